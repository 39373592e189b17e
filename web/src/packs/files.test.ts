import { expect, test } from "vitest";
import { fits, LARGEST_MODELS, paired } from "./files";

const file = (name: string, text = "") => new File([text], name);
const names = (files: File[]) => paired(files).map(({ pack, models }) => [pack?.name ?? "", models?.name ?? ""]);

test("a file of models goes with the pack of its name, in whichever order they come", () => {
  const files = [file("b.models.json"), file("a.toml"), file("b.toml")];
  expect(names(files)).toEqual([
    ["a.toml", ""],
    ["b.toml", "b.models.json"],
  ]);
});

test("the only one goes with the only one, whatever it is called", () => {
  expect(names([file("mine.toml"), file("learned.models.json")])).toEqual([["mine.toml", "learned.models.json"]]);
});

test("one without a pack is told", () => {
  expect(names([file("mine.models.json")])).toEqual([["", "mine.models.json"]]);
});

test("what is too large is seen before it is read", () => {
  const models = file("a.models.json", "x".repeat(LARGEST_MODELS + 1));
  expect(fits({ pack: file("a.toml"), models })).toBe(false);
  expect(fits({ pack: file("a.toml"), models: null })).toBe(true);
});
