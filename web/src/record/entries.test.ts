import { describe, expect, test } from "vitest";
import type { Analysed, Snapshot, TurnLooked } from "../lib/wire";
import { asFile, entryOf, fromFile, joined, ownSeat, sumOf, type Entry } from "./entries";

const turn = (seat: number, loss: number | null) => ({ seat, loss }) as TurnLooked;
const seats = [
  { seat: 0, name: "Mira", who: "person", bot: null },
  { seat: 1, name: "Bot", who: "bot", bot: "strong" },
  { seat: 2, name: "Ines", who: "person", bot: null },
];
const now = { seats, scores: [{ total: 40 }, { total: 31 }, { total: 22 }] } as unknown as Snapshot;
const told = {
  game: "pig",
  players: 3,
  final: [1, 0, 0],
  luck: [0.1, -0.1, 0],
  turns: [turn(0, 0.02), turn(1, 0.5), turn(0, 0.04), turn(0, null), turn(0, 0), turn(0, 0.1), turn(0, 0.2)],
} as unknown as Analysed;
const entry: Entry = entryOf("T", told, now, 0, 5);

test("my seat is the only one of this browser, or of several the one with my name", () => {
  expect(ownSeat(now, [2], "")).toBe(2);
  expect(ownSeat(now, [0, 2], "Ines")).toBe(2);
  expect(ownSeat(now, [0, 2], "")).toBe(null);
  expect(ownSeat(now, [1], "Bot")).toBe(null);
});

describe("what is kept of a game", () => {
  test("own turns in thirds, those that nobody looked into left out", () => {
    expect(entry.phases).toEqual([
      { turns: 2, lost: 0.06 },
      { turns: 1, lost: 0 },
      { turns: 2, lost: expect.closeTo(0.3) as number },
    ]);
    expect(entry).toMatchObject({ opponents: ["strong", "person"], points: 40, won: 1, luck: 0.1 });
  });

  test("is summed by turns, not by games", () => {
    const other = { ...entry, won: 0, luck: -0.3, phases: [1, 2, 3].map(() => ({ turns: 0, lost: 0 })) };
    const sum = sumOf([entry, other]);
    expect(sum).toMatchObject({ games: 2, won: 1, luck: expect.closeTo(-0.1) as number });
    expect(sum.lost).toBeCloseTo(0.36 / 5);
    expect(sumOf([other]).lost).toBe(null);
  });

  test("comes once for a seat of a table, the newest", () => {
    const later = { ...entry, at: 9, points: 41 };
    expect(joined([entry], [later])).toEqual([later]);
    expect(joined([later], [entry])).toEqual([later]);
    expect(joined([entry], [{ ...entry, table: "U", at: 7 }]).map(({ table }) => table)).toEqual(["U", "T"]);
  });

  test("goes into a file and comes back; what is not ours is refused as a whole", () => {
    expect(fromFile(asFile([entry]))).toEqual([entry]);
    expect(fromFile("{")).toBe(null);
    expect(fromFile('{"games": []}')).toBe(null);
    expect(fromFile(asFile([entry, { ...entry, luck: Number.NaN }]))).toBe(null);
    expect(fromFile(asFile([{ ...entry, phases: [] }]))).toBe(null);
  });
});
