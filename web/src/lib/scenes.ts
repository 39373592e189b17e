/** What others do is shown one scene after the other, each for as long as things move in it. */

import { settings } from "./settings.svelte";
import type { EventNow, ReasonNow, Snapshot } from "./wire";

/** The table as it stands after a choice, with the whole log. */
export interface Scene {
  state: Snapshot;
  events: EventNow[];
  reasons: ReasonNow[];
}

/** However much others do at once, it is shown within so many milliseconds. */
const LONGEST = 1_600;

export class Scenes {
  #coming: Scene[] = [];
  #next: ReturnType<typeof setTimeout> | undefined;
  #shownAt = 0;

  constructor(readonly show: (scene: Scene) => void) {}

  /** The newest scene that is still to be shown. */
  get last(): Scene | null {
    return this.#coming.at(-1) ?? null;
  }

  /** A new scene; one that need not wait is shown at once, unless others are still before it. */
  add(scene: Scene, atOnce: boolean): void {
    const still = settings.pace === 0 || document.hidden;
    if (still) this.forget();
    if (still || (atOnce && this.#coming.length === 0)) this.#show(scene);
    else {
      this.#coming.push(scene);
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
    const scene = this.#coming.shift();
    if (scene) this.#show(scene);
    if (this.#coming.length) this.#schedule();
  }

  #show(scene: Scene): void {
    this.#shownAt = performance.now();
    this.show(scene);
  }
}
