import { beforeEach, expect, it } from "vitest";
import { allGamesLink, keep, myGames, takeGames } from "./keys";

beforeEach(() => localStorage.clear());

it("carries all games to another browser", () => {
  keep("table-1", { key: "a.b-c_d" });
  keep("table-2", { key: "e.f" });
  const { hash } = new URL(allGamesLink());
  localStorage.clear();
  keep("table-3", { key: "g" });
  expect(takeGames(hash)).toBe(2);
  expect(Object.fromEntries(myGames().map(({ table, key }) => [table, key]))).toEqual({
    "table-1": "a.b-c_d",
    "table-2": "e.f",
    "table-3": "g",
  });
});

it.each(["", "#own", "#games=", "#games=nonsense"])("finds no games in %j", (hash) => {
  expect(takeGames(hash)).toBe(0);
  expect(myGames()).toEqual([]);
});
