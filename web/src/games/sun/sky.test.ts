import { expect, test } from "vitest";
import { positionsOf, wayOver } from "./sky";

const ROUTES: [string, string][] = [
  ["sol", "a1"],
  ["sol", "a2"],
  ["a1", "s1"],
  ["a1", "deep"],
  ["deep", "b1"],
];

test("a way takes the fewest routes, and no more than there are jumps", () => {
  expect(wayOver(ROUTES, "sol", "a1", 3)).toEqual(["a1"]);
  expect(wayOver(ROUTES, "sol", "deep", 3)).toEqual(["a1", "deep"]);
  expect(wayOver(ROUTES, "s1", "b1", 3)).toEqual(["a1", "deep", "b1"]);
  expect(wayOver(ROUTES, "s1", "b1", 2)).toEqual([]);
  expect(wayOver(ROUTES, "sol", "nowhere", 9)).toEqual([]);
});

test("every place has a position, also one that nobody has heard of", () => {
  const found = positionsOf(["sol", "deep", "extra", "unheard-of"], [["sol", "extra"]]);
  expect([...found.keys()].toSorted()).toEqual(["deep", "extra", "sol", "unheard-of"]);
});
