import { expect, it } from "vitest";
import { bestPlace, type Box } from "./turnedUp";

const box = (x: number, y: number, width = 10, height = 10): Box => ({ x, y, width, height });
const within = box(0, 0, 100, 100);

it("a card that is turned up hides as little as it can and nothing that may be chosen", () => {
  expect(bestPlace([box(0, 0), box(20, 0)], [], [box(5, 5)], within)).toEqual(box(20, 0));
  expect(bestPlace([box(0, 0), box(20, 0)], [box(22, 2)], [box(5, 5)], within)).toEqual(box(0, 0));
  expect(bestPlace([box(95, 0), box(40, 0)], [], [], within)).toEqual(box(40, 0));
  expect(bestPlace([box(0, 0)], [box(0, 0)], [], within)).toBeNull();
  expect(bestPlace([box(90, 0), box(20, 0)], [], [], within, box(0, 0))).toEqual(box(20, 0));
});
