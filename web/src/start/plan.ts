/** A table being set up: what may be changed, what is still wrong with it, and the wish made of it. */

import { FAR } from "../lib/pace";
import type { GameOffer, NewTable, SeatPlan } from "../lib/wire";
import { t } from "../lib/words.svelte";
import { botName } from "./bots";
import { wished, type Options } from "./options";

export type Who = SeatPlan["who"];

export interface SeatWish {
  who: Who;
  name: string;
  bot: string;
}

export interface TableWish {
  game: GameOffer;
  players: number;
  seats: SeatWish[];
  options: Options;
  /** The hash of a pack. */
  pack: string | null;
  /** Hours a turn; 0: live. Only where somebody comes by link. */
  pace: number;
  /** The expert may be asked, though several people play. */
  hints: boolean;
}

export const LONGEST_NAME = 40;

export function firstWish(game: GameOffer, name: string, bot: string): TableWish {
  const seat = (who: Who, called = ""): SeatWish => ({ who, name: called, bot });
  const first = [seat("me", name), seat("here"), seat("free")];
  const rest = Array.from({ length: Math.max(...numbersOf(game)) }, () => seat("bot"));
  const seats = [...first, ...rest];
  return { game, players: Math.min(...numbersOf(game)), seats, options: {}, pack: null, pace: FAR, hints: false };
}

/** How many can play a game. */
export function numbersOf(game: GameOffer): number[] {
  const players = game.options.find(({ name }) => name === "players");
  return (players?.values ?? []).filter((value) => typeof value === "number");
}

/** Who may sit on a seat; the automa where an option hands just this seat to the rules. */
export function mayBe(wish: TableWish, seat: number): Who[] {
  const anybody: Who[] = ["me", "here", "free", "bot"];
  return handing(wish, seat) === undefined ? anybody : [...anybody, "automa"];
}

/** Put somebody on a seat; there is only one of me. */
export function sit(wish: TableWish, seat: number, who: Who): void {
  wish.seats.forEach((other, number) => {
    if (number === seat) other.who = who;
    else if (who === "me" && other.who === "me") other.who = "here";
  });
  const option = handing(wish, seat);
  if (option !== undefined) wish.options[option] = who === "automa";
}

export function setPlayers(wish: TableWish, players: number): void {
  wish.players = players;
  withoutAutoma(wish);
}

/** Another game: what was chosen about the last one does not count. */
export function setGame(wish: TableWish, game: GameOffer): void {
  wish.game = game;
  wish.options = {};
  if (!numbersOf(game).includes(wish.players)) wish.players = Math.min(...numbersOf(game));
  withoutAutoma(wish);
}

function withoutAutoma(wish: TableWish): void {
  const automatic = wish.game.automatic;
  wish.options = Object.fromEntries(Object.entries(wish.options).filter(([option]) => !(option in automatic)));
  for (const seat of wish.seats) if (seat.who === "automa") seat.who = "bot";
}

/** The option that hands a seat, and no other, to the rules. */
function handing(wish: TableWish, seat: number): string | undefined {
  const found = Object.entries(wish.game.automatic).find(
    ([, { seats, players }]) => players === wish.players && seats.length === 1 && seats[0] === seat,
  );
  return found?.[0];
}

/** The name a seat goes by if none is given. */
export function nameFor(wish: TableWish, seat: number): string {
  const { who, bot } = wish.seats[seat] ?? { who: "here", bot: "" };
  if (who === "automa") return "Automa";
  if (who !== "bot") return t("page-name-default", { n: seat + 1 });
  const alike = seated(wish).filter(
    (other, number) => number < seat && other.who === "bot" && other.bot === bot && !other.name.trim(),
  );
  return alike.length ? `${botName(bot)} ${alike.length + 1}` : botName(bot);
}

/** What must still be changed, in a sentence; null if all is well. */
export function wrongWith(wish: TableWish): string | null {
  const named = seated(wish).filter(({ who }) => who !== "free");
  const names = named.map((seat) => seat.name.trim() || nameFor(wish, wish.seats.indexOf(seat)));
  const twice = names.find((name, number) => names.indexOf(name) !== number);
  if (twice !== undefined) return t("page-setup-same-names", { name: twice });
  if (names.some((name) => name.length > LONGEST_NAME)) return t("page-setup-name-long");
  return null;
}

export function nobodyPlays(wish: TableWish): boolean {
  return seated(wish).every((seat) => seat.who === "bot" || seat.who === "automa");
}

/** Do several people play? */
export function together(wish: TableWish): boolean {
  return seated(wish).filter(({ who }) => who !== "bot" && who !== "automa").length > 1;
}

/** Does somebody come by link? */
export function byLink(wish: TableWish): boolean {
  return seated(wish).some(({ who }) => who === "free");
}

export function asPlan(wish: TableWish): NewTable {
  const seats = seated(wish).map((seat, number): SeatPlan => {
    if (seat.who === "free") return { who: seat.who };
    const name = seat.name.trim() || nameFor(wish, number);
    return seat.who === "bot" ? { who: seat.who, name, bot: seat.bot } : { who: seat.who, name };
  });
  const options = wished(wish.game, wish.options);
  const hints = wish.hints && together(wish);
  return { game: wish.game.name, seats, options, pack: wish.pack, pace: byLink(wish) ? wish.pace : 0, hints };
}

function seated(wish: TableWish): SeatWish[] {
  return wish.seats.slice(0, wish.players);
}
