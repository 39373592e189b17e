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
  /** Is this browser told by push what concerns my seats there? */
  push?: boolean;
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

/** The key that an address brings. */
export function keyIn(search: string): string | null {
  return new URLSearchParams(search).get("key");
}

/** What else an address asks for. */
export function withoutKey(search: string): string {
  const rest = new URLSearchParams(search);
  rest.delete("key");
  return rest.size ? `?${rest.toString()}` : "";
}

/** The address a key opens the table at. */
export function linkOf(table: string, key: string, origin = location.origin): string {
  return `${origin}/t/${table}?key=${encodeURIComponent(key)}`;
}

/** An address that brings all my games to another device. Behind the # nothing of it reaches a server. */
export function allGamesLink(): string {
  const carried = myGames().map(({ table, key }) => `${table}:${key}`);
  return `${location.origin}/#games=${encodeURIComponent(carried.join(","))}`;
}

/** Keep the games that such an address brings; how many there were. */
export function takeGames(hash: string): number {
  const carried = new URLSearchParams(hash.slice(1)).get("games") ?? "";
  const pairs = carried.split(",").flatMap((pair) => {
    const [table, key] = pair.split(":");
    return table && key ? [{ table, key }] : [];
  });
  for (const { table, key } of pairs.toReversed()) keep(table, { key });
  return pairs.length;
}

function write(games: MyGame[]): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(games));
  } catch {
    // a browser that keeps nothing still plays; the link in the address brings it back
  }
}
