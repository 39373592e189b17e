/** The position of Beyond the Sun as sun/view.py tells it. */

import type { Drawing } from "../../lib/tokens";
import type * as shared from "../../lib/view";
import type { DiscName, Named, Space, TypeName } from "../../lib/view";

export interface Technology extends shared.Technology<TypeName> {
  anytime: Drawing | null;
}

export interface Slot extends shared.Slot<Technology> {
  event: boolean;
}

export interface System extends Named {
  deck: string;
  power: number;
  vp: number;
  specialty: DiscName[];
  control: Drawing | null;
  bonus: Drawing | null;
  ability: string[];
  anytime: Drawing | null;
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

export interface Mat extends shared.Mat {
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
}

export interface View extends shared.View {
  /** What is left of the effect under way: jumps, ships to upgrade or move, power to settle. */
  left: number | null;
  tableau: boolean;
  /** The solo deck, if it plays. */
  automa: { seat: number; cards: number } | null;
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
  seats: Mat[];
}
