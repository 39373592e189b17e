/** What every game's position has. What only one game has stands with that game. */

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
  line: string;
  extra: number;
  repeatable: boolean;
  pawns: number[];
}

export interface Technology extends Named {
  level: number;
  left: [TypeName, TypeName];
  right: TypeName | null;
  immediate: string | null;
  power: string[];
  anytime: string | null;
  spaces: Space[];
}

export interface Achievement extends Named {
  condition: string;
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
