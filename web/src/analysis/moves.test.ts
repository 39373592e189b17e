import { describe, expect, it } from "vitest";
import type { Said, TurnLooked } from "../lib/wire";
import { chosenIn, thenThere } from "./moves";

const place = (id: string): Said => ({ m: "place", k: `place:${id}` });
const jump = (from: string, to: string): Said => ({
  m: "option-jump",
  a: { origin: place(from), target: place(to) },
  k: `place:${to}`,
});
const turn = (number: number, seat: number, ...steps: Said[]) =>
  ({ number, seat, steps: [], best: null, played: { path: steps.map(String), steps } }) as unknown as TurnLooked;

describe("what others then did there", () => {
  const mine = turn(0, 0, jump("sol", "a1"));
  const turns = [mine, turn(1, 1, jump("b1", "a1"), jump("b1", "b2")), turn(2, 0), turn(3, 1, jump("b2", "a1"))];

  it("is what they moved to where my turn led, until I am asked again", () => {
    expect(thenThere(turns, mine).map(({ seat, said }) => [seat, said])).toEqual([[1, jump("b1", "a1")]]);
  });

  it("also counts where the expert would have gone", () => {
    const best = { path: ["jump"], steps: [jump("sol", "b2")] } as unknown as TurnLooked["best"];
    expect(thenThere(turns, { ...mine, best })).toHaveLength(2);
  });

  it("is nothing where nobody came", () => {
    expect(thenThere(turns, turn(0, 0, { m: "option-growth" }))).toEqual([]);
  });

  it("of a turn's steps only the seat's own are its choices", () => {
    const steps = [
      { seat: 0, option: "a", said: jump("sol", "a1") },
      { seat: -1, option: "b", said: { m: "card" } },
    ];
    expect(chosenIn({ ...mine, steps } as unknown as TurnLooked).map(({ option }) => option)).toEqual(["a"]);
  });
});
