import { expect, it } from "vitest";
import { around, bearing, corners, landOf, middleOf, RADIUS, sideTo } from "./hexes";

const cell = (q: number, r: number) => ({ id: `${q},${r}`, q, r, near: [] });

it("neighbours lie as far apart as two hexes that share a side", () => {
  const apart = RADIUS * Math.sqrt(3);
  for (const [q, r] of [
    [0, -1],
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
  ] as const) {
    const { x, y } = middleOf({ q, r });
    expect(Math.hypot(x, y)).toBeCloseTo(apart);
  }
});

it("a box holds every corner of its cells, with the air around them", () => {
  const box = around([cell(0, 0), cell(2, -1)], 10);
  for (const at of [cell(0, 0), cell(2, -1)])
    for (const corner of corners(RADIUS).split(" ")) {
      const [x = 0, y = 0] = corner.split(",").map(Number);
      const middle = middleOf(at);
      expect(middle.x + x).toBeGreaterThanOrEqual(box.x + 9.9);
      expect(middle.x + x).toBeLessThanOrEqual(box.x + box.width - 9.9);
      expect(middle.y + y).toBeGreaterThanOrEqual(box.y + 9.9);
      expect(middle.y + y).toBeLessThanOrEqual(box.y + box.height - 9.9);
    }
});

it("a place is named by steps in one direction, or in two that lie beside each other", () => {
  expect(bearing(cell(0, 0))).toBe("horizon-web-middle");
  expect(bearing(cell(0, -3))).toBe("3 horizon-web-side-0");
  expect(bearing(cell(2, -3))).toBe("1 horizon-web-side-0list-separator2 horizon-web-side-1");
  expect(bearing(cell(-2, 1))).toBe("1 horizon-web-side-4list-separator1 horizon-web-side-5");
});

it("a territory of somebody's own always gets the same land", () => {
  expect(landOf("nile-delta")).toBe("delta");
  expect(landOf("my-own-island")).toBe(landOf("my-own-island"));
});

it("a direction is that of the side that two places share", () => {
  expect(sideTo(cell(2, 0), cell(3, 0))).toBe("horizon-web-side-2");
  expect(sideTo(cell(0, 0), cell(0, -1))).toBe("horizon-web-side-0");
  expect(sideTo(cell(0, 0), cell(2, 0))).toBe("");
});
