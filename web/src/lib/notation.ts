/** A line of the card notation, such as '4 ore + 2 pop: research IIII', as tokens to be drawn as icons. */

import type { IconName } from "./icons";

export type Token =
  | { kind: "icon"; icon: IconName; tone?: string }
  | { kind: "number"; text: string }
  | { kind: "ship"; level: string; icon?: IconName } // a piece with a strength; without an icon, a ship
  | { kind: "level"; text: string }
  | { kind: "mark"; text: string } // colon, comma, arrow, plus, brackets
  | { kind: "word"; text: string }
  | { kind: "gap" } // between two effects
  | { kind: "break" }; // a good place for a new row

const icon = (name: IconName, tone?: string): Token =>
  tone ? { kind: "icon", icon: name, tone } : { kind: "icon", icon: name };
const number = (text: string | number): Token => ({ kind: "number", text: String(text) });
const mark = (text: string): Token => ({ kind: "mark", text });
const word = (text: string): Token => ({ kind: "word", text });
const level = (text: string): Token => ({ kind: "level", text });
const ship = (text: string): Token => ({ kind: "ship", level: text });

type Verb = [RegExp, (groups: string[]) => Token[]];

/** What a game's notation has beyond the common one: verbs, things that are counted, things that are paid. */
export interface Dialect {
  verbs: Verb[];
  counted: Record<string, Token[]>;
  paid: Record<string, Token>;
}

/** Learn to draw what another game's cards say. */
export function learn(dialect: Dialect): void {
  VERBS.push(...dialect.verbs);
  Object.assign(COUNTED, dialect.counted);
  Object.assign(PAID, dialect.paid);
}

const PAID: Record<string, Token> = { ore: icon("ore", "ore"), pop: icon("pop") };

const COUNTED: Record<string, Token[]> = {
  colonies: [icon("system")],
  "controlled-locations": [icon("control")],
  shipyards: [icon("yard")],
  "systems-controlled": [icon("control"), icon("system")],
  ships: [icon("ship")],
  "fleet-power": [icon("power")],
  "level-4-ships": [ship("4")],
  "locations-with-ships": [icon("places")],
  "ships-in-Deep-Space": [icon("ship"), icon("deep")],
  technologies: [icon("research")],
  "scientific-technologies": [icon("scientific", "scientific")],
  "economic-technologies": [icon("economic", "economic")],
  "military-technologies": [icon("military", "military")],
  "commercial-technologies": [icon("commercial", "commercial")],
  "level-I-technologies": [icon("research"), level("I")],
  "level-II-technologies": [icon("research"), level("II")],
  "level-III-technologies": [icon("research"), level("III")],
  "level-IIII-technologies": [icon("research"), level("IIII")],
  "automation-levels": [icon("automate")],
  "food-discs-off": [icon("food", "food")],
  "ore-discs-off": [icon("gear", "gear")],
  "discs-off": [icon("disc")],
  specialties: [icon("food", "food"), icon("gear", "gear")],
  pop: [icon("pop")],
  ore: [icon("ore", "ore")],
  resources: [icon("pop"), icon("ore", "ore")],
  achievements: [icon("star", "vp")],
  "guilds-open": [icon("guild")],
  "control-taken": [icon("control"), icon("check")],
};

/** The icons of something that is counted, by the words of the notation or of a message id without 'count-'. */
export function counted(words: string): Token[] {
  return COUNTED[words.trim().replaceAll(" ", "-")] ?? [word(words)];
}

export function tokens(line: string): Token[] {
  const text = line.trim();
  const colon = find(text, ":");
  if (colon >= 0) return [...cost(text.slice(0, colon)), mark(":"), ...effects(text.slice(colon + 1))];
  return effects(text);
}

function cost(text: string): Token[] {
  return join(
    split(text, "+").map((part) => resource(part.trim())),
    [mark("+")],
  );
}

function resource(text: string): Token[] {
  const [, amount = "", what = ""] = /^(\d+) (\w+)$/.exec(text) ?? [];
  const paid = PAID[what];
  return paid ? [number(amount), paid] : [word(text)];
}

function effects(text: string): Token[] {
  return join(
    split(text, ",").map((part) => effect(part.trim())),
    [{ kind: "gap" }],
  );
}

function effect(text: string): Token[] {
  const choice = /^(?:(\d+) x )?\[(.*)\]$/s.exec(text);
  if (choice) {
    const ways = split(choice[2] ?? "", "|").map((way) => tokens(way));
    const times = choice[1] ? [number(choice[1]), mark("×")] : [];
    return [...times, ...join(ways, [mark("/"), { kind: "break" }])];
  }
  if (text.startsWith("(") && text.endsWith(")")) return [mark("("), ...tokens(text.slice(1, -1)), mark(")")];
  for (const [pattern, draw] of VERBS) {
    const found = pattern.exec(text);
    if (found) return draw(found.slice(1).map((group: string | undefined) => group ?? ""));
  }
  return [word(text)];
}

export const per = (text: string): Token[] => {
  const found = /^(?:(\d+) )?(.*?)(?: up to (\d+))?$/.exec(text);
  if (!found) return [word(text)];
  const [, each, what = "", most] = found;
  return [mark("/"), ...(each ? [number(each)] : []), ...counted(what), ...(most ? [mark(`≤${most}`)] : [])];
};

