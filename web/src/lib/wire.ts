/** What goes over the wire; the server's side of it is table/messages.py. */

import type { Token } from "./tokens";
import type { DiscName, TypeName, View } from "./view";

export type Arg = string | number | Said | Said[];

/** A phrase: a message of words/*.ftl and its arguments. */
export interface Said {
  m: string;
  a?: Record<string, Arg>;
}

export type Who = "me" | "here" | "link" | "bot" | "automa";

export interface SeatPlan {
  who: Who;
  name?: string;
  bot?: string;
}

export interface NewTable {
  seats: SeatPlan[];
  game?: string;
  options?: Record<string, OptionValue>;
}

export type OptionValue = string | number | boolean | null;

/** One option of a game, as a form shows it. */
export interface OptionField {
  name: string;
  kind: "flag" | "choice" | "number" | "text";
  default: OptionValue;
  description: string;
  values: OptionValue[];
  least: number | null;
  most: number | null;
  needs: string | null;
}

/** A game that can be played, with its options. */
export interface GameOffer {
  name: string;
  title: string;
  options: OptionField[];
  /** Options that hand seats to the rules, in a game for so many. */
  automatic: Record<string, { seats: number[]; players: number }>;
  first_game: Record<string, OptionValue>;
}

export interface Opened {
  table: string;
  key: string;
  links: { seat: number; key: string }[];
  watch: string;
}

export interface SeatNow {
  seat: number;
  name: string;
  who: "person" | "bot" | "automa";
  bot: string | null;
  handed: boolean;
  online: boolean;
  thinking: boolean;
}

export interface OptionNow {
  id: string;
  said: Said;
}

export interface EventNow {
  seat: number;
  said: Said;
}

/** Why a bot made a choice: `event` is the number of the first log event it brought. */
export interface ReasonNow {
  moment: number;
  event: number;
  seat: number;
  said: Said;
}

/** How much of a bot's thinking is done, from 0 to 1. */
export interface ThinkingNow {
  type: "thinking";
  seat: number;
  done: number;
}

export interface ScoreNow {
  total: number;
  parts: Record<string, number>;
}

/** A wish to go back that waits for agreement. */
export type RewindWish = Record<string, unknown>;

export interface Snapshot {
  type: "state";
  table: string;
  seq: number;
  moment: number;
  game: string;
  view: View;
  asked: number | null;
  options: OptionNow[];
  events_from: number;
  events: EventNow[];
  reasons: ReasonNow[];
  seats: SeatNow[];
  scores: ScoreNow[];
  winners: number[];
  over: boolean;
  closed: boolean;
  can_undo: boolean;
  rewind: RewindWish | null;
  turns: number[];
}

export interface TalkNow {
  type?: "talk";
  who: string;
  text: string;
  at: string;
  /** What the table itself tells. */
  said?: Said | null;
}

export interface Hello {
  type: "hello";
  mine: number[];
  host: boolean;
  state: Snapshot;
  talk: TalkNow[];
}

export type Message = Hello | Snapshot | ThinkingNow | TalkNow;

export interface Why {
  said: Said | null;
  rule: string;
}

export interface Trouble {
  status: number;
  words: string;
  said: Said | null;
  rule: string;
  seq: number | null;
}

export interface StartChoices {
  version: string;
  games: GameOffer[];
  bots: string[];
  /** Can the server write to people when it is their turn? */
  mails: boolean;
}

/** A line or a power: as the notation has it, drawn, and said. */
export interface LineSaid {
  text: string;
  tokens: Token[];
  said: Said;
}

/** A card in phrases, as /api/cards/GAME tells it. */
export interface CardSaid {
  name: string;
  house?: string[];
  title?: Said;
  level?: number;
  left?: [TypeName, TypeName];
  right?: TypeName;
  deck?: string;
  power?: number;
  points?: number;
  specialty?: DiscName[];
  columns?: number[];
  /** The circles of the food track: the letters that stand there. */
  growth?: string[];
  /** The circles of the ore track: the ore that stands there. */
  mining?: number[];
  immediate?: LineSaid;
  actions?: LineSaid[];
  powers?: LineSaid[];
  anytime?: LineSaid;
  vp?: Said;
  control?: LineSaid;
  bonus?: LineSaid;
  condition?: Said;
  effects?: { who: Said; line: LineSaid | null }[];
  score?: Said;
  scorers?: Said;
  setup?: LineSaid;
  /** What else it says: a head, and the words. */
  rows?: { head: Said; said: Said }[];
  /** What stands on the spaces of a track. */
  spaces?: Said[];
  innovations?: {
    name: string;
    condition: Said | null;
    exchanges: number;
    line: LineSaid | null;
    powers: LineSaid[];
  }[];
}
