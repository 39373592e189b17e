import { expect, it } from "vitest";
import type { Visit } from "../lib/wire";
import { inOrder, isRecent, type Known } from "./myGames.svelte";

const known = (table: string, lobby: Partial<Visit["lobby"]>, mine = [0]): Known => ({
  game: { table, key: "k", links: [], watch: null, names: [], at: 0, over: false },
  found: { lobby: { state: "playing", asked: 1, moved: "2026-05-10T12:00:00Z", ...lobby }, mine } as Visit,
});

it("shows first what waits for me, then what goes on, then what has ended, each by the last move", () => {
  const games = [
    known("ended", { state: "over", asked: null }),
    known("old", { moved: "2026-05-01T12:00:00Z" }),
    known("mine", { asked: 0, moved: "2026-04-01T12:00:00Z" }),
    known("new", {}),
  ];
  expect(inOrder(games).map(({ game }) => game.table)).toEqual(["mine", "new", "old", "ended"]);
});

it("puts a game away a week after its end", () => {
  const now = Date.parse("2026-05-10T12:00:00Z");
  const ended = (moved: string) => isRecent(known("t", { state: "over", asked: null, moved }), now);
  expect([ended("2026-05-04T12:00:00Z"), ended("2026-05-02T12:00:00Z")]).toEqual([true, false]);
  expect(isRecent(known("t", { moved: "2026-01-01T12:00:00Z" }), now)).toBe(true);
});
