/** Where the places of the star map lie, as fractions of its width and height. */

export interface Position {
  x: number;
  y: number;
  /** Where its ships lie: beside it, under it, or in it. */
  side: "left" | "right" | "below" | "within";
  /** Ships in one column of the dock beside it, before there is a second one. */
  rows: number;
  /** How much lower than its middle the dock beside it lies, in pixels of the drawn map. */
  drop?: number;
  /** Where a dock under it begins or ends at the latest, as a part of the width: something else lies there. */
  from?: number;
  until?: number;
}

/** The map that the sizes of planets and docks are drawn for. */
export const DRAWN = { width: 474, height: 520 };

const at = (x: number, y: number, side: Position["side"], rows: number): Position => ({
  x: x / DRAWN.width,
  y: y / DRAWN.height,
  side,
  rows,
});

const LARGE: Record<string, Position> = {
  sol: { ...at(237, 434, "below", 1), from: 0.34 },
  a1: at(92, 376, "right", 3),
  a2: at(382, 376, "left", 3),
  s1: at(56, 236, "right", 5),
  s2: at(418, 236, "left", 5),
  deep: at(237, 234, "within", 2),
  b1: { ...at(72, 72, "right", 5), drop: 14 },
  b2: { ...at(402, 72, "left", 5), drop: 14 },
  s3: at(237, 50, "below", 2),
};

const SMALL: Record<string, Position> = {
  sol: { ...at(218, 434, "below", 1), from: 0.34 },
  a1: at(372, 348, "left", 3),
  s1: at(62, 322, "right", 4),
  s2: at(418, 204, "left", 4),
  deep: at(218, 236, "within", 2),
  b1: at(92, 84, "right", 4),
  b2: at(352, 72, "left", 4),
};

/** Where an extra system lies, by the place it is linked to. */
const EXTRA_LARGE: Record<string, Position> = {
  a1: { ...at(184, 428, "left", 2), drop: 66 },
  a2: { ...at(290, 428, "right", 2), drop: 66 },
  b1: { ...at(172, 138, "left", 1), drop: 62 },
  b2: { ...at(302, 138, "right", 1), drop: 62 },
};

/** What makes room for it. */
const ASIDE: Record<string, [string, Partial<Position>]> = {
  a1: ["sol", { x: 0.6, y: 0.846, from: 0.5 }],
  a2: ["sol", { x: 0.4, y: 0.846, from: 0, until: 0.5 }],
  b1: ["deep", { x: 0.532, y: 0.519 }],
  b2: ["deep", { x: 0.468, y: 0.519 }],
};

const wide = (x: number, y: number, side: Position["side"], rows: number): Position => ({ x, y, side, rows });

/** The same on a map that is wider than tall: ships at Sol stand below it, an extra system moves outward. */
const LARGE_WIDE: Record<string, Position> = {
  sol: wide(0.42, 0.83, "below", 1),
  a1: wide(0.135, 0.735, "right", 3),
  a2: wide(0.7, 0.725, "left", 3),
  s1: wide(0.085, 0.45, "right", 3),
  s2: wide(0.915, 0.45, "left", 3),
  deep: wide(0.5, 0.42, "within", 2),
  b1: wide(0.115, 0.135, "right", 3),
  b2: wide(0.885, 0.135, "left", 3),
  s3: wide(0.48, 0.1, "right", 2),
};

const SMALL_WIDE: Record<string, Position> = {
  sol: wide(0.42, 0.8, "below", 1),
  a1: wide(0.72, 0.7, "left", 3),
  s1: wide(0.12, 0.6, "right", 3),
  s2: wide(0.9, 0.42, "left", 3),
  deep: wide(0.46, 0.44, "within", 2),
  b1: wide(0.15, 0.15, "right", 3),
  b2: wide(0.72, 0.14, "left", 3),
};

const EXTRA_WIDE: Record<string, Position> = {
  a1: wide(0.29, 0.86, "left", 2),
  a2: wide(0.905, 0.79, "left", 2),
  b1: wide(0.3, 0.2, "right", 1),
  b2: wide(0.68, 0.2, "left", 1),
};

const EXTRA_SMALL: Record<string, Position> = {
  a1: at(404, 456, "left", 2),
  b1: at(222, 96, "right", 2),
  b2: at(424, 110, "left", 2),
};

/** Where everything lies; `across`: the map is wider than tall. */
export function positionsOf(places: string[], routes: [string, string][], across = false): Map<string, Position> {
  const large = places.includes("s3");
  const found = new Map<string, Position>();
  const table = across ? (large ? LARGE_WIDE : SMALL_WIDE) : large ? LARGE : SMALL;
  for (const [number, id] of places.entries()) {
    if (id === "extra") continue;
    found.set(id, table[id] ?? around(number, places.length));
  }
  if (places.includes("extra")) {
    const link = routes.find((route) => route.includes("extra"))?.find((id) => id !== "extra") ?? "";
    const extras = across ? EXTRA_WIDE : large ? EXTRA_LARGE : EXTRA_SMALL;
    found.set("extra", extras[link] ?? at(60, 470, "right", 2));
    const [id, moved] = (large && !across && ASIDE[link]) || ["", {}];
    const aside = found.get(id);
    if (aside) found.set(id, { ...aside, ...moved });
  }
  return found;
}

/** The places a ship passes on the shortest way, its goal last; empty if there is none so short. */
export function wayOver(routes: readonly [string, string][], from: string, to: string, most: number): string[] {
  let ways: string[][] = [[from]];
  const seen = new Set([from]);
  for (let step = 0; step < most; step++) {
    ways = ways.flatMap((way) => {
      const last = way.at(-1) ?? from;
      const next = routes.flatMap(([one, other]) => (one === last ? [other] : other === last ? [one] : []));
      return next.filter((place) => !seen.has(place) && seen.add(place)).map((place) => [...way, place]);
    });
    const found = ways.find((way) => way.at(-1) === to);
    if (found) return found.slice(1);
  }
  return [];
}

/** A place this client has never heard of still gets one: on a circle. */
function around(number: number, of: number): Position {
  const angle = (number / of) * 2 * Math.PI;
  return { x: 0.5 + 0.4 * Math.cos(angle), y: 0.5 + 0.4 * Math.sin(angle), side: "below", rows: 2 };
}

/** Colours of a planet, always the same for a system. */
export function planetColours(id: string): { light: string; dark: string; band: number; ring: boolean } {
  let hash = 7;
  for (const letter of id) hash = (hash * 31 + letter.charCodeAt(0)) % 99991;
  const hue = hash % 360;
  return {
    light: `hsl(${hue} 72% 78%)`,
    dark: `hsl(${(hue + 28) % 360} 52% 26%)`,
    band: 2 + (hash % 4),
    ring: hash % 3 === 0,
  };
}
