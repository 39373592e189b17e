import { describe, expect, it } from "vitest";
import { costOf, priceIn, rowsOf, type Token } from "./tokens";

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

  it("has a row for each of several ways, and what comes after them stands apart", () => {
    expect(rowsOf(line)).toEqual([{ or: false, tokens: line }]);
    expect(rowsOf(choice)).toEqual([
      { or: false, tokens: [{ icon: "ore" }] },
      { or: true, tokens: [{ icon: "pop" }] },
    ]);
    expect(rowsOf([{ number: 2 }, { mark: "x" }, ...choice, { mark: "," }, { icon: "jump" }])).toEqual([
      { or: false, tokens: [{ number: 2 }, { mark: "x" }, { icon: "ore" }] },
      { or: true, tokens: [{ icon: "pop" }] },
      { or: false, tokens: [{ icon: "jump" }] },
    ]);
  });

  it("begins a row with what is optional", () => {
    const optional: Token[] = [{ mark: "(" }, { icon: "ore" }, { mark: ")" }];
    expect(rowsOf([{ icon: "pop" }, { mark: "," }, ...optional]).map((row) => row.tokens.length)).toEqual([2, 3]);
  });
});
