/** A guide through the first rounds of a game: steps that are done by what the player really does. */

import type { Area } from "../table/games";
import type { EventNow, Snapshot } from "../lib/wire";

/** What the steps look at. */
export interface Situation {
  now: Snapshot;
  events: EventNow[];
  seat: number;
}

export interface Step {
  id: string;
  /** The words it uses; two steps may share some. */
  words: string;
  area: Area;
  rule: string;
  /** Read and passed by a button; the others pass by themselves. */
  reading: boolean;
  done: (situation: Situation) => boolean;
  /** The action it recommends, if it does; there are other words when that is not possible. */
  tries?: string;
}

export interface Guide {
  /** The message of a name, such as 'page-guide-look'. */
  message: (name: string) => string;
  steps: readonly [Step, ...Step[]];
  args: (situation: Situation) => Record<string, string | number>;
  /** What is asked besides a step's own question: the message about it and its rule. */
  asked: (situation: Situation) => { message: string; rule: string } | null;
  /** What has just happened to the seat in this turn and is worth a word. */
  news: (situation: Situation) => string | null;
}

/** The first step that is neither done nor read; the last one stays. */
export function currentStep(steps: readonly Step[], situation: Situation, read: ReadonlySet<string>): number {
  const number = steps.findIndex((step) => !step.done(situation) && !(step.reading && read.has(step.id)));
  return number < 0 ? steps.length - 1 : number;
}

// How far the seat has come, and the two kinds of step

/** How often something has happened to the seat. */
export const times = (situation: Situation, message: string): number =>
  situation.events.filter((event) => event.seat === situation.seat && event.said.m === message).length;

/** Has the n-th turn of the seat ended? Then a turn began after its n-th pawn. */
export function turnEnded(situation: Situation, n: number): boolean {
  let pawns = 0;
  for (const { seat, said } of situation.events) {
    if (said.m === "log-pawn" && seat === situation.seat) pawns += 1;
    else if (said.m === "log-turn" && pawns >= n) return true;
  }
  return situation.now.over;
}

export const asked = (situation: Situation): boolean => situation.now.asked === situation.seat;

type Done = (situation: Situation) => boolean;

/** Read and passed by a button. */
export const reading = (id: string, area: Area, rule: string, done: Done): Step => ({
  id,
  words: id,
  area,
  rule,
  reading: true,
  done,
});

/** Passed by what the player does. */
export const doing = (id: string, words: string, area: Area, rule: string, done: Done): Step => ({
  id,
  words,
  area,
  rule,
  reading: false,
  done,
});
