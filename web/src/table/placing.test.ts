import { describe, expect, it } from "vitest";
import { placeBeside } from "./placing";

const size = { width: 100, height: 50 };
const box = (left: number, top: number, width: number, height: number) => new DOMRect(left, top, width, height);

describe("words about a thing", () => {
  it("stand below it where there is room", () => {
    expect(placeBeside(box(300, 100, 100, 80), size, [], [])).toEqual({ left: 300, top: 188 });
  });

  it("keep away from what may be chosen, and stay in the window", () => {
    const place = placeBeside(box(300, 100, 100, 80), size, [box(200, 185, 300, 200)], []);
    expect(place).toEqual({ left: 300, top: 42 });
    const low = placeBeside(box(0, innerHeight - 60, 60, 60), size, [], []);
    expect(low.left).toBeGreaterThanOrEqual(0);
    expect(low.top + size.height).toBeLessThanOrEqual(innerHeight - 60);
  });
});
