/** Going back past a barrier takes everybody's consent. */

import type { Snapshot, TurnNow } from "../lib/wire";

/** The turns one may go back to, the latest first. Of turns in which nobody chose anything only the next one counts. */
export function turnsToGoBackTo({ turns, moment }: Pick<Snapshot, "turns" | "moment">): TurnNow[] {
  return turns.filter((turn, number) => turn.moment < moment && turn.moment !== turns[number + 1]?.moment).toReversed();
}

/** The persons who have not agreed yet; nobody is asked for a seat that was handed to a bot. */
export function stillToAgree({ seats, rewind }: Pick<Snapshot, "seats" | "rewind">): number[] {
  return seats
    .filter(({ seat, who, handed }) => who === "person" && !handed && !rewind?.agreed.includes(seat))
    .map(({ seat }) => seat);
}
