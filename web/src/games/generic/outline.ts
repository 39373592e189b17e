/** A view of any game as an outline: every value under what the game calls it. */

import { t, words } from "../../lib/words.svelte";

type Plain = string | number | boolean | null;
export type Value = Plain | Value[] | { [name: string]: Value };

export interface Entry {
  label: string;
  /** What it is, if it can be said on a line. */
  text: string | null;
  inside: Entry[];
}

/** Letters that stand side by side on a line. */
const WIDEST = 90;

export interface Around {
  game: string;
  /** Who sits where. */
  names: string[];
}

/** The entries of a value inside a view; a list of seats goes by who sits there. */
export function entriesOf(value: Value, around: Around, name = ""): Entry[] {
  if (Array.isArray(value)) {
    const seats = name === "seats" && value.length === around.names.length;
    return value.map((one, number) => entryOf(seats ? (around.names[number] ?? "") : String(number + 1), one, around));
  }
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).map(([inner, one]) =>
    entryOf(labelOf(inner, around.game), named(inner, one, around), around, inner),
  );
}

function entryOf(label: string, value: Value, around: Around, name = ""): Entry {
  if (isPlain(value)) return { label, text: plain(value), inside: [] };
  const inside = entriesOf(value, around, name);
  const short = Array.isArray(value)
    ? value.every(isPlain) && value.map(plain)
    : Object.values(value).every(isPlain) && inside.map(pair);
  const text = short ? short.join(", ") || plain(null) : "";
  return text && text.length <= WIDEST ? { label, text, inside: [] } : { label, text: null, inside };
}

const pair = ({ label, text }: Entry): string => `${label} ${text}`;

/** A seat goes by who sits there. */
function named(name: string, value: Value, around: Around): Value {
  return name === "seat" && typeof value === "number" ? (around.names[value] ?? value) : value;
}

function isPlain(value: Value): value is Plain {
  return value === null || typeof value !== "object";
}

function plain(value: Plain): string {
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  return value === null ? "–" : String(value);
}

function labelOf(name: string, game: string): string {
  const message = `view-${game}-${name}`.replaceAll("_", "-");
  return words.has(message) ? t(message) : name.replaceAll("_", " ");
}
