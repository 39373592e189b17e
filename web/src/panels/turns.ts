/** The turns so far, by the moments the server names and the words of the log. */

import type { EventNow, RewindWish, Snapshot } from "../lib/wire";

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

export interface Wish {
  moment: number;
  agreed: number[];
}

export function wishOf(rewind: RewindWish | null): Wish | null {
  const moment = rewind?.["moment"];
  const agreed = rewind?.["agreed"];
  if (typeof moment !== "number" || !Array.isArray(agreed)) return null;
  return { moment, agreed: agreed.filter((seat): seat is number => typeof seat === "number") };
}

/** The persons whose answer still counts. */
export function persons(now: Snapshot): number[] {
  return now.seats.filter((seat) => seat.who === "person" && !seat.handed).map((seat) => seat.seat);
}
