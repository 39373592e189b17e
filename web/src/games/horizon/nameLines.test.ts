import { expect, it } from "vitest";
import { linesOf } from "./nameLines";

it("keeps a name that fits in one line", () => {
  expect(linesOf("Railway Terminus")).toEqual(["Railway Terminus"]);
  expect(linesOf("Karawanserei")).toEqual(["Karawanserei"]);
});

it("cuts a longer one where its halves are most alike", () => {
  expect(linesOf("Botanischer Garten")).toEqual(["Botanischer", "Garten"]);
  expect(linesOf("Hôtel des monnaies")).toEqual(["Hôtel des", "monnaies"]);
});

it("leaves a single long word whole", () => {
  expect(linesOf("Donaudampfschifffahrt")).toEqual(["Donaudampfschifffahrt"]);
});
