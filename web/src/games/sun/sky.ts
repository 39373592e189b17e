/** Where the places of the star map lie, as fractions of its width and height. */

export interface Position {
  x: number;
  y: number;
  /** On which side of it ships stand. */
  side: "left" | "right" | "below";
  /** All of them: the other side is taken. */
  whole?: boolean;
}

const LARGE: Record<string, Position> = {
  sol: { x: 0.5, y: 0.87, side: "right" },
  a1: { x: 0.19, y: 0.7, side: "right" },
  a2: { x: 0.81, y: 0.7, side: "left" },
  s1: { x: 0.11, y: 0.43, side: "right" },
  s2: { x: 0.89, y: 0.43, side: "left" },
  deep: { x: 0.5, y: 0.47, side: "below" },
  b1: { x: 0.19, y: 0.15, side: "right" },
  b2: { x: 0.81, y: 0.15, side: "left" },
  s3: { x: 0.5, y: 0.11, side: "below" },
};

const SMALL: Record<string, Position> = {
  sol: { x: 0.46, y: 0.87, side: "right" },
  a1: { x: 0.78, y: 0.68, side: "left" },
  s1: { x: 0.14, y: 0.62, side: "right" },
  s2: { x: 0.88, y: 0.4, side: "left" },
  deep: { x: 0.46, y: 0.46, side: "below" },
  b1: { x: 0.2, y: 0.18, side: "right" },
  b2: { x: 0.74, y: 0.15, side: "left" },
};

/** Where an extra system lies, by the place it is linked to. */
const EXTRA_LARGE: Record<string, Position> = {
  a1: { x: 0.345, y: 0.86, side: "left" },
  a2: { x: 0.655, y: 0.86, side: "right" },
  b1: { x: 0.34, y: 0.3, side: "right" },
  b2: { x: 0.66, y: 0.3, side: "left" },
};

const EXTRA_SMALL: Record<string, Position> = {
  a1: { x: 0.93, y: 0.87, side: "left" },
  b1: { x: 0.44, y: 0.13, side: "below" },
  b2: { x: 0.92, y: 0.17, side: "below" },
};

export function positionsOf(places: string[], routes: [string, string][]): Map<string, Position> {
  const large = places.includes("s3");
  const found = new Map<string, Position>();
  const table = large ? LARGE : SMALL;
  for (const [number, id] of places.entries()) {
    if (id === "extra") continue;
    found.set(id, table[id] ?? around(number, places.length));
  }
  if (places.includes("extra")) {
    const link = routes.find((route) => route.includes("extra"))?.find((id) => id !== "extra") ?? "";
    found.set("extra", (large ? EXTRA_LARGE : EXTRA_SMALL)[link] ?? { x: 0.08, y: 0.92, side: "right" });
    const sol = found.get("sol");
    // it lies beside Sol then, whose ships stand on the other side
    if (large && sol && (link === "a1" || link === "a2"))
      found.set("sol", { ...sol, side: link === "a1" ? "right" : "left", whole: true });
  }
  return found;
}

/** A place this client has never heard of still gets one: on a circle. */
function around(number: number, of: number): Position {
  const angle = (number / of) * 2 * Math.PI;
  return { x: 0.5 + 0.4 * Math.cos(angle), y: 0.5 + 0.4 * Math.sin(angle), side: "below" };
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
