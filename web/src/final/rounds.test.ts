import { expect, it } from "vitest";
import { endsOfRounds } from "./rounds.svelte";

const turn = (round: number, moment: number) => ({ seat: moment % 2, round, moment });

it("a round ends where the next begins", () => {
  expect(endsOfRounds({ turns: [turn(1, 3), turn(1, 8), turn(2, 12), turn(2, 15), turn(3, 21)] })).toEqual([12, 21]);
  expect(endsOfRounds({ turns: [turn(1, 3)] })).toEqual([]);
  expect(endsOfRounds({ turns: [] })).toEqual([]);
});
