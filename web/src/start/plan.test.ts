import { describe, expect, it } from "vitest";
import type { GameOffer, OptionField } from "../lib/wire";
import { askedFor } from "./options";
import { asPlan, firstWish, mayBe, setPlayers, sit } from "./plan";

const option = (name: string, more: Partial<OptionField>): OptionField => ({
  name,
  kind: "flag",
  default: false,
  description: "",
  values: [],
  least: null,
  most: null,
  needs: null,
  ...more,
});

const GAME: GameOffer = {
  name: "dice",
  title: "Dice",
  options: [
    option("players", { kind: "choice", default: 3, values: [2, 3, 4] }),
    option("alone", {}),
    option("level", { kind: "text", default: null, values: ["easy", "hard"], needs: "alone" }),
    option("long", {}),
  ],
  automatic: { alone: { seats: [1], players: 2 } },
  first_game: {},
};

const wish = () => firstWish(GAME, "Ada", "casual");

describe("a table being set up", () => {
  it("asks for what is left to choose", () => {
    const names = (options: Record<string, boolean>) => askedFor(GAME, options).map(({ name }) => name);
    expect(names({})).toEqual(["long"]);
    expect(names({ alone: true })).toEqual(["level", "long"]);
  });

  it("offers the rules as a player where an option hands them a seat", () => {
    const made = wish();
    expect(mayBe(made, 0)).not.toContain("automa");
    expect(mayBe(made, 1)).toContain("automa");
    setPlayers(made, 3);
    expect(mayBe(made, 1)).not.toContain("automa");
  });

  it("wishes for what differs from the usual and means something", () => {
    const made = wish();
    made.options["long"] = true;
    made.options["level"] = "hard";
    expect(asPlan(made).options).toEqual({ long: true });
    sit(made, 1, "automa");
    expect(asPlan(made)).toMatchObject({
      game: "dice",
      options: { alone: true, level: "hard", long: true },
      seats: [{ who: "me" }, { who: "automa" }],
    });
    setPlayers(made, 4);
    expect(asPlan(made).options).toEqual({ long: true });
    expect(asPlan(made).seats.map(({ who }) => who)).toEqual(["me", "bot", "free", "bot"]);
  });
});
