import { expect, it } from "vitest";
import type { EventNow } from "../lib/wire";
import { gathered, isWhy, piecesOf } from "./log";

const event = (m: string, seat = 0): EventNow => ({ seat, said: { m }, source: null, turn: 1 });

it("cards revealed one after the other share a line; a reason stands with what it explains", () => {
  const events = [event("log-turn"), event("log-reveal"), event("log-reveal"), event("log-pawn")];
  const reasons = [{ event: 3, moment: 7, seat: 0, said: { m: "because" } }];
  const lines = gathered(events, reasons, 0);
  expect(lines.map(({ number, more }) => [number, more.length])).toEqual([
    [0, 0],
    [1, 1],
    [3, 0],
  ]);
  expect(lines[2]?.reasons).toHaveLength(1);
  expect(gathered(events, [], 2, 3).map(({ number }) => number)).toEqual([2]);
});

it("words without a thing are one piece", () => {
  expect(piecesOf({ m: "log-over" })).toEqual([{ text: "log-over" }]);
});

it("lines of the automa that say why stand behind the others", () => {
  expect(isWhy({ m: "log-automa-type" })).toBe(true);
  expect(isWhy({ m: "log-automa-card" })).toBe(false);
});
