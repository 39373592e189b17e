/** What others do is shown one update after the other, each for as long as it takes to see it. */

import { settings, type BotPace } from "./settings.svelte";
import type { EventNow, ReasonNow, Snapshot } from "./wire";

/** The table as it stands after a choice, with the whole log. */
export interface Update {
  state: Snapshot;
  events: EventNow[];
  reasons: ReasonNow[];
  /** How much there is to see: nothing, a step, a moment worth a banner, or something that happened to me. */
  weight?: "nothing" | "step" | "moment" | "mine";
}

/** How long an update stays before the next is shown, in milliseconds. */
const DWELL: Record<BotPace, Record<NonNullable<Update["weight"]>, number>> = {
  calm: { nothing: 120, step: 800, moment: 1_400, mine: 2_200 },
  brisk: { nothing: 60, step: 280, moment: 600, mine: 2_000 },
  once: { nothing: 0, step: 0, moment: 0, mine: 0 },
};
/** However much others do, what does not concern me is shown within so many milliseconds. */
const LONGEST: Record<BotPace, number> = { calm: 16_000, brisk: 6_000, once: 0 };

export class UpdateQueue {
  #coming: Update[] = [];
  #next: ReturnType<typeof setTimeout> | undefined;
  #shownAt = -Infinity;
  #shown: Update | null = null;

  /** `running` is told whether something is still to be shown. */
  constructor(
    readonly show: (update: Update) => void,
    readonly running: (still: boolean) => void = () => undefined,
  ) {}

  /** The newest update that is still to be shown. */
  get last(): Update | null {
    return this.#coming.at(-1) ?? null;
  }

  /** A new update; one that need not wait is shown at once, unless others are still before it. */
  add(update: Update, atOnce: boolean): void {
    const still = settings.botPace === "once" || document.hidden;
    if (still) this.forget();
    if (still || (atOnce && this.#coming.length === 0)) this.#show(update);
    else {
      this.#coming.push(update);
      this.#schedule();
    }
    this.running(this.#coming.length > 0);
  }

  /** No more waiting: the newest is shown. */
  skip(): void {
    const newest = this.last;
    this.forget();
    if (newest) this.#show(newest);
  }

  /** What is shown has been seen: on to the next. */
  goOn(): void {
    clearTimeout(this.#next);
    this.#showNext();
  }

  forget(): void {
    clearTimeout(this.#next);
    this.#coming = [];
    this.running(false);
  }

  #schedule(): void {
    clearTimeout(this.#next);
    const weight = this.#shown?.weight ?? "step";
    const dwell = DWELL[settings.botPace][weight];
    const most = weight === "mine" ? dwell : LONGEST[settings.botPace] / this.#coming.length;
    const until = this.#shownAt + Math.min(dwell, most);
    this.#next = setTimeout(() => this.#showNext(), Math.max(0, until - performance.now()));
  }

  #showNext(): void {
    const update = this.#coming.shift();
    if (update) this.#show(update);
    if (this.#coming.length) this.#schedule();
    this.running(this.#coming.length > 0);
  }

  #show(update: Update): void {
    this.#shownAt = performance.now();
    this.#shown = update;
    this.show(update);
  }
}
