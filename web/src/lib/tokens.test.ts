import { describe, expect, it } from "vitest";
import { costOf, priceIn, waysOf, type Token } from "./tokens";

const line: Token[] = [{ number: 4 }, { icon: "ore" }, { mark: ":" }, { icon: "research" }, { level: "III" }];
const choice: Token[] = [{ mark: "[" }, { icon: "ore" }, { mark: "|" }, { icon: "pop" }, { mark: "]" }];

describe("a line as tokens", () => {
  it("has a cost before the colon, and none without one", () => {
    expect(costOf(line)).toEqual([{ number: 4 }, { icon: "ore" }]);
    expect(costOf(line.slice(3))).toEqual([]);
    expect(costOf(choice)).toEqual([]);
  });

  it("says how many of something it costs", () => {
    expect(priceIn("ore", line)).toBe(4);
    expect(priceIn("pop", line)).toBe(0);
  });

  it("is split where it is nothing but a choice", () => {
    expect(waysOf(choice)).toEqual([[{ icon: "ore" }], [{ icon: "pop" }]]);
    expect(waysOf(line)).toEqual([line]);
  });
});
