/** The units on a tile as tokens, and where the tokens lie. */

import type { TileView } from "../../lib/wire";
import type { UnitKind } from "./marks";
import type { Point } from "./hexes";

/** Units of one seat, kind and strength. */
export interface Pile {
  seat: number;
  kind: UnitKind;
  strength: number;
  count: number;
}

export function pilesOn(tile: TileView): Pile[] {
  const found: Pile[] = [];
  for (const [seat, kinds] of tile.units.entries())
    for (const kind of ["settler", "soldier"] as const)
      for (const strength of new Set(kinds[kind]))
        found.push({ seat, kind, strength, count: kinds[kind].filter((other) => other === strength).length });
  return found;
}

const [WIDE, HIGH] = [38, 25];

/** How many tokens stand side by side. */
const inRow = (count: number) => (count <= 2 ? count : count <= 4 ? 2 : 3);

/** The middle of the strength shield: it makes room for units. */
export const shieldAt = (count: number): number => (count === 0 ? 0 : count === 1 ? -25 : count <= 4 ? -38 : -54);

/** Where a unit lies: beside the shield or the emblem, on an empty tile in the middle. */
export function pileAt(tile: TileView, number: number, count: number): Point {
  if (!tile.territory && !tile.construction) {
    const row = Math.floor(number / 3);
    const here = Math.min(3, count - row * 3);
    return { x: ((number % 3) - (here - 1) / 2) * WIDE, y: -30 + row * HIGH };
  }
  if (tile.construction) {
    const across = count <= 2 ? 1 : inRow(count);
    const rows = Math.ceil(count / across);
    const [column, row] = [number % across, Math.floor(number / across)];
    return { x: 19 + column * WIDE, y: (rows === 1 ? -26 : -41) + row * HIGH };
  }
  const across = inRow(count);
  const rows = Math.ceil(count / across);
  const [column, row] = [number % across, Math.floor(number / across)];
  const first = shieldAt(count) + (count === 1 ? 36 : 29);
  return { x: first + column * WIDE, y: (rows === 1 ? -32 : -44) + row * HIGH };
}
