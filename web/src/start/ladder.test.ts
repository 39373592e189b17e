import { beforeEach, expect, it } from "vitest";
import { after, atLevel, ended, stepIn } from "./ladder";

let store: Record<string, string> = {};
beforeEach(() => {
  store = {};
  globalThis.localStorage = {
    getItem: (key: string) => store[key] ?? null,
    setItem: (key: string, value: string) => (store[key] = value),
  } as unknown as Storage;
});

it("goes up with a victory, down with two defeats in a row, and never off the ladder", () => {
  const step = { level: 3, lost: false, table: "" };
  expect(after(step, "a", true, 10)).toEqual({ level: 4, lost: false, table: "a" });
  const once = after(step, "a", false, 10);
  expect(once).toEqual({ level: 3, lost: true, table: "a" });
  expect(after(once, "b", false, 10)).toEqual({ level: 2, lost: false, table: "b" });
  expect(after(once, "b", true, 10)).toEqual({ level: 4, lost: false, table: "b" });
  expect(after({ level: 1, lost: true, table: "" }, "a", false, 10).level).toBe(1);
  expect(after({ level: 10, lost: false, table: "" }, "a", true, 10).level).toBe(10);
});

it("counts a game once, and only against bots of that very level", () => {
  ended("pig", "a", [atLevel(3)], true, 10);
  ended("pig", "a", [atLevel(4)], true, 10);
  expect(stepIn("pig", 10).level).toBe(4);
  ended("pig", "b", [atLevel(4), "strong"], true, 10);
  ended("pig", "c", [atLevel(3)], true, 10);
  ended("pig", "d", [null], true, 10);
  ended("pig", "e", [], true, 10);
  expect(stepIn("pig", 10).level).toBe(4);
  expect(stepIn("other", 10).level).toBe(3);
  ended("pig", "f", [atLevel(4), atLevel(4)], true, 10);
  expect(stepIn("pig", 10).level).toBe(5);
});

it("begins anew where what is kept is nonsense, and fits a shorter ladder", () => {
  store["heliopause.ladder"] = '{"pig": {"level": "x"}, "long": {"level": 9, "lost": false, "table": ""}}';
  expect(stepIn("pig", 10).level).toBe(3);
  expect(stepIn("long", 6).level).toBe(6);
  store["heliopause.ladder"] = "{";
  expect(stepIn("pig", 2).level).toBe(2);
});
