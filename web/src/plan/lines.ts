/** Lines as a tree: steps that lines share are one node, and where they part it branches. */

import type { PlannedLine, StepNow } from "../lib/wire";

export const TURN = "turn=";

/** Steps one after the other without a branch, and what follows. */
export interface Stretch {
  steps: Node[];
  branches: Stretch[];
  /** The line that ends here, if nothing follows. */
  line: PlannedLine | null;
}

export interface Node {
  step: StepNow;
  /** The options that lead here, this one the last. */
  path: string[];
  /** It is no longer possible. */
  gone: boolean;
}

export const optionsOf = (line: PlannedLine): string[] => line.steps.map(({ option }) => option);

export const beginsWith = (line: readonly string[], path: readonly string[]): boolean =>
  path.every((option, number) => line[number] === option);

export const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && beginsWith(one, other);

/** The tree of lines: what they branch into at their beginning. */
export function branchesOf(lines: readonly PlannedLine[], from = 0): Stretch[] {
  const groups = new Map<string, PlannedLine[]>();
  for (const line of lines) {
    const first = line.steps[from];
    if (!first) continue;
    groups.set(first.option, [...(groups.get(first.option) ?? []), line]);
  }
  return [...groups.values()].map((group) => stretch(group, from));
}

function stretch(lines: PlannedLine[], from: number): Stretch {
  const [first] = lines;
  const steps: Node[] = [];
  let to = from;
  while (first && to < first.steps.length) {
    const step = first.steps[to];
    if (!step || lines.some((line) => line.steps[to]?.option !== step.option)) break;
    to += 1;
    steps.push({ step, path: optionsOf(first).slice(0, to), gone: to > first.possible });
  }
  const ended = lines.find((line) => line.steps.length === to) ?? null;
  return { steps, branches: branchesOf(lines, to), line: ended };
}

/** The lines with one that was just walked: it is one of them, goes on with one, or branches off. */
export function withLine(lines: readonly PlannedLine[], walked: PlannedLine): PlannedLine[] {
  const path = optionsOf(walked);
  const known = lines.findIndex((line) => beginsWith(optionsOf(line), path));
  if (known >= 0) {
    return lines.map((line, number) => (number === known && line.steps.length === path.length ? walked : line));
  }
  const extended = lines.findIndex((line) => beginsWith(path, optionsOf(line)));
  if (extended >= 0) return lines.map((line, number) => (number === extended ? walked : line));
  return [...lines, walked];
}

/** Without the lines that lead through a step. */
export const withoutLine = (lines: readonly PlannedLine[], path: readonly string[]): PlannedLine[] =>
  lines.filter((line) => !beginsWith(optionsOf(line), path));

/** How many points a line brings a seat. */
export const gainOf = (line: PlannedLine, before: readonly number[], seat: number): number =>
  (line.points[seat] ?? 0) - (before[seat] ?? 0);

/** What of a line can be played for real: what is supposed of others is not. */
export function playable(steps: readonly StepNow[], mine: readonly number[]): StepNow[] {
  const from = steps.findIndex(({ option }) => !option.startsWith(TURN));
  const rest = from < 0 ? [] : steps.slice(from);
  const until = rest.findIndex(({ seat, option }) => !mine.includes(seat) || option.startsWith(TURN));
  return until < 0 ? [...rest] : rest.slice(0, until);
}
