/** The things on the table that lines of the log name. */

import type { Said, SunView } from "../../lib/wire";
import { desk } from "../../table/desk.svelte";
import { isPhrase } from "../../table/games";

/** Arguments that are slots of the technology board, by message. */
const SLOTS: Record<string, string> = {
  "log-research": "a",
  "log-discover": "a",
  "log-place-card": "b",
  "log-automa-top": "a",
  "log-automa-type": "b",
};

export function thingOf(line: Said, name: string, value: Said, text: string): { key: string; card?: string } | null {
  const place = placeIn(value);
  if (place !== null) return { key: `place:${place}` };
  if (value.m.startsWith("basic-")) return { key: `action:${value.m}`, card: value.m };
  if (value.m !== "name") return null;
  if (SLOTS[line.m] === name) return { key: `slot:${text}` };
  const card = desk.cardNamed(text);
  return card === undefined ? null : { key: kindOf(card), card };
}

function placeIn(said: Said): string | null {
  if (said.m === "place-sol") return "sol";
  if (said.m === "place-deep") return "deep";
  if (said.m === "place-extra") return "extra";
  const inner = said.a?.["place"];
  if (said.m === "place-with-system" && isPhrase(inner)) return placeIn(inner);
  const label = said.a?.["label"];
  return (said.m === "place-slot" || said.m === "place-shipyard") && typeof label === "string"
    ? label.toLowerCase()
    : null;
}

function kindOf(card: string): string {
  const told = desk.cards[card];
  if (told?.effects) return `event:${card}`;
  if (told?.condition) return `achievement:${card}`;
  if ((desk.view as SunView | null)?.guilds.some((guild) => guild.id === card)) return `guild:${card}`;
  return `card:${card}`;
}
