/** What the page shows and points at: the position, whose eyes we see it with, the options by where they lie on the table. */

import { tick } from "svelte";
import * as api from "../lib/api";
import { live } from "../lib/live.svelte";
import { settings } from "../lib/settings.svelte";
import type { CardSaid, OptionNow, Said, Snapshot } from "../lib/wire";
import type { Mat, View } from "../lib/view";

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
}

export interface Answer {
  id: string;
  title: string;
  said: Said;
  rule: string;
}

export interface Flight {
  verb: string;
  from: string;
  to: string;
  level: number;
  option: OptionNow;
}

export interface Ship {
  place: string;
  level: number;
}

const ENDING = new Set(["AskProduction", "AskTrade", "AskAchievement"]);

class Desk {
  /** The ship that was picked to jump. */
  picked = $state.raw<Ship | null>(null);
  /** A choice that waits to be confirmed. */
  pending = $state<string | null>(null);
  /** The thing the log, an option or the pointer speaks of. */
  lit = $state<string | null>(null);
  /** The option that is hovered or focused. */
  preview = $state<string | null>(null);
  /** Several options at one place on the table, and where to offer them. */
  chooser = $state.raw<{ options: OptionNow[]; at: DOMRect } | null>(null);
  /** Words about what is pointed at. */
  tip = $state.raw<{ spot: Spot; at: DOMRect } | null>(null);
  why = $state.raw<Answer | null>(null);
  cards = $state.raw<Record<string, CardSaid>>({});
  /** The mat that is shown in full, by seat. */
  fullMat = $state<number | null>(null);

  #mine = $state(0);
  #seq = -1;
  #byKeys = false;
  #whys = new Map<string, Answer | null>();
  #spots: Spot[] = [];
  #asking: ReturnType<typeof setTimeout> | undefined;

  get now(): Snapshot | null {
    return live.shown;
  }

  get view(): View | null {
    return live.shown?.view ?? null;
  }

  /** May this browser choose, here and now? */
  get may(): boolean {
    return live.myTurn && live.past === null && live.line !== "lost";
  }

