import { expect, it } from "vitest";
import type { Said } from "../lib/wire";
import type { View } from "./games";
import { cardIn, homeOf, thingsIn } from "./things";

const jump: Said = {
  m: "option-jump",
  k: "place:a1",
  a: { level: 2, origin: { m: "place-sol", k: "place:sol" }, target: { m: "place-slot", k: "place:a1" } },
};

it("a phrase names its own thing first, then those inside it, in lists too", () => {
  expect(thingsIn(jump)).toEqual(["place:a1", "place:sol", "place:a1"]);
  expect(thingsIn({ m: "list", a: { parts: [{ m: "name", k: "card:x" }, jump] } })[0]).toBe("card:x");
  expect(thingsIn({ m: "option-done" })).toEqual([]);
});

it("the card that explains a phrase: its own, the action's, or what lies on the slot", () => {
  const view = { slots: [{ id: "B", card: { id: "modular-fleet" } }] } as unknown as View;
  const known = (card: string) => card === "basic-1";
  expect(cardIn(view, { m: "name", k: "card:x" }, known)).toBe("x");
  expect(cardIn(view, { m: "title", k: "action:basic-1" }, known)).toBe("basic-1");
  expect(cardIn(view, { m: "title", k: "action:modular-fleet.1" }, known)).toBe("modular-fleet");
  expect(cardIn(view, { m: "option-slot", k: "slot:B" }, known)).toBe("modular-fleet");
  expect(cardIn(view, jump, known)).toBeUndefined();
});

it("a thing is shown on the board where it lies", () => {
  expect(homeOf("place:a1", [])).toBe("stars");
  expect(homeOf("slot:B", [])).toBe("technology");
  expect(homeOf("card:empire", [{ id: "empire" }])).toBe("others");
  expect(homeOf("card:empire", [])).toBe("technology");
  expect(homeOf("moon:1", [])).toBeNull();
});
