/** Where we are: '/', '/packs', '/record', '/puzzles', '/puzzles/PUZZLE' or '/t/TABLE', with '?analysis=TURN' its analysis; anything else is no address of ours. */

import { framed } from "./around.svelte";

class Path {
  now = $state(location.pathname);
  #search = $state(location.search);

  constructor() {
    addEventListener("popstate", () => this.#look());
  }

  get table(): string | null {
    return /^\/t\/([^/]+)\/?$/.exec(this.now)?.[1] ?? null;
  }

  get workshop(): boolean {
    return /^\/packs\/?$/.test(this.now);
  }

  /** The page of one's own games. */
  get record(): boolean {
    return /^\/record\/?$/.test(this.now);
  }

  /** The puzzle that is looked at; empty for the list of all, null elsewhere. */
  get puzzle(): string | null {
    const found = /^\/puzzles(?:\/([^/]*))?\/?$/.exec(this.now);
    return found === null ? null : (found[1] ?? "");
  }

  /** The turn whose analysis is looked at, from 1; 0 for whichever is worth it, null for none. */
  get analysis(): number | null {
    const turn = new URLSearchParams(this.#search).get("analysis");
    return turn === null ? null : Math.max(0, Number.parseInt(turn, 10) || 0);
  }

  /** Look at the analysis of a turn, or no more at any. */
  analyse(turn: number | null): void {
    const to = turn === null ? location.pathname : `${location.pathname}?analysis=${turn}`;
    if (this.analysis === null) history.pushState(null, "", to);
    else history.replaceState(null, "", to);
    this.#look();
  }

  get known(): boolean {
    if (this.now === "/" || this.now === "/index.html" || this.workshop || this.record) return true;
    return this.puzzle !== null || this.table !== null;
  }

  go(to: string): void {
    if (framed) {
      parent.location.href = to;
      return;
    }
    history.pushState(null, "", to);
    this.#look();
    scrollTo(0, 0);
  }

  #look(): void {
    this.now = location.pathname;
    this.#search = location.search;
  }
}

export const path = new Path();
