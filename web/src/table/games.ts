/** What a game brings to the table: its boards and mats, and what its questions and options mean. The frame knows no more of it. */

import type { Component } from "svelte";
import type { Guide } from "../panels/guideSteps";
import type { IconName } from "../lib/icons";
import type { Drawing } from "../lib/tokens";
import type { Way } from "./desk.svelte";
import type { CardView, OptionNow, Said, Snapshot } from "../lib/wire";
import { say, type Arg } from "../lib/words.svelte";

/** A position, as one of the games shows it. */
export type View = Snapshot["view"];
export type Mat = View["seats"][number];
export type Slot = View["slots"][number];
/** A technology by what it matches and what it passes on, its types or colours. */
export type Technology<Type extends string> = Omit<NonNullable<Slot["card"]>, "left" | "right"> & {
  left: readonly Type[];
  right: Type | null;
};

/** A region of the table. The tree and the map are the game's two boards. */
export type Area = "technology" | "stars" | "mat" | "rivals" | "achievements" | "log" | "ask";
/** What a phone shows one at a time. */
export type Board = "technology" | "stars" | "mat" | "others" | "log";

/** Something at hand, and the options that trade or pay with it, the first that is offered counts. */
export interface AtHand {
  icon: IconName;
  n: number;
  label: string;
  tone?: string;
  trades: string[];
}

/** Something of a seat that stands in the header: an icon and a few numbers. */
export interface Figure {
  icon: IconName;
  text: string;
  label: string;
  tone?: string;
  /** It makes way where many share the header. */
  extra?: boolean;
}

/** An option in short, to be drawn on a button. */
export interface Face {
  title: string;
  line?: Drawing | null | undefined;
  level?: number;
  /** The piece whose level it is, if not a ship. */
  icon?: IconName;
  /** The level it gets. */
  becomes?: number;
  from?: string;
  to?: string;
  vp?: number;
}

/** A ship or another piece that an option moves from place to place. */
export interface Flight {
  verb: string;
  from: string;
  to: string;
  level: number;
  option: OptionNow;
}

export interface Game<V extends View = View, M extends Mat = Mat> {
  id: string;
  /** A proper name: the same in every language. */
  title: string;
  /** Messages of the frame that this game says in other words. */
  says: Readonly<Record<string, string>>;

  /** What is seen behind the first page. */
  Drawing: Component;
  /** The game in a small picture: wide, or cut to a square. */
  Picture: Component<{ square?: boolean }>;
  /** The map in small, as it is: to be glanced at beside something else. */
  Glance?: Component<{ view: V }>;
  /** What stands for the map on a tab. */
  mapIcon: IconName;
  /** `row`: two boards above a row of panels; `split`: the map takes one side, everything else the other. */
  layout: "row" | "split";
  Tree: Component<{ view: V }>;
  Map: Component<{ view: V }>;
  /** The faction or government a seat plays, once it has one, and what it has at hand. */
  headOf: (mat: M) => { card: CardView | null; atHand: AtHand[] };
  /** What everybody sees of a seat all the time, beside its points. */
  figuresOf: (view: V, mat: M) => Figure[];
  MatBody: Component<{ mat: M; live: boolean; full?: boolean; slim?: boolean }>;
  /** All seats side by side; or else a card for each of the others. */
  Seats?: Component<{ view: V }>;
  RivalCard?: Component<{ view: V; mat: M; roomy?: boolean }>;
  /** What takes the place of the achievements, if the game draws its own with what lies beside them. */
  Goals?: Component<{ view: V }>;
  /** The boards and mats as tables of text. */
  Twin: Component<{ view: V }>;

  /** Cards that lie beside the boards, with the achievements. */
  aside: (view: V) => readonly { id: string }[];
  /** Kinds of options that are cards which do not lie on the table. */
  trays: ReadonlySet<string>;
  flightOf: (option: OptionNow) => Flight | null;
  faceOf: (view: V, option: OptionNow) => Face;
  /** An option as it is read out: places by where they lie, if its words have only a number for them. */
  spokenOf?: (view: V, option: OptionNow) => string;
  /** Ways of several steps that are open now, to places that no single one reaches. */
  waysNow?: (view: V) => Way[];
  /** The card that lies at a place of the map. */
  cardAt: (view: V, place: string) => string | undefined;
  /** How far back an option stands among the buttons, and what makes two of them alike. */
  rankOf: (view: V, option: string) => { rank: number; alike?: string };

  /** The numerals of the levels of technologies, from 1 on; as both games have them if it says nothing. */
  levels?: readonly string[];
  /** Items of the score sheet, and what decides a tie. */
  items: readonly string[];
  breakers: readonly { id: string; value: (now: Snapshot, seat: number) => number }[];
  /** The icons of its cards and boards, for the page that explains them. */
  icons: readonly IconName[];
  /** Pages of the rules, the first the game's own. */
  rules: readonly string[];
  guide: Guide | null;
}

/** What the folder of a game exports; what a game draws is only ever given its own views. */
export interface Brought {
  game: Game;
}

const games = new Map<string, Game>();

/** Make a game known to the table. */
export function bring(game: Game): void {
  games.set(game.id, game);
}

export const allGames = (): Game[] => [...games.values()];
export const gameOf = (id: string): Game | undefined => games.get(id);

export const cut = (id: string): [string, string] => {
  const at = id.indexOf(":");
  return at < 0 ? [id, ""] : [id.slice(0, at), id.slice(at + 1)];
};

export const isPhrase = (value: Arg | undefined): value is Said => typeof value === "object" && !Array.isArray(value);

/** The id of the thing that an argument of a phrase stands for; empty if it stands for none. */
export function thingIn(said: Said, arg: string): string {
  const value = said.a?.[arg];
  return isPhrase(value) ? cut(value.k ?? "")[1] : "";
}

/** A number that a phrase names; 0 if it names none. */
export const numberIn = (said: Said, arg: string): number => Number(said.a?.[arg] ?? 0);

/** What kind of option it is: the word before the colon of its id. */
export const kindOf = (option: OptionNow): string => cut(option.id)[0];

/** The title inside an option's phrase, without the words of its line. */
export function titleOf(said: Said): string {
  const title = said.a?.["title"];
  return isPhrase(title) ? say(title) : say(said);
}
