/** The analysis of the game on the table: asked for, followed until it is done, and the turn that is looked at. */

import * as api from "../lib/api";
import { live } from "../lib/live.svelte";
import { path } from "../lib/path.svelte";
import type { Analysed, AnalysisNow, TurnLooked } from "../lib/wire";
import { entryOf, ownSeat } from "../record/entries";
import { ownRecord } from "../record/kept.svelte";
import { me } from "../start/me.svelte";
import { sentence } from "../start/opening.svelte";

/** Which position of a turn is on the board. */
export type Side = "before" | "played" | "expert";

const AGAIN = 3_000;

class Study {
  now = $state.raw<AnalysisNow | null>(null);
  told = $state.raw<Analysed | null>(null);
  trouble = $state("");
  side = $state<Side>("before");

  #shown = 0;
  #wake: () => void = () => undefined;

  get turns(): TurnLooked[] {
    return this.told?.turns ?? [];
  }

  /** The turn that is looked at: the one of the address, or the greatest turning point. */
  get turn(): TurnLooked | undefined {
    const asked = path.analysis ?? 0;
    if (asked > 0) return this.turns[Math.min(asked, this.turns.length) - 1];
    const turning = this.told?.turning.toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change))[0];
    return this.turns[turning?.turn ?? 0];
  }

  /** Have it begun, and follow it until it is done; what is given back ends that. */
  follow(ticket: api.Ticket): () => void {
    let left = false;
    const ended = () => left; // meanwhile, wherever something is waited for
    this.now = this.told = null;
    const go = async () => {
      let now = await api.beginAnalysis(ticket);
      while (!ended()) {
        this.#take(now);
        this.trouble = "";
        if (now.state === "done" || now.state === "failed") {
          await new Promise<void>((wake) => {
            this.#wake = wake;
          });
        }
        if (ended()) return;
        now = this.now?.state === "failed" ? await api.beginAnalysis(ticket) : await this.#next(ticket, now);
      }
    };
    const tryOn = () => {
      go().catch((error: unknown) => {
        if (left) return;
        this.trouble = sentence(error);
        if (!(error instanceof api.Refused)) setTimeout(tryOn, AGAIN);
      });
    };
    tryOn();
    return () => {
      left = true;
      this.#wake();
    };
  }

  /** It failed: once more. */
  again(): void {
    this.#wake();
  }

  /** Look at a turn; the address says which. */
  choose(number: number): void {
    path.analyse(Math.max(0, Math.min(this.turns.length - 1, number)) + 1);
  }

  /** Put a turn's position on the board. */
  async show(turn: TurnLooked, side: Side): Promise<void> {
    const number = ++this.#shown;
    if (side !== "expert" || !live.ticket) {
      await live.lookAt(side === "before" ? turn.moment : turn.end);
      return;
    }
    try {
      const found = await api.asTheExpert(live.ticket, turn.number);
      if (number === this.#shown) live.past = found;
    } catch (error) {
      live.tell(error);
    }
  }

  #next(ticket: api.Ticket, now: AnalysisNow): Promise<AnalysisNow> {
    return api.lookAtAnalysis(ticket, now.number, this.told?.done ?? 0);
  }

  #take(now: AnalysisNow): void {
    this.now = now;
    if (now.told === null) return;
    const known = this.turns;
    const first = now.told.turns[0]?.number ?? known.length;
    this.told = { ...now.told, turns: [...known.slice(0, first), ...now.told.turns] };
    if (now.state === "done") this.#remember(this.told);
  }

  /** What it says of my own seat goes into my record, in this browser. */
  #remember(told: Analysed): void {
    const { now, ticket, mine } = live;
    const seat = now && ownSeat(now, mine, me.name.trim());
    if (now && ticket && seat !== null) ownRecord.add([entryOf(ticket.table, told, now, seat, Date.now())]);
  }
}

export const study = new Study();

/** A loss in a small search that counts for nothing. */
const NOISE = 0.02;

/** What of a turn's loss comes from choices after chance or others had spoken, if it is worth a word. */
export function lateLoss({ loss, best, played, seat }: TurnLooked): number {
  if (loss === null || best === null) return 0;
  const late = loss - Math.max(0, (best.chances[seat] ?? 0) - (played.chances[seat] ?? 0));
  return late >= NOISE ? late : 0;
}

/** A chance in whole percent. */
export const percent = (chance: number): number => Math.round(100 * chance);

/** A change in whole percent, with its sign. */
export function signed(change: number): string {
  const number = percent(change);
  return number < 0 ? `−${-number}` : number > 0 ? `+${number}` : "0";
}
