/** What a card says, as the game tells it to be drawn. Nothing here reads a card's text. */

import type { IconName } from "./icons";
import type { Token } from "./wire";

export type { Drawing, Token } from "./wire";
export type Mark = NonNullable<Token["mark"]>;

/** What a line costs before it begins. */
export function costOf(tokens: Token[]): Token[] {
  const end = tokens.findIndex(({ mark }) => mark === ":" || mark === "," || mark === "(" || mark === "[");
  return tokens[end]?.mark === ":" ? tokens.slice(0, end) : [];
}

/** How many of something, such as ore, a line costs. */
export function priceIn(icon: IconName, tokens: Token[]): number {
  const cost = costOf(tokens);
  const at = cost.findIndex((token) => token.icon === icon);
  return cost[at - 1]?.number ?? 0;
}

/** The ways of a line that is nothing but a choice; otherwise the line itself. */
export function waysOf(tokens: Token[]): Token[][] {
  const ways: Token[][] = [[]];
  let depth = 0;
  for (const [at, token] of tokens.entries()) {
    if (token.mark === "]") depth--;
    if (depth === 0 && (token.mark !== "[" || at > 0) && (token.mark !== "]" || at < tokens.length - 1))
      return [tokens];
    if (depth === 1 && token.mark === "|") ways.push([]);
    else if (depth > 0) ways.at(-1)?.push(token);
    if (token.mark === "[") depth++;
  }
  return ways;
}

/** What must not be torn apart at the end of a row: a cost, an effect, one of several ways, a term of a formula. */
export function groupsOf(tokens: Token[]): Token[][] {
  const groups: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (token.mark === "[" || token.mark === "(") depth++;
    else if (token.mark === "]" || token.mark === ")") depth--;
    if (token.mark === "+" && groups.at(-1)?.some(({ mark }) => mark === "per")) groups.push([]);
    if (token.mark !== ",") groups.at(-1)?.push(token);
    if (token.mark === "," || token.mark === "|" || (token.mark === ":" && depth === 0)) groups.push([]);
  }
  return groups.filter((group) => group.length);
}

export const same = (one: Token[], other: Token[]) => JSON.stringify(one) === JSON.stringify(other);
