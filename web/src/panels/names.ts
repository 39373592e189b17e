/** Seats and moments of the open table, by name. */

import { live } from "../lib/live.svelte";
import type { TurnNow } from "../lib/wire";
import { comma, t } from "../lib/words.svelte";

export function namesOf(seats: number[]): string {
  const names = seats.map((seat) => live.now?.seats[seat]?.name).filter((name) => name !== undefined);
  return names.length ? names.join(comma()) : t("page-somebody");
}

export function turnName({ seat, round }: TurnNow): string {
  return t("page-rewind-turn", { n: round, name: live.now?.seats[seat]?.name ?? "" });
}

export function momentName(moment: number): string {
  const turn = live.now?.turns.findLast((one) => one.moment === moment);
  return turn ? turnName(turn) : t("page-rewind-moment", { n: moment });
}
