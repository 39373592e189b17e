/** The position of Beyond the Sun as sun/view.py tells it. */

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

export interface Slot {
  id: string;
  level: number;
  needs: string[];
  needed: number;
  card: Technology | null;
  event: boolean;
  researched: number[];
}

export interface System extends Named {
  deck: string;
  power: number;
  vp: number;
  specialty: DiscName[];
  control: string | null;
  bonus: string | null;
  ability: string[];
  anytime: string | null;
}

export interface Place {
  id: string;
  kind: "sol" | "deep" | "system" | "shipyard" | "extra";
  deck: string | null;
  specialty: DiscName[];
  system: System | null;
  required: Record<string, number> | null;
  controller: number | null;
  outpost: DiscName | null;
  ships: number[][];
  power: number[];
}

export interface Guild extends Named {
  tier: number;
  open: boolean;
  space: Space;
}

export interface StandingEvent extends Named {
  level: number;
  attached: System | null;
  space: Space | null;
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
  mat: Named;
  advanced: boolean;
  pop: number;
  ore: number;
  columns: { column: string; cubes: number; room: number }[];
  food: number;
  ore_discs: number;
  grows: string[];
  mines: number;
  automation: number;
  automation_vp: number[];
  colonies: System[];
  technologies: string[];
  private: Technology[];
  ships: number;
  retired: number[];
  pawn: string | null;
  powers: string[];
  innovations: { name: string; reached: boolean }[];
  specialties: number;
  achievements: string[];
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
  tableau: boolean;
  basic: Space[];
  guilds: Guild[];
  slots: Slot[];
  decks: Record<string, number>;
  rows: Record<string, (Technology | null)[]>;
  places: Place[];
  routes: [string, string][];
  system_decks: Record<string, number>;
  events: StandingEvent[];
  events_hidden: Record<string, number>;
  achievements: Achievement[];
  seats: Mat[];
}
