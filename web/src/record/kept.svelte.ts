/** My record: games that were analysed, kept in this browser. Nothing of it is sent anywhere. */

import { isEntry, joined, type Entry } from "./entries";

const STORE = "heliopause.record";
const MOST = 1000;

function read(): Entry[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

class OwnRecord {
  #entries = $state.raw(read());

  constructor() {
    addEventListener("storage", (event) => {
      if (event.key === STORE) this.#entries = read();
    });
  }

  get entries(): Entry[] {
    return this.#entries;
  }

  /** How many of them are new. */
  add(entries: Entry[]): number {
    const before = read();
    this.#keep(joined(before, entries));
    return this.#entries.length - before.length;
  }

  forget(entry: Entry): void {
    this.#keep(read().filter(({ table, seat }) => table !== entry.table || seat !== entry.seat));
  }

  #keep(entries: Entry[]): void {
    this.#entries = entries.slice(0, MOST);
    try {
      localStorage.setItem(STORE, JSON.stringify(this.#entries));
    } catch {
      // kept for this visit only
    }
  }
}

export const ownRecord = new OwnRecord();
