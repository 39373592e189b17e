/** Points by a formula, such as '3 + 1 per 2 fleet power up to 5', as tokens to be drawn. */

import { counted, type Token } from "../lib/notation";
import type { Said } from "../lib/wire";
import type { Arg } from "../lib/words.svelte";

const plain = (value: Arg | undefined): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

export function formula(said: Said): Token[] {
  const parts = said.a?.["parts"];
  if (Array.isArray(parts)) {
    return parts.flatMap((part, number): Token[] => [
      ...(number ? [{ kind: "mark", text: "+" } as const] : []),
      ...formula(part),
    ]);
  }
  const args = said.a ?? {};
  if (said.m === "number") return [{ kind: "number", text: plain(args["n"]) }];
  const what = args["counted"];
  const icons = typeof what === "object" && !Array.isArray(what) ? counted(what.m.replace(/^count-/, "")) : [];
  const per = plain(args["per"]);
  const limit = plain(args["limit"]);
  return [
    { kind: "number", text: plain(args["each"]) },
    { kind: "mark", text: "/" },
    ...(per === "1" ? [] : [{ kind: "number", text: per } as const]),
    ...icons,
    ...(limit ? [{ kind: "mark", text: `≤${limit}` } as const] : []),
  ];
}
