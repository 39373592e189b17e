/** What is pointed at on the table: what lights up, the words beside it, what it would cost, or why it is not possible. */

import * as api from "../lib/api";
import { live } from "../lib/live.svelte";
import type { CardSaid, Said } from "../lib/wire";
import { say } from "../lib/words.svelte";

/** What an element on the table is, for whoever points at it. */
export interface Spot {
  /** The thing, such as 'place:a1', 'slot:B', 'seat:2'. */
  key?: string | undefined;
  /** A card whose words are shown. */
  card?: string | undefined;
  /** Or words of our own. */
  title?: string | undefined;
  lines?: string[] | undefined;
  /** An option it takes now. */
  option?: string | undefined;
  /** What it would be as an option, if it were one. */
  wish?: string | undefined;
  /** It does something of its own when clicked, so there is no reason to give. */
  active?: boolean;
}

export interface Answer {
  id: string;
  title: string;
  said: Said;
  rule: string;
}

export abstract class Pointing {
  /** The thing the log, an option or the pointer speaks of. */
  lit = $state<string | null>(null);
  /** What is to be shown, wherever it lies. */
  goal = $state<string | null>(null);
  /** What the arrows on the board lead from and to: a map that shows only a part of itself shows this part. */
  drawn = $state.raw<readonly string[]>([]);
  /** The option that is hovered or focused. */
  preview = $state<string | null>(null);
  /** Words about what is pointed at. */
  tip = $state.raw<{ spot: Spot; at: DOMRect } | null>(null);
  why = $state.raw<Answer | null>(null);
  /** Where the thing lies that is pointed at. */
  at = $state.raw<DOMRect | null>(null);
  /** Somebody clicked what cannot be chosen: its words stay until the next click. */
  pinned = $state(false);
  cards = $state.raw<Record<string, CardSaid>>({});

  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- remembered answers are not drawn
  #whys = new Map<string, Answer | null>();
  #spots: { spot: Spot; at: DOMRect }[] = [];
  #asking: ReturnType<typeof setTimeout> | undefined;
  #showing: ReturnType<typeof setTimeout> | undefined;

  abstract get may(): boolean;
  abstract has(option: string): boolean;

  /** Show a thing that somebody clicked in the log: on a phone its board comes up. */
  show(key: string): void {
    this.goal = key;
    this.lit = key;
    clearTimeout(this.#showing);
    this.#showing = setTimeout(() => {
      this.goal = null;
      if (this.lit === key) this.lit = null;
    }, 1800);
  }

  /** Somebody touches or clicks elsewhere: nothing is pointed at any more. */
  letGo(): void {
    this.pinned = false;
    this.tip = null;
    this.#spots = [];
    this.#point();
  }

  /** Something else is asked: reasons are old. */
  forgetWhys(): void {
    this.why = null;
    this.preview = null;
    this.pinned = false;
    this.#whys.clear();
  }

  enter(spot: Spot, at: DOMRect): void {
    if (this.pinned) return;
    this.#spots = [...this.#spots.filter((other) => other.spot !== spot), { spot, at }];
    this.#point();
  }

  leave(spot: Spot): void {
    if (this.pinned) return;
    if (this.tip?.spot === spot) this.tip = null;
    this.#spots = this.#spots.filter((other) => other.spot !== spot);
    this.#point();
  }

  /** What is pointed at keeps its words. */
  pin(): void {
    this.pinned = true;
  }

  #point(): void {
    const last = this.#spots.at(-1);
    const spot = last?.spot;
    this.lit = spot?.key ?? null;
    this.at = last?.at ?? null;
    this.preview = spot?.option && this.has(spot.option) ? spot.option : null;
    clearTimeout(this.#asking);
    const wish = spot?.wish;
    if (!spot || !wish || spot.option || spot.active || !this.may || this.has(wish)) {
      this.why = null;
      return;
    }
    this.why = this.#whys.get(wish) ?? null;
    if (!this.#whys.has(wish)) this.#asking = setTimeout(() => void this.#askWhy(wish, spot), 120);
  }

  /** The name of a card, in words; its id if it has none. */
  cardName(id: string): string {
    const { title, name } = this.cards[id] ?? {};
    return title ? say(title) : (name ?? id);
  }

  async #askWhy(wish: string, spot: Spot): Promise<void> {
    const { ticket, trial } = live;
    if (ticket === null || !this.may) return;
    const seq = live.shown?.seq;
    try {
      const answer = await (trial ? trial.whyNot(wish) : api.whyNot(ticket, wish));
      if (live.shown?.seq !== seq) return;
      const title = spot.title ?? (spot.card ? this.cardName(spot.card) : "");
      const why = answer.said ? { id: wish, title, said: answer.said, rule: answer.rule } : null;
      this.#whys.set(wish, why);
      if (this.#spots.at(-1)?.spot === spot) this.why = why;
    } catch {
      // no answer is no harm
    }
  }
}
