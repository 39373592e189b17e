/** Action spaces and levels, as cards of every game have them. */

import type { SpaceView } from "../lib/wire";

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
