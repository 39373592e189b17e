/** Which colour, and so which mark, each seat of the open table has; a seat's own number unless it chose another. */

import { live } from "./live.svelte";

class Colours {
  #chosen = $derived((live.now?.seats ?? []).map(({ colour }) => colour));

  of(seat: number): number {
    return this.#chosen[seat] ?? seat;
  }

  /** Everything is drawn in the colours of seats: those of this table get theirs. */
  paint(element: HTMLElement): void {
    for (const seat of [0, 1, 2, 3]) {
      if (this.of(seat) === seat) element.style.removeProperty(`--seat-${seat}`);
      else element.style.setProperty(`--seat-${seat}`, `var(--colour-${this.of(seat)})`);
    }
  }
}

export const colours = new Colours();
