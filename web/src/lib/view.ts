/** What every game's position has. What only one game has stands with that game. */

import type { Drawing } from "./tokens";

export type TypeName = "scientific" | "economic" | "military" | "commercial";
export type DiscName = "food" | "ore" | "star";

export interface Named {
  id: string;
  name: string;
  house: string[];
}

export interface Space {
  id: string;
  action: string;
  line: Drawing;
  extra: number;
  repeatable: boolean;
  pawns: number[];
}

export interface Technology<Type extends string = string> extends Named {
  level: number;
  /** What it matches, and what it passes on. */
  left: Type[];
  right: Type | null;
  immediate: Drawing | null;
  power: string[];
  vp: Drawing | null;
  spaces: Space[];
}

export interface Slot<Card extends Technology = Technology> {
  id: string;
  level: number;
  needs: string[];
  needed: number;
  card: Card | null;
  researched: number[];
}

export interface Achievement extends Named {
  condition: Drawing;
  slots: number[];
  claims: number[];
  progress: number[];
  least: number;
}

export interface Mat {
  seat: number;
  score: Record<string, number>;
}

export interface View {
  game: string;
  players: number;
  round: number;
  first: number;
  active: number;
  asked: number | null;
  question: string | null;
  ending: number;
  over: boolean;
  discs_to_end: number;
  achievements: Achievement[];
  seats: Mat[];
}
