/** Action spaces and levels, as cards of every game have them. */

import type { SpaceView } from "../lib/wire";
import { desk } from "./desk.svelte";
import type { Slot } from "./games";

export const LEVELS = ["", "I", "II", "III", "IIII"];

/** A card's spaces by action: each action has its line and one or more spaces. */
export function groupByAction(spaces: SpaceView[]): SpaceView[][] {
  const groups = new Map<string, SpaceView[]>();
  for (const space of spaces) {
    const group = groups.get(space.action) ?? [];
    group.push(space);
    groups.set(space.action, group);
  }
  return [...groups.values()];
}

/** The option that a click on all of these takes: to copy their action, or else the cheapest space for me. */
export function takenBy(spaces: SpaceView[]): string | undefined {
  const copied = spaces.map((space) => desk.offered(`copy:${space.action}`)).find((option) => option !== undefined);
  const open = spaces.filter((space) => desk.has(`space:${space.id}`));
  const [cheapest] = open.toSorted((one, other) => (one.price[desk.me] ?? 0) - (other.price[desk.me] ?? 0));
  return copied ?? (cheapest && `space:${cheapest.id}`);
}

/** How many technologies of each level a seat has, such as `II×3`. */
export function levelsOf(slots: readonly Slot[], seat: number, levels: readonly string[] = LEVELS): string[] {
  return levels.flatMap((level, number) => {
    const count = slots.filter((slot) => slot.level === number && slot.researched.includes(seat)).length;
    return count ? [`${level}×${count}`] : [];
  });
}
