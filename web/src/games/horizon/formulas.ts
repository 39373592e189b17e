/** A formula's text, such as '2 + 1 per 3 technologies up to 5', as tokens to be drawn. */

import { counted, type Token } from "../../lib/notation";

const PLURALS: Record<string, string> = { technology: "technologies", city: "cities" };
const plural = (word: string) =>
  PLURALS[word] ?? (word.endsWith("s") || word === "strength" || word === "pop" ? word : `${word}s`);

export function formulaOf(text: string): Token[] {
  return text.split(" + ").flatMap((part, number): Token[] => {
    const sign: Token[] = number ? [{ kind: "gap" }, { kind: "mark", text: "+" }] : [];
    const [, each, per, what, limit] = /^(\d+) per (?:(\d+) )?(.*?)(?: up to (\d+))?$/.exec(part) ?? [];
    if (!each || !what) return [...sign, { kind: "number", text: part }];
    return [
      ...sign,
      { kind: "number", text: each },
      { kind: "mark", text: "/" },
      ...(per ? [{ kind: "number", text: per } as const] : []),
      ...countedAs(what),
      ...(limit ? [{ kind: "mark", text: `≤${limit}` } as const] : []),
    ];
  });
}

/** The notation counts in the singular too. */
export function countedAs(what: string): Token[] {
  const words = what.split(" ");
  const known = [
    what,
    [...words.slice(0, -1), plural(words.at(-1) ?? "")].join(" "),
    [plural(words[0] ?? ""), ...words.slice(1)].join(" "),
  ];
  const drawn = known.map(counted).find((tokens) => tokens.every((token) => token.kind !== "word"));
  return drawn ?? counted(what);
}
