/** Action spaces and levels, as cards of every game have them. */

import type { Space } from "../lib/view";

export const LEVELS = ["", "I", "II", "III", "IIII"];

/** A card's spaces by action: each action has its line and one or more spaces. */
export function groupByAction(spaces: Space[]): Space[][] {
  const groups = new Map<string, Space[]>();
  for (const space of spaces) {
    const group = groups.get(space.action) ?? [];
    group.push(space);
    groups.set(space.action, group);
  }
  return [...groups.values()];
}
