/** What the page shows: the position, whose eyes we see it with, the options by where they lie on the table. */

import { tick } from "svelte";
import * as api from "../lib/api";
import { live } from "../lib/live.svelte";
import { settings } from "../lib/settings.svelte";
import { say, t } from "../lib/words.svelte";
import type { OptionNow, PreviewNow, Said, Snapshot } from "../lib/wire";
import { cut, gameOf, type Board, type Game, type Mat, type View } from "./games";
import { Pointing } from "./pointing.svelte";
import { cardIn, homeOf, thingsIn } from "./things";

export type { Answer, Spot } from "./pointing.svelte";

export interface Ship {
  place: string;
  level: number;
}

class Desk extends Pointing {
  /** The ship that was picked to jump. */
  picked = $state.raw<Ship | null>(null);
  /** A choice that waits to be confirmed. */
  pending = $state<string | null>(null);
  /** All options are listed, also those that do not fit. */
  more = $state(false);
  /** Several options at one place on the table, and where to offer them. */
  chooser = $state.raw<{ options: OptionNow[]; at: DOMRect } | null>(null);
  /** The mat that is shown in full, by seat. */
  fullMat = $state<number | null>(null);

  #mine = $state(0);
  #seq = -1;
  #byKeys = false;

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

  /** A message of the frame, as the game on the table says it. */
  t(message: string, args?: Record<string, string | number>): string {
    return t(this.game?.says[message] ?? message, args);
  }

  /** An option as it is read out. */
  spoken(option: OptionNow): string {
    return (this.view && this.game?.spokenOf?.(this.view, option)) ?? say(option.said);
  }

  /** May this browser choose, here and now? */
  get may(): boolean {
    return live.myTurn && live.past === null && live.connection !== "lost";
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

  /** May this browser take the last choice back? */
  get mayUndo(): boolean {
    const { now, mine, past } = live;
    if (now === null || now.closed || past !== null || now.undo !== null) return false;
    return now.chose !== null && mine.includes(now.chose);
  }

  name(seat: number | null | undefined): string {
    return seat === null || seat === undefined ? "" : (this.now?.seats[seat]?.name ?? "");
  }

  // Choosing

  /** Choose, or ask for confirmation if the settings say so; a second click on what waits confirms it. */
  async choose(id: string): Promise<void> {
    this.chooser = null;
    this.more = false;
    if (this.endWaits) await this.#learning;
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
    if (only && options.length === 1) void this.choose(only.id);
    else if (only) this.chooser = { options, at: element.getBoundingClientRect() };
  }

  #waits(id: string): boolean {
    return settings.confirm || (this.endWaits && this.endsTurn(id));
  }

  /** Does the end of a turn wait? At a screen that holds every seat there is no need: undo brings it back. */
  get endWaits(): boolean {
    return settings.endTurn && live.now !== null && live.mine.length < live.now.seats.length;
  }

  /** Is the turn over with this choice? */
  endsTurn(id: string): boolean {
    return this.previewOf(id)?.ends_turn === true;
  }

  // What the game tells of the options

  /** The message of the question, such as 'ask-space'. */
  get asks(): string {
    return this.now?.question?.said.m ?? "";
  }

  /** The thing the question itself is about, if it names one. */
  get askedAbout(): string | undefined {
    return this.now?.question ? thingsIn(this.now.question.said)[0] : undefined;
  }

  /** The board to look at: where the options lie, or what the question is about. */
  get boardAsked(): Board {
    const things = [...this.options.map((option) => option.said.k), this.askedAbout];
    return things.flatMap((thing) => (thing && this.homeOf(thing)) || [])[0] ?? "mat";
  }

  /** The thing on the table that an option is about. */
  keyOf(option: OptionNow): string | undefined {
    return option.said.k ?? this.askedAbout;
  }

  /** The board a thing lies on. */
  homeOf(thing: string): Board | null {
    return homeOf(thing, this.view && this.game ? this.game.aside(this.view) : []);
  }

  /** The card whose words explain a phrase. */
  cardOf(said: Said): string | undefined {
    const { view, game } = this;
    if (!view) return undefined;
    const [kind, id] = cut(said.k ?? "");
    const lying = kind === "place" || kind === "tile" ? game?.cardAt(view, id) : undefined;
    return lying ?? cardIn(view, said, (card) => card in this.cards);
  }

  /** What an option would do; the server is asked once for all options of a question. */
  previewOf(id: string): PreviewNow | undefined {
    return this.#previews.find((preview) => preview.option === id);
  }

  #previews = $state.raw<PreviewNow[]>([]);
  #learning: Promise<void> = Promise.resolve();

  async #learnPreviews(): Promise<void> {
    const { ticket, now } = live;
    this.#previews = [];
    if (ticket === null || now === null || !this.may) return;
    try {
      const previews = await api.previews(ticket);
      if (live.now?.seq === now.seq) this.#previews = previews;
    } catch {
      // one can choose without knowing
    }
  }

  /** The choice that waits is not made; whoever came by keyboard is back at the options. */
  thinkAgain(): void {
    this.pending = null;
    void tick().then(() => {
      if (document.activeElement === document.body) focusOptions();
    });
  }

  /** Let go of one thing, the topmost; false if there was nothing. */
  letGoOfOne(): boolean {
    if (this.chooser) this.chooser = null;
    else if (this.more) this.more = false;
    else if (this.tip) this.tip = null;
    else if (this.pending !== null) this.thinkAgain();
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
    this.forgetWhys();
    this.#learning = this.#learnPreviews();
    const picked = this.picked;
    if (picked && !this.flights.some((flight) => flight.from === picked.place && flight.level === picked.level)) {
      this.picked = null;
    }
    if (this.#byKeys && this.may) {
      this.#byKeys = false;
      void tick().then(focusOptions);
    }
    if (snapshot.asked !== null && live.mine.includes(snapshot.asked)) this.#mine = snapshot.asked;
  }

  reset(): void {
    this.picked = null;
    this.pending = null;
    this.chooser = null;
    this.letGo();
    this.forgetWhys();
    this.fullMat = null;
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
}

function focusOptions(): void {
  document.querySelector<HTMLElement>("#question [data-option]")?.focus({ preventScroll: true });
}

export const desk = new Desk();
