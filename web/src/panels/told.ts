/** Seats and moments of the open table, by name. */

import { live } from "../lib/live.svelte";
import { t } from "../lib/words.svelte";
import type { TurnNow } from "../lib/wire";
import { turnsOf } from "./turns";

export function namesOf(seats: number[]): string {
  const names = seats.map((seat) => live.now?.seats[seat]?.name).filter((name) => name !== undefined);
  return names.length ? names.join(", ") : t("page-somebody");
}

export function turnName(turn: TurnNow): string {
  return t("page-rewind-turn", { n: turn.round, name: live.now?.seats[turn.seat]?.name ?? "" });
}

export function momentName(moment: number): string {
  const turn = live.now === null ? undefined : turnsOf(live.now).find((one) => one.moment === moment);
  return turn ? turnName(turn) : t("page-rewind-moment", { n: moment });
}
