/** The things on the table that lines of the log name. */

import type { HorizonView, Said } from "../../lib/wire";
import { desk } from "../../table/desk.svelte";
import { constructionOf } from "./places";

/** Arguments that are slots of the technology board, by message. */
const SLOTS: Record<string, string> = { "log-research": "a", "log-discover": "a", "log-place-card": "b" };

export function thingOf(line: Said, name: string, value: Said, text: string): { key: string; card?: string } | null {
  const tile = tileIn(value);
  if (tile !== null) return { key: `tile:${tile}` };
  const [, action] = /^horizon-((?:basic|advanced)-\d)$/.exec(value.m) ?? [];
  if (action) return { key: `action:${action}`, card: action };
  if (value.m !== "name") return null;
  if (SLOTS[line.m] === name) return { key: `slot:${text}` };
  const card = desk.cardNamed(text);
  return card === undefined ? null : { key: `${kindOf(card)}:${card}`, card };
}

function tileIn(said: Said): string | null {
  const at = said.a?.["at"];
  if (said.m === "tile-cradle") return "0,0";
  if (said.m === "tile-home") {
    const who = said.a?.["who"];
    const name = typeof who === "object" && !Array.isArray(who) ? who.a?.["name"] : who;
    const seat = desk.now?.seats.find((other) => other.name === name)?.seat;
    return (desk.view as HorizonView | null)?.seats[seat ?? -1]?.home ?? null;
  }
  return (said.m === "tile-territory" || said.m === "tile-at") && typeof at === "string" ? at : null;
}

function kindOf(card: string): string {
  const view = desk.view as HorizonView | null;
  if (desk.cards[card]?.condition) return "achievement";
  return view && constructionOf(view, card) ? "construction" : "card";
}
