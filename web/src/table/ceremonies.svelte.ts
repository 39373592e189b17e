/** Moments worth a banner: a discovery, a colony, a city, a claim, control lost, the end coming and come. One after the
 * other, briefly. */

import { live } from "../lib/live.svelte";
import { settings } from "../lib/settings.svelte";
import type { EventNow } from "../lib/wire";

/** How long a banner stays, in milliseconds: those of others are shorter. */
const MINE = 1_800;
const THEIRS = 1_300;
/** A card that somebody else brings is read. */
const READ = 2_400;
/** More at once is not news but a table that was opened. */
const TOO_MANY = 60;
const WAITING = 2;

class Ceremonies {
  now = $state.raw<EventNow | null>(null);
  #waiting: EventNow[] = [];
  #known = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The log has grown, or was taken back. */
  hear(events: EventNow[]): void {
    const before = this.#known;
    this.#known = events.length;
    if (before < 0 || events.length <= before || events.length > before + TOO_MANY) return;
    if (settings.pace === 0 || document.hidden) return;
    this.#waiting.push(...events.slice(before).filter(isMoment));
    this.#waiting = this.#waiting.slice(-WAITING);
    if (this.now === null) this.#next();
  }

  /** Seen enough. */
  skip(): void {
    if (this.now === null) return;
    clearTimeout(this.#timer);
    this.#next();
  }

  forget(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.#known = -1;
    this.now = null;
  }

  #next(): void {
    this.now = this.#waiting.shift() ?? null;
    if (this.now) this.#timer = setTimeout(() => this.#next(), lengthOf(this.now));
  }
}

function lengthOf({ kind, seat }: EventNow): number {
  if (live.mine.includes(seat)) return MINE;
  return kind === "discovery" ? READ : THEIRS;
}

function isMoment({ kind, seat }: EventNow): boolean {
  if (kind === "lost") return live.mine.includes(seat);
  return ["feat", "discovery", "claim", "ending", "over"].includes(kind);
}

export const ceremonies = new Ceremonies();
