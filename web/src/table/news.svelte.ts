/** What happened since my last turn: the game chooses the items; here they are pointed at, replayed and put away. */

import { live } from "../lib/live.svelte";
import type { NewsNow } from "../lib/wire";
import { desk } from "./desk.svelte";

/** How long each choice of the others stays when their turns are shown again, in milliseconds. */
const REPLAY = 450;

class News {
  /** The item that is pointed at, by its number from 1. */
  pointed = $state<number | null>(null);
  /** Others' turns are shown again. */
  replaying = $state(false);
  #closed = $state(-1);

  get items(): NewsNow[] {
    const { now, mine } = live;
    if (now === null || mine.length === 0) return [];
    const items = now.news[desk.me] ?? [];
    return items.some(({ event }) => event > this.#closed) ? items : [];
  }

  /** Has nothing been chosen since? */
  get fresh(): boolean {
    return this.items.some(({ fresh }) => fresh);
  }

  /** The things that changed, by the number of the item that tells of it; once I have chosen, only of one I point at. */
  changed = $derived(
    new Map(
      this.items
        .flatMap((item, number) =>
          (item.fresh || this.pointed === number + 1 ? item.about : []).map((thing): [string, number] => [
            thing,
            number + 1,
          ]),
        )
        .toReversed(), // where two items touch a thing, the first counts
    ),
  );

  close(): void {
    this.#closed = Math.max(...this.items.map(({ event }) => event));
    this.point(null);
  }

  point(number: number | null): void {
    this.pointed = number;
    desk.lit = (number !== null && this.items[number - 1]?.about[0]) || null;
  }

  /** The table as it stood when it had happened. */
  async visit(item: NewsNow): Promise<void> {
    this.replaying = false;
    const [thing] = item.about;
    await live.lookAt(item.moment);
    if (thing) desk.show(thing);
  }

  /** The turns of the others once more, choice by choice, until somebody does something else. */
  async replay(): Promise<void> {
    const now = live.now;
    const [first] = this.items;
    if (now === null || first === undefined || this.replaying) return;
    const turns = now.turns.filter(({ moment }) => moment <= first.moment);
    this.replaying = true;
    for (let moment = turns.at(-1)?.moment ?? first.moment; moment < now.moment && this.replaying; moment++) {
      await live.lookAt(moment);
      await new Promise((wake) => setTimeout(wake, REPLAY));
      if (live.past?.moment !== moment || live.now?.moment !== now.moment) this.replaying = false;
    }
    if (this.replaying) await live.lookAt(null);
    this.replaying = false;
  }

  reset(): void {
    this.#closed = -1;
    this.pointed = null;
    this.replaying = false;
  }
}

export const news = new News();
