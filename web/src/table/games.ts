/** What a game brings to the table: its boards and mats, and what its questions and options mean. The frame knows no more of it. */

import type { Component } from "svelte";
import type { Guide } from "../panels/guideSteps";
import type { IconName } from "../lib/icons";
import type { Drawing } from "../lib/tokens";
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

/** An option in short, to be drawn on a button. */
export interface Face {
  title: string;
  line?: Drawing | null | undefined;
  extra?: number;
  level?: number;
  /** The piece whose level it is, if not a ship. */
  icon?: IconName;
  from?: string;
  to?: string;
  vp?: number;
}

/** A part of a preview: words, or what a card says. */
export interface Part {
  text?: string;
  line?: Drawing;
}

/** Something at hand, now and after the option. */
export interface Purse {
  icon: IconName;
  label: string;
  tone?: string;
  now: number;
  after: number;
}

export interface Preview {
  parts: Part[];
  purse: Purse[];
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
  /** Phases of a turn, as messages, and which of them we are in, from 1. */
  phases: readonly string[];
  /** Messages of the frame that this game says in other words. */
  says: Readonly<Record<string, string>>;
  phase: (view: V) => number;

  /** What is seen behind the first page. */
  Drawing: Component;
  /** What stands for the map on a tab. */
  mapIcon: IconName;
  Tree: Component<{ view: V }>;
  Map: Component<{ view: V }>;
  /** The faction or government a seat plays, once it has one, and what it has at hand. */
  headOf: (mat: M) => { card: CardView | null; atHand: AtHand[] };
  MatBody: Component<{ mat: M; live: boolean; full?: boolean; slim?: boolean }>;
  RivalCard: Component<{ view: V; mat: M; roomy?: boolean }>;
  /** Decks and what else stands below the achievements. */
  Decks: Component<{ view: V }>;
  /** The boards and mats as tables of text. */
  Twin: Component<{ view: V }>;

  /** What is left of the effect under way, in words. */
  leftOf: (view: V) => string | null;
  /** The board a question is about. */
  boardOf: (question: string) => Board | null;
  /** Questions in which achievements are claimed. */
  claims: ReadonlySet<string>;
  /** The board a thing lies on. */
  homeOf: (key: string) => Board | null;
  /** Why a thing cannot be chosen while something else is asked: a message and the rule. */
  laterOf: (view: V, key: string) => { message: string; rule: string } | null;
  /** Could the option end the turn? */
  endsTurn: (view: V, option: string) => boolean;
  /** Kinds of options that are cards which do not lie on the table. */
  trays: ReadonlySet<string>;
  flightOf: (option: OptionNow) => Flight | null;
  faceOf: (view: V, option: OptionNow) => Face;
  /** An option as it is read out: places by where they lie, if its words have only a number for them. */
  spokenOf?: (view: V, option: OptionNow) => string;
  /** The thing on the table that an option is about. */
  keyOf: (option: string) => string | undefined;
  /** The card whose words explain an option. */
  cardOf: (view: V, option: string) => string | undefined;
  previewOf: (view: V, option: string) => Preview;
  /** How far back an option stands among the buttons, and what makes two of them alike. */
  rankOf: (view: V, option: string) => { rank: number; alike?: string };
  /** The thing an argument of a log line names. */
  thingOf: (line: Said, name: string, value: Said, text: string) => { key: string; card?: string } | null;

  /** Items of the score sheet, and what decides a tie. */
  items: readonly string[];
  breakers: readonly { id: string; value: (now: Snapshot, seat: number) => number }[];
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

/** The title inside an option's phrase, without the words of its line. */
export function titleOf(said: Said): string {
  const title = said.a?.["title"];
  return isPhrase(title) ? say(title) : say(said);
}
