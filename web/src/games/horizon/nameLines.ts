/** A name on a tile: one line, or two where it is longer than a tile is wide. */

/** In letters. */
const WIDE = 16;

/** Cut at the space nearest to the middle. */
export function linesOf(name: string): string[] {
  if (name.length <= WIDE) return [name];
  const off = (at: number) => Math.abs(at - name.length / 2);
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const [at] = spaces.toSorted((one, other) => off(one) - off(other));
  return at === undefined ? [name] : [name.slice(0, at), name.slice(at + 1)];
}
