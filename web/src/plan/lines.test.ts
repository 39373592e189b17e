import { describe, expect, it } from "vitest";
import type { PlannedLine } from "../lib/wire";
import { branchesOf, gainOf, optionsOf, playable, withLine, withoutLine } from "./lines";

const line = (text: string, possible?: number): PlannedLine => {
  const steps = text.split(" ").map((option) => ({ seat: option === "d" ? -1 : 0, option, said: { m: option } }));
  return { steps, possible: possible ?? steps.length, why: null, played: false, assumed: false, points: [3, 5] };
};
const told = (lines: PlannedLine[]) => lines.map((one) => optionsOf(one).join(" "));

describe("lines", () => {
  it("are one line while they go on, and another where they branch off", () => {
    let lines = withLine([], line("a"));
    lines = withLine(lines, line("a b"));
    expect(told(lines)).toEqual(["a b"]);
    lines = withLine(lines, line("a c"));
    expect(told(lines)).toEqual(["a b", "a c"]);
    expect(told(withLine(lines, line("a")))).toEqual(["a b", "a c"]);
    expect(told(withoutLine(lines, ["a", "b"]))).toEqual(["a c"]);
    expect(withoutLine(lines, ["a"])).toEqual([]);
  });

  it("are a tree of what they share", () => {
    const [first, second] = branchesOf([line("a b c"), line("a b d e", 3), line("x")]);
    expect(first?.steps.map(({ path }) => path.join(""))).toEqual(["a", "ab"]);
    expect(first?.line).toBeNull();
    expect(first?.branches.map(({ steps }) => steps.map(({ step }) => step.option).join(""))).toEqual(["c", "de"]);
    expect(first?.branches[1]?.steps.map(({ gone }) => gone)).toEqual([false, true]);
    expect(second?.line && optionsOf(second.line)).toEqual(["x"]);
  });

  it("say what they bring, and what of them can be played", () => {
    expect(gainOf(line("a"), [1, 9], 1)).toBe(-4);
    const { steps } = line("turn=0 a b d c");
    expect(playable(steps, [0]).map(({ option }) => option)).toEqual(["a", "b"]);
    expect(playable(steps, [1])).toEqual([]);
  });
});
