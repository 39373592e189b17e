/** What the page shows: the position, whose eyes we see it with, the options by where they lie on the table. */

import { tick } from "svelte";
import * as api from "../lib/api";
import { live } from "../lib/live.svelte";
import { inLanguage } from "../lib/names";
import { settings } from "../lib/settings.svelte";
import { say, t } from "../lib/words.svelte";
import type { OptionNow, PreviewNow, Said, Snapshot } from "../lib/wire";
import { cut, gameOf, type Board, type Face, type Game, type Mat, type View } from "./games";
import { Pointing } from "./pointing.svelte";
import { cardIn, homeOf, thingsIn } from "./things";

export type { Answer, Spot } from "./pointing.svelte";

export interface Ship {
  place: string;
  level: number;
}

/** Several steps that one click takes. */
export interface Way {
  steps: string[];
  face: Face;
  /** The place it leads to. */
  to: string;
  go: () => void;
}

class Desk extends Pointing {
  /** The ship that was picked to jump. */
  picked = $state.raw<Ship | null>(null);
  /** A choice that waits to be confirmed. */
  pending = $state<string | null>(null);
  /** Or a way of several steps. */
  way = $state.raw<Way | null>(null);
  /** All options are listed below the bar. */
  more = $state(false);
  /** Several options at one place on the table, or ways to it, and where to offer them. */
  chooser = $state.raw<{ options: OptionNow[]; ways?: Way[]; at: DOMRect } | null>(null);
  /** The seat whose mat is shown in the place of mine. */
  fullMat = $state<number | null>(null);
  /** The last choice was made with the keyboard, and nothing has been asked since. */
  byKeys = false;

  #mine = $state(0);
  #seq = -1;
  /** Which click of several in a row this is. */
  #clicks = 0;

  /** After a finger's first tap only what a thing is and does is shown. */
  #touch = false;

