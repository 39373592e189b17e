/** Log lines with the things they are about. */

import { say, t } from "../lib/words.svelte";
import type { Arg, Said } from "../lib/wire";
import { desk } from "./desk.svelte";

export interface Piece {
  text: string;
  /** The thing on the table, if the piece names one. */
  key?: string;
  card?: string;
  seat?: number;
}

/** Arguments that are slots of the technology board, by message. */
const SLOTS: Record<string, string> = {
  "log-research": "a",
  "log-discover": "a",
  "log-place-card": "b",
  "log-automa-top": "a",
  "log-automa-type": "b",
};
const MARK = "\u0001";

/** The line in pieces: plain words, and words that name a thing. */
export function piecesOf(said: Said, seat: number): Piece[] {
  const spoken: Record<string, string | number> = {};
  const things: Piece[] = [];
  for (const [name, value] of Object.entries(said.a ?? {})) {
    const thing = thingOf(said, name, value, seat);
    if (thing) {
      spoken[name] = `${MARK}${things.length}${MARK}`;
      things.push(thing);
    } else if (typeof value === "object") {
      spoken[name] = Array.isArray(value) ? value.map(say).join(", ") : say(value);
    } else spoken[name] = value;
  }
  return t(said.m, spoken)
    .split(MARK)
    .flatMap((text, number) => (number % 2 ? [things[Number(text)] ?? { text }] : text ? [{ text }] : []));
}

function thingOf(line: Said, name: string, value: Arg, seat: number): Piece | null {
  if (typeof value !== "object" || Array.isArray(value)) return null;
  const text = say(value);
  if (name === "who") return { text, key: `seat:${seat}`, seat };
  const place = placeIn(value);
  if (place !== null) return { text, key: `place:${place}` };
  if (value.m.startsWith("basic-")) return { text, key: `action:${value.m}`, card: value.m };
  if (value.m !== "name") return null;
  if (SLOTS[line.m] === name) return { text, key: `slot:${text}` };
  const card = byName().get(text);
  return card === undefined ? null : { text, key: kindOf(card), card };
}

function placeIn(said: Said): string | null {
  if (said.m === "place-sol") return "sol";
  if (said.m === "place-deep") return "deep";
  if (said.m === "place-extra") return "extra";
  const inner = said.a?.["place"];
  if (said.m === "place-with-system" && typeof inner === "object" && !Array.isArray(inner)) return placeIn(inner);
  const label = said.a?.["label"];
  return (said.m === "place-slot" || said.m === "place-shipyard") && typeof label === "string"
    ? label.toLowerCase()
    : null;
}

function kindOf(card: string): string {
  const told = desk.cards[card];
  if (told?.effects) return `event:${card}`;
  if (told?.condition) return `achievement:${card}`;
  if (desk.view?.guilds.some((guild) => guild.id === card)) return `guild:${card}`;
  return `card:${card}`;
}

let indexed: object | null = null;
let index = new Map<string, string>();

function byName(): Map<string, string> {
  if (indexed !== desk.cards) {
    indexed = desk.cards;
    index = new Map(Object.entries(desk.cards).map(([id, card]) => [card.name, id]));
  }
  return index;
}
