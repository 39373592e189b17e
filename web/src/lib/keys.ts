/** My games: the keys this browser holds, kept in its own storage. */

import type { Opened } from "./wire";

const STORE = "heliopause.games";

export interface MyGame {
  table: string;
  key: string;
  /** Keys to be given to others, kept by who opened the table. */
  links: { seat: number; key: string }[];
  watch: string | null;
  names: string[];
  /** When it was last looked at, in milliseconds. */
  at: number;
  over: boolean;
}

export function myGames(): MyGame[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? "[]");
    return Array.isArray(kept) ? (kept as MyGame[]).toSorted((one, other) => other.at - one.at) : [];
  } catch {
    return [];
  }
}

export function keyOf(table: string): string | null {
  return myGames().find((game) => game.table === table)?.key ?? null;
}

export function gameOf(table: string): MyGame | null {
  return myGames().find((game) => game.table === table) ?? null;
}

/** Keep a table just opened. */
export function keepOpened(opened: Opened): void {
  keep(opened.table, { key: opened.key, links: opened.links, watch: opened.watch });
}

/** Keep what is known of a table; what is not given stays as it was. */
export function keep(table: string, known: Partial<Omit<MyGame, "table">>): void {
  const others = myGames().filter((game) => game.table !== table);
  const before = gameOf(table) ?? { table, key: "", links: [], watch: null, names: [], at: 0, over: false };
  write([{ ...before, ...known, at: Date.now() }, ...others]);
}

export function forget(table: string): void {
  write(myGames().filter((game) => game.table !== table));
}

/** The address a key opens the table at. */
export function linkOf(table: string, key: string): string {
  return `${location.origin}/t/${table}?key=${encodeURIComponent(key)}`;
}

function write(games: MyGame[]): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(games));
  } catch {
    // a browser that keeps nothing still plays; the link in the address brings it back
  }
}
