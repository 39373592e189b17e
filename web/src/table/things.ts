/** The things on the table that a phrase names: the game marks them, as 'place:a1', 'card:terraforming', 'seat:2'. */

import type { Said } from "../lib/wire";
import { cut, isPhrase, type Board, type View } from "./games";

/** All things a phrase names, its own first. */
export function thingsIn(said: Said): string[] {
  const inside = Object.values(said.a ?? {}).flatMap((value) =>
    Array.isArray(value) ? value.flatMap(thingsIn) : isPhrase(value) ? thingsIn(value) : [],
  );
  return said.k ? [said.k, ...inside] : inside;
}

/** From which thing to which a phrase moves a ship or another piece, if it does. */
export function moveIn(said: Said): { from: string; to: string } | null {
  const [from, to] = ["origin", "target"].map((arg) => {
    const value = said.a?.[arg];
    return isPhrase(value) ? value.k : undefined;
  });
  return from && to ? { from, to } : null;
}

/** The card whose words explain what a phrase names. */
export function cardIn(view: View, said: Said, known: (card: string) => boolean): string | undefined {
  for (const thing of thingsIn(said)) {
    const [kind, id] = cut(thing);
    if (kind === "card") return id;
    if (kind === "action") return known(id) ? id : id.split(".")[0];
    const lying = kind === "slot" ? view.slots.find((slot) => slot.id === id)?.card?.id : undefined;
    if (lying !== undefined) return lying;
  }
  return undefined;
}

const HOMES: Record<string, Board> = {
  slot: "technology",
  space: "technology",
  action: "technology",
  card: "technology",
  place: "stars",
  tile: "stars",
  seat: "others",
};

/** The board a thing lies on; `aside` are the cards beside the boards. */
export function homeOf(thing: string, aside: readonly { id: string }[]): Board | null {
  const [kind, id] = cut(thing);
  if (kind === "card" && aside.some((card) => card.id === id)) return "others";
  return HOMES[kind] ?? null;
}
