import { expect, test } from "vitest";
import type { PuzzlesNow } from "../lib/wire";
import { nextAfter, ofToday, theOthers } from "./order";

const puzzle = (id: string) => ({ id, game: "chess", players: 2, seat: 0, round: 3 });
const ALL: PuzzlesNow = { day: "2026-11-18", today: ["c", "b", "gone"], puzzles: ["a", "b", "c", "d"].map(puzzle) };
const ids = (puzzles: { id: string }[]) => puzzles.map(({ id }) => id);

test("those of the day come first, as the server tells them", () => {
  expect(ids(ofToday(ALL))).toEqual(["c", "b"]);
  expect(ids(theOthers(ALL))).toEqual(["a", "d"]);
});

test("the next one is not solved yet, if there is such a one", () => {
  expect(nextAfter(ALL, "c", new Set())).toBe("b");
  expect(nextAfter(ALL, "c", new Set(["b", "a"]))).toBe("d");
  expect(nextAfter(ALL, "d", new Set())).toBe("c");
  expect(nextAfter(ALL, "b", new Set(["a", "b", "c", "d"]))).toBe("a");
  expect(nextAfter({ ...ALL, today: [], puzzles: [puzzle("a")] }, "a", new Set())).toBeNull();
});

test("a puzzle that is not in the list leads to its first", () => {
  expect(nextAfter(ALL, "unknown", new Set())).toBe("c");
});
