/** What the notation of Beyond the Horizon draws beyond the common verbs. */

import type { IconName } from "../../lib/icons";
import { per, type Dialect, type Token } from "../../lib/notation";

const icon = (name: IconName, tone?: string): Token =>
  tone ? { kind: "icon", icon: name, tone } : { kind: "icon", icon: name };
const number = (text: string): Token => ({ kind: "number", text });
const mark = (text: string): Token => ({ kind: "mark", text });
const level = (text: string): Token => ({ kind: "level", text });
const unit = (kind: string, strength: string): Token => ({ kind: "ship", level: strength, icon: pieceOf(kind) });
const many = (n: string): Token[] => (n === "" || n === "1" ? [] : [number(n)]);

const coin = icon("coin", "coin");
const food = icon("food", "food");
const bridge = icon("bridge", "bridge");

const pieceOf = (kind: string): IconName =>
  kind.startsWith("settler") ? "settler" : kind.startsWith("soldier") ? "soldier" : "unit";

const trackOf = (track: string): Token[] => ({ food: [food], economy: [coin], infrastructure: [bridge] })[track] ?? [];

export const dialect: Dialect = {
  paid: { coin, coins: coin },
  verbs: [
    [/^(\d+) coins?$/, ([n = ""]) => [number(n), coin]],
    [/^(\d+) coins? per (.*)$/, ([n = "", rest = ""]) => [number(n), coin, ...per(rest)]],
    [
      /^(pop|supply) -> (settler|soldier|unit) (\d)$/,
      ([from, kind = "", n = ""]) => [icon(from === "pop" ? "pop" : "supply"), mark("→"), unit(kind, n)],
    ],
    [/^move (\d+)$/, ([n = ""]) => [icon("jump"), number(n)]],
    [
      /^upgrade (?:(\d+) )?(settlers?|soldiers?|units?) by (\d)$/,
      ([n = "", kind = "", by = ""]) => [icon("upgrade"), ...many(n), unit(kind, `+${by}`)],
    ],
    [/^invest (\w+)$/, ([track = ""]) => [icon("invest"), ...trackOf(track)]],
    [/^produce population$/, () => [icon("grow", "food"), icon("pop")]],
    [/^produce coins?$/, () => [icon("grow", "food"), coin]],
    [/^take settle token$/, () => [icon("village"), mark("⬡")]],
    [/^take fortify token$/, () => [icon("city"), mark("⬡")]],
    [/^settle$/, () => [icon("village")]],
    [/^fortify$/, () => [icon("city")]],
    [/^construction (up to )?([IV]+)$/, ([upTo, l = ""]) => [icon("works"), ...(upTo ? [mark("≤")] : []), level(l)]],
    [/^build$/, () => [icon("hammer")]],
    [/^build new$/, () => [icon("hammer"), icon("spark")]],
    [/^build existing$/, () => [icon("hammer"), icon("works")]],
    [/^theocracy$/, () => [icon("altar")]],
    [/^claim goal$/, () => [icon("goal", "vp")]],
    [/^basic action$/, () => [icon("pawn"), icon("copy")]],
    [/^explore again$/, () => [icon("compass"), number("+1")]],
    [/^decommission$/, () => [icon("unit"), mark("→"), icon("pop")]],
  ],
  counted: {
    villages: [icon("village")],
    village: [icon("village")],
    cities: [icon("city")],
    city: [icon("city")],
    constructions: [icon("works")],
    construction: [icon("works")],
    "constructions-in-supply": [icon("works"), icon("supply")],
    "science-technologies": [icon("scientific", "science")],
    "commerce-technologies": [icon("commercial", "commerce")],
    "culture-technologies": [icon("economic", "culture")],
    "level-IV-technologies": [icon("research"), level("IV")],
    "private-technologies": [icon("private")],
    leaders: [icon("leader")],
    leader: [icon("leader")],
    goals: [icon("goal")],
    goal: [icon("goal")],
    coins: [coin],
    settlers: [icon("settler")],
    soldiers: [icon("soldier")],
    units: [icon("unit")],
    "settler-strength": [icon("settler"), icon("power")],
    "soldier-strength": [icon("soldier"), icon("power")],
    "unit-strength": [icon("unit"), icon("power")],
    "food-cubes-off": [food],
    "economy-cubes-off": [coin],
    "infrastructure-cubes-off": [bridge],
    "cubes-off": [food, coin, bridge],
    investments: [icon("invest")],
    investment: [icon("invest")],
    "tiles-explored": [icon("compass")],
    "tile-explored": [icon("compass")],
    "tiles-with-a-unit": [icon("places")],
    "explored-tiles-on-the-map": [icon("compass"), icon("infinity")],
    "empty-columns": [icon("supply"), number("0")],
    "settle-tokens": [icon("village"), mark("⬡")],
    "fortify-tokens": [icon("city"), mark("⬡")],
  },
};

/** What a line costs before it begins. */
export function priceOf(line: string): { coins: number; pop: number } {
  const [, before = ""] = /^([^:[(]*):/.exec(line) ?? [];
  const amount = (what: string) => Number(new RegExp(`(\\d+) ${what}`).exec(before)?.[1] ?? 0);
  return { coins: amount("coin"), pop: amount("pop") };
}
