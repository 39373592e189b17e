import { expect, it } from "vitest";
import type { EventNow } from "../lib/wire";
import { bare, gathered, isWhy, piecesOf, turnBegins, turnsIn } from "./log";

const event = (m: string, seat = 0): EventNow => ({ seat, said: { m }, source: null, turn: 1, kind: "" });

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

it("a turn has a heading; why it was played stands there and not between the facts", () => {
  const turn = (n: number, m: string, seat = 0): EventNow => ({ ...event(m, seat), turn: n });
  const events = [
    turn(0, "log-start"),
    { ...turn(1, "log-turn", 1), said: { m: "log-turn", a: { a: 3 } } },
    turn(1, "log-pawn", 1),
    turn(1, "log-automa-type", 1),
    turn(2, "log-turn"),
  ];
  const reasons = [2, 2].map((line) => ({ event: line, moment: 7, seat: 1, said: { m: "reason-whim" } }));
  const turns = turnsIn(events, reasons, 0);
  expect(turns.map(({ seat, round, lines }) => [seat, round, lines.length])).toEqual([
    [null, 0, 1],
    [1, 3, 1],
    [0, 0, 0],
  ]);
  expect(turns[1]?.reasons.map(({ m }) => m)).toEqual(["reason-whim", "log-automa-type"]);
  expect(turnBegins(events, 3)).toBe(1);
});

it("a fact goes without the name of whose turn it is", () => {
  const mira = { text: "Mira", key: "seat:0", seat: 0 };
  const words = (pieces: { text: string }[]) => pieces.map(({ text }) => text).join("");
  expect(words(bare([mira, { text: " pays 1 ore." }], 0))).toBe("Pays 1 ore");
  expect(words(bare([mira, { text: " pays 1 ore." }], 1))).toBe("Mira pays 1 ore");
  expect(words(bare([mira, { text: "’s ship is exiled." }], 0))).toBe("Mira’s ship is exiled");
});
