/** What moves on the boards, as arrows from thing to thing: bent, so that none hides a route or another arrow. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Move {
  from: string;
  to: string;
  number: string;
}

export interface Arrow {
  to: string;
  number: string;
  /** As the path of an SVG. */
  way: string;
  /** Where its number stands. */
  at: Point;
}

export interface Point {
  x: number;
  y: number;
}

/** How far an arrow is bent, as a part of its length; each further one between the same things more. */
const BENT = 0.16;
/** It begins and ends within the things, short of their middles, by this part of their smaller side. */
const SHORT = 0.3;

/** Those whose ends both lie on the boards. */
export function arrowsOf(moves: readonly Move[], boxOf: (thing: string) => Box | undefined): Arrow[] {
  const before = new Map<string, number>();
  return moves.flatMap(({ from, to, number }) => {
    const [begin, end] = [boxOf(from), boxOf(to)];
    if (!begin || !end || from === to) return [];
    const between = [from, to].toSorted().join();
    const nth = (before.get(between) ?? 0) + 1;
    before.set(between, nth);
    return [{ to, number, ...bent(begin, end, BENT * nth) }];
  });
}

function bent(begin: Box, end: Box, by: number): Pick<Arrow, "way" | "at"> {
  const [one, other] = [middleOf(begin), middleOf(end)];
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const length = Math.hypot(dx, dy) || 1;
  const bend = { x: (one.x + other.x) / 2 - dy * by, y: (one.y + other.y) / 2 + dx * by };
  const reach = (box: Box) => Math.min(SHORT * Math.min(box.width, box.height), length / 3);
  const from = towards(one, bend, reach(begin));
  const to = towards(other, bend, reach(end));
  return {
    way: `M${shown(from)}Q${shown(bend)} ${shown(to)}`,
    at: { x: (from.x + 2 * bend.x + to.x) / 4, y: (from.y + 2 * bend.y + to.y) / 4 },
  };
}

export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

function towards(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) * by) / length, y: from.y + ((to.y - from.y) * by) / length };
}

export const isIn = ({ x, y }: Point, box: Box): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;

/** A box without its edge. */
export const inner = ({ x, y, width, height }: Box, edge: number): Box => ({
  x: x + edge,
  y: y + edge,
  width: width - 2 * edge,
  height: height - 2 * edge,
});

/** The part of a box that lies in another. */
export function common(one: Box, other: Box): Box {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  return {
    x,
    y,
    width: Math.min(one.x + one.width, other.x + other.width) - x,
    height: Math.min(one.y + one.height, other.y + other.height) - y,
  };
}

const shown = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;
