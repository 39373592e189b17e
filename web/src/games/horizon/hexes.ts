/** The geometry of the map, the names of directions, and what land a territory is drawn as. */

import { comma, t } from "../../lib/words.svelte";
import type { CellView } from "../../lib/wire";

/** From the middle of a hex to its corners. */
export const RADIUS = 61;
const HALF = (RADIUS * Math.sqrt(3)) / 2;

export interface Point {
  x: number;
  y: number;
}

export const middleOf = ({ q, r }: { q: number; r: number }): Point => ({
  x: RADIUS * 1.5 * q,
  y: HALF * 2 * (r + q / 2),
});

/** The corners of a flat-topped hex around the origin. */
export function corners(radius: number): string {
  const half = (radius * Math.sqrt(3)) / 2;
  const points: [number, number][] = [
    [radius, 0],
    [radius / 2, half],
    [-radius / 2, half],
    [-radius, 0],
    [-radius / 2, -half],
    [radius / 2, -half],
  ];
  return points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The smallest box around the cells, with some air. */
export function around(cells: readonly CellView[], air: number): Box {
  const middles = cells.map(middleOf);
  const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - RADIUS - air, Math.min(...ys) - HALF - air];
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + RADIUS + air - left,
    height: Math.max(...ys) + HALF + air - top,
  };
}

/** Up, then clockwise. */
const SIDES: [number, number][] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

/** Where a cell lies from the cradle, such as '2 north-east, 1 south-east'. */
export function bearing({ q, r }: { q: number; r: number }): string {
  for (const [side, [dq, dr]] of SIDES.entries()) {
    const [eq, er] = SIDES[(side + 1) % 6] ?? [0, 0];
    const turn = dq * er - dr * eq;
    const one = (q * er - r * eq) / turn;
    const other = (dq * r - dr * q) / turn;
    if (one > 0 && other >= 0) {
      const parts = [step(one, side), ...(other ? [step(other, (side + 1) % 6)] : [])];
      return parts.join(comma());
    }
  }
  return t("horizon-web-middle");
}

/** The direction from a cell to the one beside it; empty if they do not touch. */
export function sideTo(from: { q: number; r: number }, to: { q: number; r: number }): string {
  const side = SIDES.findIndex(([dq, dr]) => from.q + dq === to.q && from.r + dr === to.r);
  return side < 0 ? "" : t(`horizon-web-side-${side}`);
}

const step = (n: number, side: number) => `${n} ${t(`horizon-web-side-${side}`)}`;

export type Land = "plain" | "forest" | "hills" | "mountains" | "desert" | "delta" | "coast";

const LANDS: Record<string, Land> = {
  "nile-delta": "delta",
  "mekong-delta": "delta",
  zambezi: "delta",
  "indus-plain": "plain",
  "po-valley": "plain",
  "great-plains": "plain",
  pampas: "plain",
  "kazakh-steppe": "plain",
  anatolia: "hills",
  "loess-plateau": "hills",
  deccan: "hills",
  "great-rift": "hills",
  sahel: "desert",
  "arnhem-land": "desert",
  altiplano: "mountains",
  zagros: "mountains",
  atlas: "mountains",
  altai: "mountains",
  yucatan: "forest",
  amazonia: "forest",
  cyclades: "coast",
  hokkaido: "coast",
  aotearoa: "coast",
  fjordland: "coast",
};
const ANY: Land[] = ["plain", "forest", "hills", "mountains", "desert", "delta", "coast"];

/** An owner's own territories get a land by their name. */
export function landOf(territory: string): Land {
  const sum = Array.from(territory, (letter) => letter.charCodeAt(0)).reduce((so, code) => so + code, 0);
  return LANDS[territory] ?? ANY[sum % ANY.length] ?? "plain";
}