  /** The seat whose eyes we see the table with. */
  get me(): number {
    const asked = this.now?.asked;
    if (asked !== null && asked !== undefined && live.mine.includes(asked)) return asked;
    if (live.mine.includes(this.#mine)) return this.#mine;
    return live.mine[0] ?? this.view?.active ?? 0;
  }

  get mat(): Mat | null {
    return this.view?.seats[this.me] ?? null;
  }

  get options(): OptionNow[] {
    return this.#options;
  }

  #options = $derived(this.may && !live.busy ? (live.now?.options ?? []) : []);
  #byId = $derived(new Map(this.#options.map((option) => [option.id, option])));
  /** Jumps and moves on offer. */
  flights = $derived(this.#options.flatMap(flightOf));

  has(id: string): boolean {
    return this.#byId.has(id);
  }

  option(id: string): OptionNow | undefined {
    return this.#byId.get(id);
  }

  /** The option's id if it is on offer: for data-option. */
  offered(id: string | undefined): string | undefined {
    return id !== undefined && this.#byId.has(id) ? id : undefined;
  }

  /** May this browser take the last choice back? Only whose turn it was may, and chance is a barrier. */
  get mayUndo(): boolean {
    const { now, mine } = live;
    if (!now?.can_undo || now.closed || live.past !== null) return false;
    const turns = live.events.filter((event) => event.said.m === "log-turn");
    const begun = live.events.at(-1)?.said.m === "log-turn"; // nothing has been chosen in this turn yet
    const seat = turns.at(begun ? -2 : -1)?.seat ?? now.asked;
    return seat !== null && mine.includes(seat);
  }

  /** Which phase of the turn we are in. */
  get phase(): 1 | 2 | 3 {
    const question = this.view?.question;
    if (question === "AskProduction" || question === "AskTrade") return 2;
    return question === "AskAchievement" ? 3 : 1;
  }

  name(seat: number | null | undefined): string {
    return seat === null || seat === undefined ? "" : (this.now?.seats[seat]?.name ?? "");
  }

  // Choosing

  /** Choose, or ask for confirmation if the settings say so; a second click on what waits confirms it. */
  choose(id: string): void {
    this.chooser = null;
    if (!this.has(id)) return;
    if (this.#waits(id) && this.pending !== id) {
      this.pending = id;
      return;
    }
    this.pending = null;
    this.picked = null;
    this.#byKeys = document.activeElement?.matches(":focus-visible") ?? false;
    void live.choose(id);
  }

  /** Choose among what one element serves. */
  offer(options: OptionNow[], element: Element): void {
    const [only] = options;
    if (only && options.length === 1) this.choose(only.id);
    else if (only) this.chooser = { options, at: element.getBoundingClientRect() };
  }

  #waits(id: string): boolean {
    return settings.confirm || (settings.endTurn && this.endsTurn(id));
  }

  /** Could this choice end the turn? */
  endsTurn(id: string): boolean {
    const question = this.view?.question ?? "";
    if (!ENDING.has(question) || id.startsWith("power:")) return false;
    if (question === "AskProduction") return id !== "produce:trade";
    return question !== "AskTrade" || id === "done";
  }

  pick(ship: Ship | null): void {
    const same = ship !== null && this.picked?.place === ship.place && this.picked.level === ship.level;
    this.picked = same ? null : ship;
  }

  // The table has changed

  /** Forget what belonged to the last question. */
  turnTo(snapshot: Snapshot): void {
    if (snapshot.seq === this.#seq) return; // only who is here has changed
    this.#seq = snapshot.seq;
    this.pending = null;
    this.chooser = null;
    this.why = null;
    this.preview = null;
    this.#whys.clear();
    const picked = this.picked;
    if (picked && !this.flights.some((flight) => flight.from === picked.place && flight.level === picked.level)) {
      this.picked = null;
    }
    if (this.#byKeys && this.may) {
      this.#byKeys = false;
      void tick().then(() => document.querySelector<HTMLElement>("#question [data-option]")?.focus());
    }
    if (snapshot.asked !== null && live.mine.includes(snapshot.asked)) this.#mine = snapshot.asked;
  }

  reset(): void {
    this.picked = null;
    this.pending = null;
    this.chooser = null;
    this.tip = null;
    this.why = null;
    this.lit = null;
    this.preview = null;
    this.fullMat = null;
    this.#spots = [];
    this.#seq = -1;
    this.#mine = 0;
  }

  async learnCards(game: string): Promise<void> {
    try {
      this.cards = await api.cards(game);
    } catch {
      this.cards = {}; // the table can be played without words on the cards
    }
  }

  // Pointing

  /** A finger touches elsewhere: nothing is pointed at any more. */
  letGo(): void {
    this.tip = null;
    this.#spots = [];
    this.#point();
  }

  enter(spot: Spot): void {
    this.#spots = [...this.#spots.filter((other) => other !== spot), spot];
    this.#point();
  }

  leave(spot: Spot): void {
    this.#spots = this.#spots.filter((other) => other !== spot);
    this.#point();
  }

  #point(): void {
    const spot = this.#spots.at(-1);
    this.lit = spot?.key ?? null;
    this.preview = spot?.option && this.has(spot.option) ? spot.option : null;
    clearTimeout(this.#asking);
    const wish = spot?.wish;
    if (!spot || !wish || !this.may || this.has(wish)) {
      this.why = spot?.option ? null : this.why;
      return;
    }
    const known = this.#whys.get(wish);
    if (known !== undefined) this.why = known;
    else this.#asking = setTimeout(() => void this.#askWhy(wish, spot), 120);
  }

  async #askWhy(wish: string, spot: Spot): Promise<void> {
    const { ticket } = live;
    if (ticket === null || !this.may) return;
    const seq = live.now?.seq;
    try {
      const answer = await api.whyNot(ticket, wish);
      if (live.now?.seq !== seq) return;
      const title = spot.title ?? (spot.card ? this.cards[spot.card]?.name : undefined) ?? "";
      const why = answer.said ? { id: wish, title, said: answer.said, rule: answer.rule } : null;
      this.#whys.set(wish, why);
      if (this.#spots.at(-1) === spot) this.why = why;
    } catch {
      // no answer is no harm
    }
  }
}

function flightOf(option: OptionNow): Flight[] {
  const [, verb, from, to, level] = /^(jump|move):([^>]+)>([^:]+):(\d)/.exec(option.id) ?? [];
  return verb && from && to ? [{ verb, from, to, level: Number(level), option }] : [];
}

export const desk = new Desk();
