import { describe, expect, it } from "vitest";
import { entriesOf } from "./outline";

const around = { game: "dice", names: ["Ada", "Bob"] };

describe("an outline", () => {
  it("has a line for every value, under its name", () => {
    expect(entriesOf({ ice_left: 4, flag: null, rolls: [1, 2, 3] }, around)).toEqual([
      { label: "ice left", text: "4", inside: [] },
      { label: "flag", text: "–", inside: [] },
      { label: "rolls", text: "1, 2, 3", inside: [] },
    ]);
  });

  it("names seats by who sits there", () => {
    const [seats, turn] = entriesOf({ seats: [{ ice: 1 }, { ice: [{ a: 1 }] }], turn: { seat: 1 } }, around);
    expect(seats?.inside.map(({ label, text }) => [label, text])).toEqual([
      ["Ada", "ice 1"],
      ["Bob", null],
    ]);
    expect(turn?.text).toBe("seat Bob");
  });

  it("opens what is too long for a line", () => {
    const [long] = entriesOf({ words: { first: "x".repeat(60), second: "y".repeat(60) } }, around);
    expect(long?.text).toBeNull();
    expect(long?.inside.map(({ label }) => label)).toEqual(["first", "second"]);
  });
});
