/** What others do is shown one update after the other, each for as long as things move in it. */

import { settings } from "./settings.svelte";
import type { EventNow, ReasonNow, Snapshot } from "./wire";

/** The table as it stands after a choice, with the whole log. */
export interface Update {
  state: Snapshot;
  events: EventNow[];
  reasons: ReasonNow[];
}

/** However much others do at once, it is shown within so many milliseconds. */
const LONGEST = 1_600;

export class UpdateQueue {
  #coming: Update[] = [];
  #next: ReturnType<typeof setTimeout> | undefined;
  #shownAt = 0;

  constructor(readonly show: (update: Update) => void) {}

  /** The newest update that is still to be shown. */
  get last(): Update | null {
    return this.#coming.at(-1) ?? null;
  }

  /** A new update; one that need not wait is shown at once, unless others are still before it. */
  add(update: Update, atOnce: boolean): void {
    const still = settings.pace === 0 || document.hidden;
    if (still) this.forget();
    if (still || (atOnce && this.#coming.length === 0)) this.#show(update);
    else {
      this.#coming.push(update);
      this.#schedule();
    }
  }

  forget(): void {
    clearTimeout(this.#next);
    this.#coming = [];
  }

  #schedule(): void {
    clearTimeout(this.#next);
    const dwell = Math.min(settings.pace * 1.25, LONGEST / this.#coming.length);
    this.#next = setTimeout(() => this.#showNext(), Math.max(0, this.#shownAt + dwell - performance.now()));
  }

  #showNext(): void {
    const update = this.#coming.shift();
    if (update) this.#show(update);
    if (this.#coming.length) this.#schedule();
  }

  #show(update: Update): void {
    this.#shownAt = performance.now();
    this.show(update);
  }
}
