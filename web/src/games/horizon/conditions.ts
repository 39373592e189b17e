/** A condition such as '1 cities or 2 villages' as tokens to be drawn. */

import type { Token } from "../../lib/notation";
import { countedAs } from "./formulas";

export function conditionOf(text: string): Token[] {
  return text.split(/ (or|\+) /).flatMap((part, number): Token[] => {
    if (number % 2) return [{ kind: "mark", text: part === "or" ? "/" : "+" }];
    const [, least = "", what = ""] = /^(\d+) (.*)$/.exec(part) ?? [];
    const icons = what
      .split("|")
      .flatMap((word, at): Token[] => [...(at ? [{ kind: "mark", text: "/" } as const] : []), ...countedAs(word)]);
    return [{ kind: "number", text: least }, ...icons];
  });
}
