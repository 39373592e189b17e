/** The turns so far, by the moments the server names and the words of the log. */

import type { EventNow, Snapshot } from "../lib/wire";

export interface Turn {
  moment: number;
  /** null where the log does not tell which turn it was. */
  round: number | null;
  seat: number | null;
}

/** Every turn somebody began, oldest first. The automa moves no pawn and is not among them. */
export function turnsOf(now: Snapshot, events: EventNow[]): Turn[] {
  const told = events.filter((event) => event.said.m === "log-turn" && now.seats[event.seat]?.who !== "automa");
  const sure = told.length === now.turns.length || told.length === now.turns.length + 1;
  return now.turns.map((moment, number) => {
    const event = sure ? told[number] : undefined;
    const round = event?.said.a?.["a"];
    return { moment, round: typeof round === "number" ? round : null, seat: event?.seat ?? null };
  });
}

/** The persons whose answer still counts. */
export function persons(now: Snapshot): number[] {
  return now.seats.filter((seat) => seat.who === "person" && !seat.handed).map((seat) => seat.seat);
}
