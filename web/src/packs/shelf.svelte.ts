/** The packs that are made in this browser. Every change is written at once: a tab that is closed loses nothing. */

import type { PackDraft } from "../lib/wire";

export interface OwnPack {
  id: string;
  game: string;
  draft: PackDraft;
  /** When it was last changed. */
  at: number;
  /** When it was put away; it can be had back until the page is opened a day later. */
  away?: number;
  /** What bots have learned with it, as `heliopause lab train` writes it. */
  models?: string | undefined;
  /** The games that bots play with it at the server, or have played. */
  weighing?: string | undefined;
}

const PREFIX = "heliopause.pack.";
const KEPT_AWAY = 86_400_000;

class Shelf {
  all = $state.raw<OwnPack[]>([]);
  /** The browser has no room left, or keeps nothing. */
  full = $state(false);
  /** A pack as another window has just kept it. */
  elsewhere = $state.raw<OwnPack | null>(null);

  constructor() {
    this.#read();
    addEventListener("storage", (event) => {
      if (event.key !== null && !event.key.startsWith(PREFIX)) return;
      this.#read();
      this.elsewhere = this.all.find(({ id }) => PREFIX + id === event.key) ?? null;
    });
  }

  get shown(): OwnPack[] {
    return this.all.filter(({ away }) => away === undefined);
  }

  pack(id: string): OwnPack | undefined {
    return this.shown.find((pack) => pack.id === id);
  }

  begin(game: string, draft: PackDraft, models?: string): OwnPack {
    const pack = { id: crypto.randomUUID().slice(0, 8), game, draft, at: Date.now(), models };
    this.keep(pack);
    return pack;
  }

  keep(pack: OwnPack): void {
    const others = this.all.filter(({ id }) => id !== pack.id);
    this.all = [...others, pack].toSorted((one, other) => other.at - one.at);
    try {
      localStorage.setItem(PREFIX + pack.id, JSON.stringify(pack));
      this.full = false;
    } catch {
      this.full = true;
    }
  }

  putAway(pack: OwnPack): void {
    this.keep({ ...pack, away: Date.now() });
  }

  takeBack(id: string): void {
    const found = this.all.find((pack) => pack.id === id);
    if (!found) return;
    const { away: _, ...pack } = found;
    this.keep(pack);
  }

  #read(): void {
    const found: OwnPack[] = [];
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(PREFIX)) continue;
      try {
        const pack = JSON.parse(localStorage.getItem(key) ?? "") as OwnPack;
        if (pack.away !== undefined && Date.now() - pack.away > KEPT_AWAY) localStorage.removeItem(key);
        else found.push(pack);
      } catch {
        localStorage.removeItem(key);
      }
    }
    this.all = found.toSorted((one, other) => other.at - one.at);
  }
}

export const shelf = new Shelf();
