/** In which order puzzles are shown, and which comes next. */

import type { PuzzleNow, PuzzlesNow } from "../lib/wire";

/** Those of the day first, in the order that the server tells. */
export function ofToday({ today, puzzles }: PuzzlesNow): PuzzleNow[] {
  return today.flatMap((id) => puzzles.find((puzzle) => puzzle.id === id) ?? []);
}

export const theOthers = ({ today, puzzles }: PuzzlesNow): PuzzleNow[] =>
  puzzles.filter(({ id }) => !today.includes(id));

/** After one of them: the next that is not solved, those of the day before the others; else simply the next. */
export function nextAfter(all: PuzzlesNow, id: string, solved: ReadonlySet<string>): string | null {
  const order = [...ofToday(all), ...theOthers(all)].map((puzzle) => puzzle.id);
  const from = order.indexOf(id) + 1;
  const rest = [...order.slice(from), ...order.slice(0, from)].filter((other) => other !== id);
  return rest.find((other) => !solved.has(other)) ?? rest[0] ?? null;
}
