import { describe, expect, it } from "vitest";
import { arrowsOf, common, isIn, middleOf, type Box } from "./arrows";

const box = (x: number, y: number): Box => ({ x, y, width: 40, height: 40 });
const BOXES: Record<string, Box> = { "place:sol": box(0, 0), "place:a1": box(200, 0) };
const boxOf = (thing: string) => BOXES[thing];
const move = (from: string, to: string, number = "1") => ({ from, to, number });
const pointsOf = (way: string) => (way.match(/-?\d+/g) ?? []).map(Number);

describe("arrows", () => {
  it("lead from one thing to another, beginning and ending within them", () => {
    const [arrow] = arrowsOf([move("place:sol", "place:a1", "3")], boxOf);
    const [x1 = 0, y1 = 0, , , x2 = 0, y2 = 0] = pointsOf(arrow?.way ?? "");
    expect(isIn({ x: x1, y: y1 }, box(0, 0))).toBe(true);
    expect(isIn({ x: x2, y: y2 }, box(200, 0))).toBe(true);
    expect(arrow?.number).toBe("3");
    expect(arrow?.at.x).toBeCloseTo(120, -1);
  });

  it("do not lie over each other, neither there and back nor twice the same way", () => {
    const there = move("place:sol", "place:a1");
    const drawn = arrowsOf([there, move("place:a1", "place:sol"), there], boxOf);
    const heights = drawn.map(({ at }) => Math.round(at.y));
    expect(new Set(heights).size).toBe(3);
  });

  it("are left out where an end does not lie on the board, or nothing moves", () => {
    expect(arrowsOf([move("place:sol", "place:b2"), move("place:sol", "place:sol")], boxOf)).toEqual([]);
  });

  it("are cut by what is seen of their board", () => {
    expect(common(box(0, 0), { x: 30, y: 10, width: 100, height: 100 })).toEqual({
      x: 30,
      y: 10,
      width: 10,
      height: 30,
    });
    expect(middleOf(box(10, 10))).toEqual({ x: 30, y: 30 });
  });
});
