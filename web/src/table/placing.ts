/** Where to put words about a thing so that they hide neither the thing nor what may be chosen. */

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const EDGE = 8;
const AWAY = 8;

const STEP = 40;

/** How bad it is to cover a pixel: of the thing itself, of what may be chosen, of another board; and to be a pixel away. */
const COSTS = { thing: 100, gold: 10, elsewhere: 0.05, away: 30 };

export function placeBeside(
  at: DOMRect,
  size: { width: number; height: number },
  gold: Box[],
  elsewhere: Box[],
): { left: number; top: number } {
  let best = { left: EDGE, top: EDGE };
  let least = Infinity;
  for (const [left, top] of around(at, size)) {
    const place = { left: within(left, size.width, innerWidth), top: within(top, size.height, innerHeight) };
    const box = { ...place, right: place.left + size.width, bottom: place.top + size.height };
    const cost =
      COSTS.thing * overlap(box, at) +
      COSTS.gold * sum(gold.map((other) => overlap(box, other))) +
      COSTS.elsewhere * sum(elsewhere.map((other) => overlap(box, other))) +
      COSTS.away * Math.max(0, distance(box, at) - AWAY);
    if (cost < least) [least, best] = [cost, place];
  }
  return best;
}

/** Below, above, right and left of it, at its middle, its beginning, its end; and then anywhere. */
function* around(at: DOMRect, { width, height }: { width: number; height: number }): Generator<[number, number]> {
  for (const share of [0.5, 0, 1]) {
    const x = at.left + (at.width - width) * share;
    const y = at.top + (at.height - height) * share;
    yield [x, at.bottom + AWAY];
    yield [x, at.top - AWAY - height];
    yield [at.right + AWAY + 8, y];
    yield [at.left - AWAY - width, y];
  }
  for (let x = EDGE; x < innerWidth - width; x += STEP)
    for (let y = EDGE; y < innerHeight - height; y += STEP) yield [x, y];
}

const within = (start: number, long: number, room: number) => Math.max(EDGE, Math.min(start, room - long - EDGE));
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

function distance(one: Box, other: Box): number {
  const across = Math.max(0, one.left - other.right, other.left - one.right);
  const along = Math.max(0, one.top - other.bottom, other.top - one.bottom);
  return Math.hypot(across, along);
}

function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}
