/** The names of cards, in the language that is set. */

import { t } from "./words.svelte";

/** The same view, with the language's own names for the cards that it has some for (their field `named`). */
export function inLanguage<T>(value: T): T {
  if (Array.isArray(value)) return value.map(inLanguage) as T;
  if (typeof value !== "object" || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inLanguage(inner as unknown)]));
  const { name, named } = copy;
  if (typeof name === "string" && typeof named === "string") copy["name"] = t(named, { text: name });
  return copy as T;
}
