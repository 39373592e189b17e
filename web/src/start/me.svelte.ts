/** The name a person goes by, kept in this browser. */

import { t } from "../lib/words.svelte";

const STORE = "heliopause.name";

function read(): string {
  try {
    return localStorage.getItem(STORE) ?? "";
  } catch {
    return "";
  }
}

class Me {
  #name = $state(read());

  get name(): string {
    return this.#name;
  }
  set name(value: string) {
    this.#name = value;
    try {
      localStorage.setItem(STORE, value);
    } catch {
      // known for this visit only
    }
  }

  /** The name, or "Player N" for who has not given one. */
  called(seat: number): string {
    return this.#name.trim() || t("page-name-default", { n: seat + 1 });
  }
}

export const me = new Me();
