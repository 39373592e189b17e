/** The points of all seats at the end of every round, read from the past states of a game one after the other. */

import { lookBack, type Ticket } from "../lib/api";
import type { Snapshot } from "../lib/wire";

/** More rounds than this are read in strides, so that a very long game is still shown soon. */
const MOST = 40;

export interface RoundPoints {
  round: number;
  points: number[];
}

class Rounds {
  points = $state.raw<RoundPoints[]>([]);
  read = $state(0);
  most = $state(0);
  state = $state<"waiting" | "reading" | "ready" | "failed">("waiting");

  /** Read a finished game; the answer stops it. */
  load(ticket: Ticket, now: Snapshot): () => void {
    const moments = endsOfRounds(now);
    let stopped = false;
    this.points = [{ round: 0, points: now.seats.map(() => 0) }];
    this.read = 0;
    this.most = moments.length + 1;
    this.state = "reading";
    const go = async () => {
      for (const moment of moments) {
        const then = await lookBack(ticket, moment);
        if (stopped) return;
        this.#add(then.view.round - 1, then);
      }
      this.#add(now.view.round, now);
      this.state = "ready";
    };
    go().catch(() => {
      if (!stopped) this.state = "failed";
    });
    return () => (stopped = true);
  }

  #add(round: number, then: Snapshot): void {
    const points = then.seats.map((seat) => then.scores[seat.seat]?.total ?? 0);
    this.points = [...this.points.filter((one) => one.round < round), { round, points }];
    this.read += 1;
  }
}

/** The moments at which a new round began, from the second round on. */
export function endsOfRounds({ turns }: Pick<Snapshot, "turns">): number[] {
  const all = turns.flatMap(({ round, moment }, number) =>
    number > 0 && round !== turns[number - 1]?.round ? [moment] : [],
  );
  const stride = Math.ceil(all.length / MOST);
  return all.filter((_, number) => number % stride === 0);
}

export const rounds = new Rounds();
