/** Icons and colours of what Beyond the Horizon has four or three of. */

import type { IconName } from "../../lib/icons";
import type { GovernmentView, HorizonTechnologyView, TrackView, UnitsView } from "../../lib/wire";

export type Colour = HorizonTechnologyView["left"][number];
export type Track = TrackView["track"];
export type UnitKind = keyof UnitsView;
export type Stage = GovernmentView["stages"][number];

/** Colours of technologies have a shape each. */
export const COLOUR: Record<Colour, IconName> = {
  science: "scientific",
  commerce: "commercial",
  military: "military",
  culture: "economic",
};

export const TRACK: Record<Track, IconName> = { food: "food", economy: "coin", infrastructure: "bridge" };

export const UNIT: Record<UnitKind, IconName> = { settler: "settler", soldier: "soldier" };

export const STAGES: readonly [Stage, IconName][] = [
  ["despotism", "crown"],
  ["theocracy", "altar"],
  ["once", "spark"],
  ["democracy", "ballot"],
];

export const LEVELS = ["", "I", "II", "III", "IV"];
