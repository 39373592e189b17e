/** A table being set up: what may be changed, what is still wrong with it, and the wish made of it. */

import type { NewTable, SeatPlan, Who } from "../lib/wire";
import { t } from "../lib/words.svelte";
import { gameOf, type Variant } from "../table/games";
import { botName } from "./bots";

export interface SeatWish {
  who: Who;
  name: string;
  bot: string;
}

export interface TableWish {
  game: string;
  players: number;
  seats: SeatWish[];
  level: string;
  advanced: boolean;
  /** null = as the mats have it: advanced ones are chosen, basic ones dealt. */
  choose: boolean | null;
  tableau: boolean;
  beginners: boolean;
}

export const LONGEST_NAME = 40;

export function firstWish(game: string, name: string, bot: string): TableWish {
  const seat = (who: Who, called = ""): SeatWish => ({ who, name: called, bot });
  return {
    game,
    players: 2,
    seats: [seat("me", name), seat("here"), seat("link"), seat("bot")],
    level: "printed",
    advanced: false,
    choose: null,
    tableau: false,
    beginners: false,
  };
}

/** Who may sit on a seat. The automa has the second of two. */
export function mayBe(wish: TableWish, seat: number): Who[] {
  const anybody: Who[] = ["me", "here", "link", "bot"];
  return seat === 1 && wish.players === 2 && has(wish, "automa") ? [...anybody, "automa"] : anybody;
}

/** Put somebody on a seat; there is only one of me. */
export function sit(wish: TableWish, seat: number, who: Who): void {
  wish.seats.forEach((other, number) => {
    if (number === seat) other.who = who;
    else if (who === "me" && other.who === "me") other.who = "here";
  });
}

export function setPlayers(wish: TableWish, players: number): void {
  wish.players = players;
  const second = wish.seats[1];
  if (players > 2 && second?.who === "automa") second.who = "bot";
}

/** Another game: what it does not have is not wished for. */
export function setGame(wish: TableWish, game: string): void {
  wish.game = game;
  const second = wish.seats[1];
  if (!has(wish, "automa") && second?.who === "automa") second.who = "bot";
}

/** Does the game that is wished for have the variant? */
export function has(wish: TableWish, variant: Variant): boolean {
  return gameOf(wish.game)?.variants.includes(variant) === true;
}

/** The name a seat goes by if none is given. */
export function nameFor(wish: TableWish, seat: number): string {
  const { who, bot } = wish.seats[seat] ?? { who: "here", bot: "" };
  if (who === "automa") return "Automa";
  if (who !== "bot") return t("page-name-default", { n: seat + 1 });
  const alike = seated(wish).filter((other, number) => number < seat && other.who === "bot" && other.bot === bot && !other.name.trim());
  return alike.length ? `${botName(bot)} ${alike.length + 1}` : botName(bot);
}

/** What must still be changed, in a sentence; null if all is well. */
export function wrongWith(wish: TableWish): string | null {
  const names = seated(wish).map((seat, number) => seat.name.trim() || nameFor(wish, number));
  const twice = names.find((name, number) => names.indexOf(name) !== number);
  if (twice !== undefined) return t("page-setup-same-names", { name: twice });
  if (names.some((name) => name.length > LONGEST_NAME)) return t("page-setup-name-long");
  return null;
}

export function nobodyPlays(wish: TableWish): boolean {
  return seated(wish).every((seat) => seat.who === "bot" || seat.who === "automa");
}

export function asPlan(wish: TableWish): NewTable {
  const seats = seated(wish).map((seat, number): SeatPlan => {
    const name = seat.name.trim() || nameFor(wish, number);
    return seat.who === "bot" ? { who: seat.who, name, bot: seat.bot } : { who: seat.who, name };
  });
  return {
    game: wish.game,
    seats,
    mats: wish.advanced && has(wish, "advanced") ? "advanced" : "basic",
    choose_mats: has(wish, "choose") ? wish.choose : null,
    tableau: wish.tableau && has(wish, "tableau"),
    beginners: wish.beginners && has(wish, "beginners"),
    level: seats.some((seat) => seat.who === "automa") ? wish.level : null,
  };
}

function seated(wish: TableWish): SeatWish[] {
  return wish.seats.slice(0, wish.players);
}
