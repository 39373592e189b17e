/** How the table is laid out in this window. Type is never shrunk below what can be read: panels become tabs first. */

import { settings } from "../lib/settings.svelte";

/** The window that the table is drawn for; in a larger one everything is larger. */
const DESIGN = { width: 1440, height: 900 };
/** 12 px become 11: no smaller. */
const SMALLEST = 11 / 12;
const LARGEST = 2.4;
/** In a narrower window, boards are tabs. */
const NARROW = 1100;
/** A small screen that is so many times as wide as tall lies on its side. */
const ACROSS = 1.2;
/** With less room than this, in pixels of the design, the lower panels are tabs, or one board is shown at a time. */
const TALL = 880;
const BOTH = 1380;

/** Not the window: of a phone that was turned back upright it is still as wide as what was drawn in it. */
const page = document.documentElement;

class Layout {
  #width = $state(page.clientWidth);
  #height = $state(page.clientHeight);

  constructor() {
    new ResizeObserver(() => {
      this.#width = page.clientWidth;
      this.#height = page.clientHeight;
    }).observe(page);
  }

  /** A small screen: one board at a time, the question at the bottom. */
  get narrow(): boolean {
    return this.#width / settings.textSize < NARROW;
  }

  /** On a small screen, wider than tall: the question stands beside the board. */
  get across(): boolean {
    return this.narrow && this.#width > this.#height * ACROSS;
  }

  get scale(): number {
    if (this.narrow) return settings.textSize;
    const fits = Math.min(this.#width / DESIGN.width, this.#height / DESIGN.height);
    return Math.max(SMALLEST, Math.min(LARGEST, fits)) * settings.textSize;
  }

  /** The window in pixels of the design. */
  get width(): number {
    return this.#width / this.scale;
  }
  get height(): number {
    return this.#height / this.scale;
  }

  /** There is no room for all panels below the boards: they are tabs. */
  get short(): boolean {
    return this.height < TALL;
  }

  /** There is no room for both boards side by side. */
  get oneSide(): boolean {
    return this.width < BOTH;
  }
}

export const layout = new Layout();
