/** What of a turn is drawn on the board: the steps of a way, and what others then did where it leads. */

import type { Line, Said, TurnLooked } from "../lib/wire";
import { moveIn, thingsIn } from "../table/things";

export interface Drawn {
  option: string;
  said: Said;
}

export interface Theirs extends Drawn {
  seat: number;
}

export const stepsOf = ({ path, steps }: Line): Drawn[] => steps.map((said, at) => ({ option: path[at] ?? "", said }));

/** All that a seat chose in its turn, also after chance or others had spoken. */
export function chosenIn({ seat, steps, played }: TurnLooked): Drawn[] {
  return steps.length ? steps.filter((step) => step.seat === seat) : stepsOf(played);
}

/** What others moved, before the seat's next turn, to where its turn led, as it was played or as the expert would. */
export function thenThere(turns: readonly TurnLooked[], turn: TurnLooked): Theirs[] {
  const places = new Set(
    [...chosenIn(turn), ...(turn.best ? stepsOf(turn.best) : [])].flatMap(({ said }) => {
      const move = moveIn(said);
      return move ? [move.to] : thingsIn(said).filter((thing) => /^(place|tile):/.test(thing));
    }),
  );
  const rest = turns.slice(turn.number + 1);
  const again = rest.findIndex(({ seat }) => seat === turn.seat);
  return rest
    .slice(0, again < 0 ? rest.length : again)
    .filter(({ seat }) => seat !== turn.seat)
    .flatMap((other) => chosenIn(other).map((step) => ({ ...step, seat: other.seat })))
    .filter(({ said }) => places.has(moveIn(said)?.to ?? ""));
}
