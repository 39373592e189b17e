/** What a card says, as the game tells it to be drawn. Nothing here reads a card's text. */

import type { IconName } from "./icons";
import type { Drawing, Token } from "./wire";

export type { Drawing, Token } from "./wire";
export type Mark = NonNullable<Token["mark"]>;

/** What a line costs before it begins. */
export function costOf(tokens: Token[]): Token[] {
  const end = tokens.findIndex(({ mark }) => mark === ":" || mark === "," || mark === "(" || mark === "[");
  return tokens[end]?.mark === ":" ? tokens.slice(0, end) : [];
}

/** A line with what it costs somebody all told, instead of what is printed. */
export function inSum(line: Drawing, icon: NonNullable<Token["icon"]>, price: number | undefined): Drawing {
  if (price === undefined) return line;
  const cost = costOf(line.tokens);
  const effect = cost.length ? line.tokens.slice(cost.length + 1) : line.tokens;
  const money = cost.findIndex((token) => token.icon === icon);
  const rest = cost.filter((token, at) => at !== money && !(at === money - 1 && token.number !== undefined));
  const paid: Token[] = price ? [{ number: price }, { icon }, ...rest] : rest;
  return { ...line, tokens: paid.length ? [...paid, { mark: ":" }, ...effect] : effect };
}

/** How many of something, such as ore, a line costs. */
export function priceIn(icon: IconName, tokens: Token[]): number {
  const cost = costOf(tokens);
  const at = cost.findIndex((token) => token.icon === icon);
  return cost[at - 1]?.number ?? 0;
}

/** What a line costs in money, as it is printed. */
export const priceOf = (tokens: Token[]): number => priceIn("ore", tokens) || priceIn("coin", tokens);

/** One row of a line: an alternative stands on a row of its own, and so does what is optional. */
export interface Row {
  /** It is another way, instead of the row before. */
  or: boolean;
  tokens: Token[];
}

export function rowsOf(tokens: Token[]): Row[] {
  const rows: Row[] = [{ or: false, tokens: [] }];
  const open = (or: boolean) => {
    if (rows.at(-1)?.tokens.length) rows.push({ or, tokens: [] });
  };
  let choice = 0;
  let optional = 0;
  let ended = false; // a choice has ended: what follows is not part of its last way
  for (const token of tokens) {
    if (token.mark === "[" && choice++ === 0) {
      const times = rows.at(-1)?.tokens.at(-1)?.mark === "x";
      if (!times) open(false);
      continue;
    }
    if (token.mark === "]" && --choice === 0) {
      ended = true;
      continue;
    }
    if (token.mark === "|" && choice === 1) {
      open(true);
      continue;
    }
    if (ended) open(false);
    if (ended && token.mark === ",") continue;
    ended = false;
    if (token.mark === "(" && optional++ === 0) open(false);
    if (token.mark === ")") optional--;
    rows.at(-1)?.tokens.push(token);
  }
  return rows.filter((row) => row.tokens.length);
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
