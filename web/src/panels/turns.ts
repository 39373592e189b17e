/** The turns of persons and bots so far, as the game tells them. */

import type { Snapshot, TurnNow } from "../lib/wire";

/** Every turn somebody began, oldest first; the automa's are not among them. */
export function turnsOf(now: Snapshot): TurnNow[] {
  return now.turns.filter((turn) => now.seats[turn.seat]?.who !== "automa");
}

/** The persons whose answer still counts. */
export function persons(now: Snapshot): number[] {
  return now.seats.filter((seat) => seat.who === "person" && !seat.handed).map((seat) => seat.seat);
}