  constructor() {
    super();
    addEventListener("pointerdown", ({ pointerType }) => (this.#touch = pointerType === "touch"), true);
    addEventListener("click", (event) => (this.#clicks = event.detail), true);
    addEventListener(
      "keydown",
      () => {
        this.#clicks = 0;
        this.#touch = false;
      },
      true,
    );
  }

  /** A finger was used last. */
  get touched(): boolean {
    return this.#touch;
  }

  get now(): Snapshot | null {
    return live.shown;
  }

  get view(): View | null {
    return this.#view;
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
    if (live.trial) return (live.trial.state.asked ?? -1) >= 0;
    return live.myTurn && live.past === null && live.connection !== "lost";
  }

  /** The seat whose eyes we see the table with. */
  get me(): number {
    const asked = this.now?.asked;
    if (asked !== null && asked !== undefined && (live.mine.includes(asked) || (live.trial && asked >= 0)))
      return asked;
    if (live.mine.includes(this.#mine)) return this.#mine;
    return live.mine[0] ?? this.view?.active ?? 0;
  }

  get mat(): Mat | null {
    return this.view?.seats[this.me] ?? null;
  }

  get options(): OptionNow[] {
    return this.#options;
  }

  #view = $derived(live.shown && inLanguage(live.shown.view));
  #options = $derived.by(() => {
    const { trial, now, busy } = live;
    if (!this.may || (trial ? trial.busy : busy)) return [];
    return (trial?.state ?? now)?.options ?? [];
  });
  #byId = $derived(new Map(this.#options.map((option) => [option.id, option])));
  /** Jumps and moves on offer. */
  flights = $derived(this.#options.flatMap((option) => this.game?.flightOf(option) ?? []));

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
    return this.whyNoUndo === "";
  }

  /** Why it may not, as the server would say it; empty if it may. */
  get whyNoUndo(): string {
    const { now, mine, past, behind } = live;
    if (now === null || now.chose === null) return t("undo-nothing");
    if (now.closed) return t("web-table-closed");
    if (past !== null) return t("web-past");
    if (behind) return t("web-undo-behind"); // the server is further on than what is shown
    if (now.undo !== null) return say(now.undo);
    return mine.includes(now.chose) ? "" : t("undo-other", { who: this.name(now.chose) });
  }

  name(seat: number | null | undefined): string {
    return seat === null || seat === undefined ? "" : (this.now?.seats[seat]?.name ?? "");
  }

  // Choosing

  /** Choose, or wait for it to be confirmed; a second click on what waits confirms it, unless it is a double click. Two quick
   * taps may mean it, as long as there is a way back. A step that goes on with what was confirmed needs no tap of its own. */
  async choose(id: string, further = false): Promise<void> {
    const double = this.#clicks > 1;
    const tapped = this.#touch && !further;
    this.chooser = null;
    this.more = false;
    if (this.pending === id) {
      if (!double || (tapped && !this.isFinal(id))) this.confirm();
      return;
    }
    if (settings.final || this.endWaits) {
      await this.#learning;
      if (this.has(id) && !this.previewOf(id)) await this.#learnPreviews();
    }
    if (!this.has(id)) return;
    this.way = null;
    // What is only tried is taken back at once: it waits for nobody.
    if ((tapped && !live.trial) || this.#waits(id)) this.pending = id;
    else this.#send(id);
  }

  /** Go through with the choice that waits. */
  confirm(): void {
    const way = this.way;
    this.way = null;
    if (way) way.go();
    else if (this.pending !== null && this.has(this.pending)) this.#send(this.pending);
  }

  #send(id: string): void {
    this.pending = null;
    this.picked = null;
    this.fullMat = null;
    this.byKeys = document.activeElement?.matches(":focus-visible") ?? false;
    void live.choose(id);
  }

  /** Choose among what one element serves. */
  offer(options: OptionNow[], element: Element): void {
    const [only] = options;
    if (only && options.length === 1) void this.choose(only.id);
    else if (only) this.chooser = { options, at: element.getBoundingClientRect() };
  }

  /** Go one of the ways to a place; a way that was tapped waits to be confirmed. */
  offerWays(ways: Way[], element: Element): void {
    const [only] = ways;
    this.chooser = null;
    if (only && ways.length === 1) {
      if (!this.#touch) only.go();
      else if (this.way?.steps.join() === only.steps.join()) this.confirm();
      else {
        this.pending = null;
        this.way = only;
      }
    } else if (only) this.chooser = { options: [], ways, at: element.getBoundingClientRect() };
  }

  #waits(id: string): boolean {
    if (live.trial) return false; // there is always a way back
    return settings.confirm || (this.endWaits && this.endsTurn(id)) || (settings.final && this.isFinal(id));
  }

  /** Is there no way back from this choice? The end of a turn has a question of its own. */
  isFinal(id: string): boolean {
    const preview = this.previewOf(id);
    if (!preview?.final || preview.next === null) return false;
    return preview.next < 0 || (!preview.ends_turn && !this.#here(preview.next));
  }

  /** The seats that people at this screen choose for. */
  get here(): number[] {
    return live.mine.filter((seat) => live.now?.seats[seat]?.who === "person" && this.#here(seat));
  }

  /** Does a person at this screen choose for the seat? */
  #here(seat: number): boolean {
    return live.mine.includes(seat) && live.now?.seats[seat]?.handed === false;
  }

  /** Does a choice wait that ends the turn? */
  get endPending(): boolean {
    return this.pending !== null && this.endWaits && this.endsTurn(this.pending);
  }

  /** Does the end of a turn wait? At a screen that holds every seat there is no need: undo brings it back. */
  get endWaits(): boolean {
    if (live.trial) return false;
    return settings.endTurn && live.now !== null && live.now.seats.some(({ seat }) => !this.#here(seat));
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
    this.#previews = live.trial?.previews ?? [];
    if (live.trial || ticket === null || now === null || !this.may) return;
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
    this.way = null;
    void tick().then(() => {
      if (document.activeElement === document.body) focusOptions();
    });
  }

  /** Let go of one thing, the topmost; false if there was nothing. Words that only follow the pointer do not count. */
  letGoOfOne(): boolean {
    const pinned = this.pinned;
    if (this.tip) this.letGo();
    if (this.chooser) this.chooser = null;
    else if (this.more) this.more = false;
    else if (pinned) this.letGo();
    else if (this.fullMat !== null) this.fullMat = null;
    else if (this.pending !== null || this.way) this.thinkAgain();
    else if (this.picked) this.picked = null;
    else return false;
    return true;
  }

  /** One of several at the same place: each tap takes the next. */
  pickNext(ships: Ship[]): void {
    const { picked } = this;
    const at = ships.findIndex((ship) => ship.place === picked?.place && ship.level === picked.level);
    this.pick(ships[at + 1] ?? (ships.length > 1 ? ships[0] : null) ?? picked);
  }

  pick(ship: Ship | null): void {
    const same = ship !== null && this.picked?.place === ship.place && this.picked.level === ship.level;
    this.picked = same ? null : ship;
    this.pending = null;
    this.way = null;
  }

  // The table has changed

  /** Forget what belonged to the last question. */
  turnTo(snapshot: Snapshot): void {
    if (snapshot.seq === this.#seq) return; // only who is here has changed
    this.#seq = snapshot.seq;
    this.pending = null;
    this.way = null;
    this.chooser = null;
    this.more = false;
    this.forgetWhys();
    this.#learning = this.#learnPreviews();
    const picked = this.picked;
    if (picked && !this.flights.some((flight) => flight.from === picked.place && flight.level === picked.level)) {
      this.picked = null;
    }
    if (this.byKeys && this.may) {
      this.byKeys = false;
      void tick().then(focusOptions);
    }
    if (snapshot.asked !== null && live.mine.includes(snapshot.asked)) this.#mine = snapshot.asked;
  }

  reset(): void {
    this.picked = null;
    this.pending = null;
    this.way = null;
    this.chooser = null;
    this.letGo();
    this.forgetWhys();
    this.fullMat = null;
    this.#seq = -1;
    this.#mine = 0;
  }

  async learnCards(game: string, ticket: api.Ticket | null, own: boolean): Promise<void> {
    try {
      this.cards = own && ticket ? await api.cardsAt(ticket) : await api.cards(game);
    } catch {
      this.cards = {}; // the table can be played without words on the cards
    }
  }
}

function focusOptions(): void {
  document.querySelector<HTMLElement>("#question [data-option]")?.focus({ preventScroll: true });
}

export const desk = new Desk();
