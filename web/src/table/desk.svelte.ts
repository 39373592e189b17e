/** What the page shows and points at: the position, whose eyes we see it with, the options by where they lie on the table. */

import { tick } from "svelte";
import * as api from "../lib/api";
import { live } from "../lib/live.svelte";
import { settings } from "../lib/settings.svelte";
import type { CardSaid, OptionNow, Said, Snapshot } from "../lib/wire";
import type { Mat, View } from "../lib/view";
import { gameOf, type Game } from "./games";

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

export interface Ship {
  place: string;
  level: number;
}

class Desk {
  /** The ship that was picked to jump. */
  picked = $state.raw<Ship | null>(null);
  /** A choice that waits to be confirmed. */
  pending = $state<string | null>(null);
  /** The thing the log, an option or the pointer speaks of. */
  lit = $state<string | null>(null);
  /** What is to be shown, wherever it lies. */
  goal = $state<string | null>(null);
  /** The option that is hovered or focused. */
  preview = $state<string | null>(null);
  /** All options are listed, also those that do not fit. */
  more = $state(false);
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

  /** What the game on the table brings. */
  get game(): Game | undefined {
    return live.shown === null ? undefined : gameOf(live.shown.game);
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
  /** While a choice waits, only that one can be clicked; to think again there is a button. */
  #open = $derived(this.pending === null ? this.#options : this.#options.filter(({ id }) => id === this.pending));
  #byId = $derived(new Map(this.#open.map((option) => [option.id, option])));
  /** Jumps and moves on offer. */
  flights = $derived(this.#open.flatMap((option) => this.game?.flightOf(option) ?? []));

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

  name(seat: number | null | undefined): string {
    return seat === null || seat === undefined ? "" : (this.now?.seats[seat]?.name ?? "");
  }

  // Choosing

  /** Choose, or ask for confirmation if the settings say so; a second click on what waits confirms it. */
  choose(id: string): void {
    this.chooser = null;
    this.more = false;
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
    return settings.confirm || (this.endWaits && this.endsTurn(id));
  }

  /** Does the end of a turn wait? At a screen that holds every seat there is no need: undo brings it back. */
  get endWaits(): boolean {
    return settings.endTurn && live.now !== null && live.mine.length < live.now.seats.length;
  }

  /** Could this choice end the turn? */
  endsTurn(id: string): boolean {
    return this.view !== null && this.game?.endsTurn(this.view, id) === true;
  }

  /** Let go of one thing, the topmost; false if there was nothing. */
  letGoOfOne(): boolean {
    if (this.chooser) this.chooser = null;
    else if (this.more) this.more = false;
    else if (this.tip) this.tip = null;
    else if (this.pending !== null) this.pending = null;
    else if (this.picked) this.picked = null;
    else return false;
    return true;
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
    this.more = false;
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

  /** The id of a card by its name. */
  cardNamed(name: string): string | undefined {
    return this.#named.get(name);
  }

  #named = $derived(new Map(Object.entries(this.cards).map(([id, card]) => [card.name, id])));

  async learnCards(game: string): Promise<void> {
    try {
      this.cards = await api.cards(game);
    } catch {
      this.cards = {}; // the table can be played without words on the cards
    }
  }

  // Pointing

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

  #showing: ReturnType<typeof setTimeout> | undefined;

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
      if (spot) this.why = spot.option || !this.may ? null : (this.#later(spot) ?? this.why);
      return;
    }
    const known = this.#whys.get(wish);
    if (known !== undefined) this.why = known;
    else this.#asking = setTimeout(() => void this.#askWhy(wish, spot), 120);
  }

  /** What is pointed at belongs to another question than the one that is asked. */
  #later(spot: Spot): Answer | null {
    const later = this.view && spot.key !== undefined ? this.game?.laterOf(this.view, spot.key) : null;
    if (!later) return null;
    const title = spot.title ?? (spot.card ? this.cards[spot.card]?.name : undefined) ?? "";
    return { id: spot.key ?? "", title, said: { m: later.message }, rule: later.rule };
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

export const desk = new Desk();
