import { beforeEach, expect, test } from "vitest";
import { around } from "./around.svelte";

beforeEach(() => localStorage.clear());

test("two sit opposite each other, four at one edge each", () => {
  expect([0, 2].map((seat) => around.sideOf("a", seat, [0, 2]))).toEqual([0, 180]);
  expect([0, 1, 2, 3].map((seat) => around.sideOf("a", seat, [0, 1, 2, 3]))).toEqual([0, 90, 180, 270]);
});

test("what is set holds for its table alone", () => {
  around.set("b", { turn: "auto", sides: { 1: 90 } });
  expect(around.angle("b", 1, [0, 1])).toBe(90);
  expect(around.angle("b", 0, [0, 1])).toBe(0);
  expect(around.turned("b")).toBe(true);
  expect(around.turned("c")).toBe(false);
  around.set("b", { turn: 180 });
  expect(around.angle("b", 0, [0, 1])).toBe(180);
});
