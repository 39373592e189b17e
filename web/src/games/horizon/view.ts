/** The position of Beyond the Horizon as horizon/view.py tells it. */

import type { Drawing, Token } from "../../lib/tokens";
import type * as shared from "../../lib/view";
import type { Named, Space } from "../../lib/view";

export type Colour = "science" | "commerce" | "military" | "culture";
export type Track = "food" | "economy" | "infrastructure";
export type UnitKind = "settler" | "soldier";
export type Stage = "despotism" | "theocracy" | "once" | "democracy";

export interface Trigger {
  when: string;
  /** What sets it off. */
  sign: Token[];
  line: Drawing;
}

export interface Technology extends shared.Technology<Colour> {
  colour: Colour | null;
  trigger: Trigger | null;
  vp: Drawing | null;
}

export interface AdvancedSpace extends Space {
  condition: Drawing;
  met: number[];
}

export interface Slot extends shared.Slot<Technology> {
  leader: boolean;
}

export interface Territory extends Named {
  strength: number;
  explore: Drawing | null;
  village: { bonus: Drawing | null; vp: number; track: Track };
  city: { vp: number; track: Track };
}

export interface Construction extends Named {
  level: number;
  cost: number;
  price: number[];
  bonus: Drawing | null;
  vp: number;
  first: number;
  tracks: [Track, Track];
}

/** A place on the map: axial coordinates of flat-topped hexes. */
export interface Cell {
  id: string;
  q: number;
  r: number;
  near: string[];
}

export interface Tile extends Cell {
  kind: "cradle" | "start" | "territory";
  owner: number | null;
  territory: Territory | null;
  village: number | null;
  city: number | null;
  construction: Construction | null;
  builders: number[];
  /** By seat: the strengths of its units. */
  units: Record<UnitKind, number[]>[];
}

export interface Leader extends Named {
  level: number;
  effects: { who: string; line: Drawing }[];
  choices: { line: Drawing; vp: Drawing }[];
  picked: number | null;
  vp: Drawing | null;
  vp_others: number;
}

export interface Ability {
  power: string[];
  trigger: Trigger | null;
}

export interface Government extends Named {
  card: number;
  side: string;
  despotism: Ability;
  theocracy: Ability & { open: boolean };
  once: Drawing | null;
  democracy: Drawing | null;
  stages: Stage[];
}

export interface TrackSpace {
  line: Drawing | null;
  column: string | null;
  coins: number;
  stage: Stage | null;
  power: string[];
  /** A power, drawn. */
  sign: Token[];
  vp: number;
  taken: boolean;
}

export interface Mat extends shared.Mat {
  government: Government | null;
  home: string;
  pop: number;
  coins: number;
  columns: { column: string; cubes: number; room: number }[];
  tracks: { track: Track; cubes: number; spaces: TrackSpace[] }[];
  invested: number;
  investment: TrackSpace[];
  grows: string[];
  income: number;
  movement: number;
  /** Settle and fortify tokens. */
  tokens: { village: number; city: number };
  constructions: Construction[];
  leaders: Leader[];
  technologies: string[];
  private: Technology[];
  pawn: string | null;
  powers: string[];
  triggers: (Trigger & { from: string })[];
  explored: number;
  achievements: string[];
}

export interface View extends shared.View {
  /** What is left of the task under way: movements, strength, units to upgrade, the highest level. */
  left: number | null;
  /** The tile whose units are asked for. */
  at: string | null;
  basic: Space[];
  advanced: AdvancedSpace[];
  slots: Slot[];
  decks: Record<string, number>;
  leaders_hidden: Record<string, number>;
  tiles: Tile[];
  /** Empty places that could be explored. */
  frontier: Cell[];
  territories_left: number;
  display: Record<string, Construction[]>;
  construction_decks: Record<string, number>;
  tokens: { village: number; city: number };
  governments: Government[];
  seats: Mat[];
}