const VERBS: Verb[] = [
  [/^(\d+) ore$/, ([n = ""]) => [number(n), icon("ore", "ore")]],
  [/^(\d+) ore per (.*)$/, ([n = "", rest = ""]) => [number(n), icon("ore", "ore"), ...per(rest)]],
  [/^(?:(\d+) )?supply -> pop$/, ([n = ""]) => [...many(n), icon("supply"), mark("→"), icon("pop")]],
  [
    /^(?:(\d+) )?supply -> pop per (.*)$/,
    ([n = "", rest = ""]) => [...many(n), icon("supply"), mark("→"), icon("pop"), ...per(rest)],
  ],
  [/^column ([A-E]) -> pop$/, ([column = ""]) => [level(column), mark("→"), icon("pop")]],
  [
    /^(?:(\d+) )?(supply|pop) -> ship (\d)( in Deep Space)?$/,
    ([n = "", from, l = "", deep]) => [
      ...many(n),
      icon(from === "pop" ? "pop" : "supply"),
      mark("→"),
      ship(l),
      ...(deep ? [icon("deep")] : []),
    ],
  ],
  [/^jump (\d+)$/, ([n = ""]) => [icon("jump"), number(n)]],
  [/^infiltrate (\d+)$/, ([n = ""]) => [icon("jump"), number(n), icon("colonize")]],
  [/^move (\d+) ships? anywhere$/, ([n = ""]) => [number(n), icon("ship"), mark("→"), icon("infinity")]],
  [
    /^upgrade (up to )?(\d+) ships? by (\d)$/,
    ([upTo, n = "", by = ""]) => [...(upTo ? [mark("≤")] : []), ...many(n), icon("upgrade"), ...many(by, "+")],
  ],
  [/^upgrade (\d+) levels$/, ([n = ""]) => [icon("upgrade"), number(n)]],
  [/^colonize$/, () => [icon("colonize")]],
  [/^annex from (\d+)$/, ([n = ""]) => [icon("annex"), mark("1/"), number(n)]],
  [/^annex attached$/, () => [icon("annex")]],
  [
    /^research (.*?)( existing)?( without prerequisites)?( without bonus)?$/,
    ([levels = "", existing, free, bare]) => [
      icon("research"),
      ...researched(levels),
      ...(existing ? [icon("eye")] : []),
      ...(free ? [icon("unlock")] : []),
      ...(bare ? [icon("nobonus")] : []),
    ],
  ],
  [/^private ([IV]+)$/, ([l = ""]) => [icon("private"), level(l)]],
  [/^copy research$/, () => [icon("copy"), icon("research")]],
  [/^copy any$/, () => [icon("copy")]],
  [/^open guild (\d)$/, ([tier = ""]) => [icon("guild"), number(tier)]],
  [/^retire a ship$/, () => [icon("ship"), mark("→"), icon("museum")]],
  [/^automate food$/, () => [icon("automate"), icon("food", "food")]],
  [/^automate ore$/, () => [icon("automate"), icon("gear", "gear")]],
  [/^automate food or ore$/, () => [icon("automate"), icon("food", "food"), mark("/"), icon("gear", "gear")]],
  [/^replace stars$/, () => [icon("star", "vp"), mark("→"), icon("disc")]],
  [/^grow$/, () => [icon("grow", "food")]],
  [/^mine$/, () => [icon("mine", "ore")]],
  [/^trade$/, () => [icon("trade")]],
  [/^move (\d+) supply to column A$/, ([n = ""]) => [...many(n), icon("supply"), mark("→"), level("A")]],
  [/^move the rightmost (\d+) supply$/, ([n = ""]) => [...many(n), icon("supply"), mark("→"), level("A–E")]],
];

function researched(levels: string): Token[] {
  const either = /^([IV]+) or ([IV]+)$/.exec(levels);
  if (either) return [level(either[1] ?? ""), mark("/"), level(either[2] ?? "")];
  const most = /^up to ([IV]+)$/.exec(levels);
  return most ? [mark("≤"), level(most[1] ?? "")] : [level(levels)];
}

const many = (n: string, sign = ""): Token[] => (n === "" || n === "1" ? [] : [number(sign + n)]);

/** Split at a sign that is not inside brackets. */
function split(text: string, sign: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (letter === "(" || letter === "[") depth++;
    else if (letter === ")" || letter === "]") depth--;
    else if (letter === sign && depth === 0) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, text.slice(from)];
}

function find(text: string, sign: string): number {
  const [first = "", ...rest] = split(text, sign);
  return rest.length ? first.length : -1;
}

function join(parts: Token[][], between: Token[]): Token[] {
  return parts.flatMap((part, number) => (number === 0 ? part : [...between, ...part]));
}

/** What a line costs before it begins. */
export function priceOf(line: string): { ore: number; pop: number } {
  const colon = find(line, ":");
  const before = colon < 0 ? "" : line.slice(0, colon);
  const amount = (what: string) => Number(new RegExp(`(\\d+) ${what}`).exec(before)?.[1] ?? 0);
  return { ore: amount("ore"), pop: amount("pop") };
}
