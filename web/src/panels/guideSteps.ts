/** A guide through a short game: steps that are done by what the player really does, then hints to the last round. */

import type { Area } from "../table/games";
import type { EventNow, Snapshot } from "../lib/wire";
import { thingsIn } from "../table/things";

/** What the steps look at. */
export interface Situation {
  now: Snapshot;
  events: EventNow[];
  seat: number;
}

export interface Step {
  id: string;
  /** Steps may pass unseen, parts never do: so it is parts that are counted. */
  part: number;
  /** The words it uses; two steps may share some. */
  words: string;
  area: Area;
  rule: string;
  /** Read and passed by a button; the others pass by themselves. */
  reading: boolean;
  done: (situation: Situation) => boolean;
  /** The action it recommends, if it does; there are other words when that is not possible, or was done before. */
  tries?: string;
  /** Its words are those of the hint that fits the position. */
  hints?: boolean;
}

export interface Hint {
  name: string;
  area: Area;
  fits: (situation: Situation) => boolean;
}

export interface Guide {
  /** The message of a name, such as 'page-guide-aim'. */
  message: (name: string) => string;
  steps: readonly [Step, ...Step[]];
  args: (situation: Situation) => Record<string, string | number>;
  /** What is asked besides a step's own question: the message about it and its rule. */
  asked: (situation: Situation) => { message: string; rule: string } | null;
  /** What is worth trying as the position stands: of the hints that fit, another every round. */
  hint: (situation: Situation) => Hint;
  /** What has just happened to the seat in this turn and is worth a word. */
  news: (situation: Situation) => string | null;
}

/** The first step that is neither done nor read; the last one stays. */
export function currentStep(steps: readonly Step[], situation: Situation, read: ReadonlySet<string>): number {
  const number = steps.findIndex((step) => !step.done(situation) && !(step.reading && read.has(step.id)));
  return number < 0 ? steps.length - 1 : number;
}

/** Has the seat taken an action before? */
export const tookBefore = ({ events, seat }: Situation, action: string): boolean =>
  events.some(
    (event) => event.seat === seat && event.said.m === "log-pawn" && thingsIn(event.said).includes(`action:${action}`),
  );

/** Has the seat a technology whose own space is open to it now? */
export const opensOwn = ({ now }: Situation): boolean => {
  const own = now.view.slots.flatMap(({ card }) => card?.spaces.map(({ id }) => `space:${id}`) ?? []);
  return now.options.some(({ id }) => own.includes(id));
};

/** Of the hints that fit, another every round; the last one fits always. */
export const hintOf =
  (hints: readonly [Hint, ...Hint[]]): Guide["hint"] =>
  (situation) => {
    const fitting = hints.filter((hint) => hint.fits(situation));
    return fitting[situation.now.view.round % fitting.length] ?? hints[0];
  };

/** What the seat has done for the claim it is closest to, if it is at least half of it and not yet all. */
export function nearestClaim({ now, seat }: Situation): { claim: string; have: number; least: number } | null {
  const open = now.view.achievements
    .filter(({ claims, slots }) => !claims.includes(seat) && claims.length < slots.length)
    .map(({ name, progress, least }) => ({ claim: name, have: progress[seat] ?? 0, least }))
    .filter(({ have, least }) => have * 2 >= least && have < least);
  return open.toSorted((one, other) => other.have / other.least - one.have / one.least)[0] ?? null;
}

/** The points of the seat as the position stands. */
export const pointsOf = ({ now, seat }: Situation): number => now.scores[seat]?.total ?? 0;

// How far the seat has come

/** How often something has happened to the seat. */
const times = (situation: Situation, message: string): number =>
  situation.events.filter((event) => event.seat === situation.seat && event.said.m === message).length;

/** Has the n-th turn of the seat ended? Then a turn began after its n-th pawn. */
function turnEnded(situation: Situation, n: number): boolean {
  let pawns = 0;
  for (const { seat, said } of situation.events) {
    if (said.m === "log-pawn" && seat === situation.seat) pawns += 1;
    else if (said.m === "log-turn" && pawns >= n) return true;
  }
  return situation.now.over;
}

const asked = (situation: Situation): boolean => situation.now.asked === situation.seat;

type Done = (situation: Situation) => boolean;

/** Passed by what the player does. */
const doing = (part: number, id: string, words: string, area: Area, rule: string, done: Done): Step => ({
  id,
  part,
  words,
  area,
  rule,
  reading: false,
  done,
});

/** The rules that the steps of a first game quote. */
interface Quoted {
  end: string;
  choice: string;
  production: string;
  others: string;
  map: string;
  onwards: string;
}

/** The steps of a first game: two turns with a word on everything, hints to the last round, and a word on that. `last` are the phases after the action. */
export function firstGame(last: string[], rules: Quoted): Guide["steps"] {
  const begun = (situation: Situation) => times(situation, "log-pawn") >= 1;
  const chosen = (turn: number) => (situation: Situation) =>
    (asked(situation) && last.includes(situation.now.phase.id)) || turnEnded(situation, turn);
  const ended = (turn: number) => (situation: Situation) => turnEnded(situation, turn);
  const turns = (n: number) => (situation: Situation) => times(situation, "log-turn") >= n;
  return [
    { ...doing(1, "aim", "aim", "technology", rules.end, begun), reading: true },
    doing(1, "wait", "wait", "technology", "3.1", turns(1)),
    { ...doing(1, "action", "action", "technology", "3.1", begun), tries: "basic-1" },
    doing(1, "choose", "choose", "ask", rules.choice, chosen(1)),
    doing(1, "production", "production", "mat", rules.production, ended(1)),
    doing(2, "others", "others", "technology", rules.others, turns(2)),
    {
      ...doing(2, "action-2", "action-2", "stars", rules.map, (situation) => times(situation, "log-pawn") >= 2),
      tries: "basic-3",
    },
    doing(2, "choose-2", "choose", "ask", rules.choice, chosen(2)),
    doing(2, "production-2", "production-2", "mat", rules.production, ended(2)),
    { ...doing(3, "onwards", "onwards", "technology", rules.onwards, lastRound), hints: true },
    doing(4, "last", "last", "technology", rules.end, () => false),
  ];
}

const lastRound = ({ now }: Situation): boolean => now.view.ending === 2;

/** What is asked of the seat besides the pawn and production, by the questions that have words of their own. */
export const askedOf =
  (message: (question: string) => string, rules: Readonly<Record<string, string>>, otherwise: string): Guide["asked"] =>
  (situation) => {
    const question = situation.now.question?.said.m;
    if (!asked(situation) || !question || question === "ask-space" || question === "ask-production") return null;
    const rule = rules[question];
    return rule === undefined ? { message: "page-ask-other", rule: otherwise } : { message: message(question), rule };
  };

/** What has just happened to the seat in this turn, by the events that are worth a word. */
export const newsOf =
  (prefix: string, news: Readonly<Record<string, string>>): Guide["news"] =>
  (situation) => {
    for (const { seat, said } of situation.events.toReversed()) {
      if (said.m === "log-turn") return null;
      const word = news[said.m];
      if (word !== undefined && seat === situation.seat) return `${prefix}${word}`;
    }
    return null;
  };
