/** A condition such as '1 cities or 2 villages' as tokens to be drawn. */

import { counted, type Token } from "../lib/notation";

export function conditionOf(text: string): Token[] {
  return text.split(/ (or|\+) /).flatMap((part, number): Token[] => {
    if (number % 2) return [{ kind: "mark", text: part === "or" ? "/" : "+" }];
    const [, least = "", what = ""] = /^(\d+) (.*)$/.exec(part) ?? [];
    const icons = what.split("|").flatMap((word, at): Token[] => [
      ...(at ? [{ kind: "mark", text: "/" } as const] : []),
      ...counted(word),
    ]);
    return [{ kind: "number", text: least }, ...icons];
  });
}
