/** A guide through the first rounds of a game: steps that are done by what the player really does. */

import type { Area } from "../table/games";
import type { EventNow, Snapshot } from "../lib/wire";

/** What the steps look at. */
export interface Scene {
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
  done: (scene: Scene) => boolean;
  /** The action it recommends, if it does; there are other words when that is not possible. */
  tries?: string;
}

export interface Guide {
  /** The message of a name, such as 'page-guide-look'. */
  message: (name: string) => string;
  steps: readonly [Step, ...Step[]];
  args: (scene: Scene) => Record<string, string | number>;
  /** What is asked besides a step's own question: the message about it and its rule. */
  asked: (scene: Scene) => { message: string; rule: string } | null;
  /** What has just happened to the seat in this turn and is worth a word. */
  news: (scene: Scene) => string | null;
}

/** The first step that is neither done nor read; the last one stays. */
export function currentStep(steps: readonly Step[], scene: Scene, read: ReadonlySet<string>): number {
  const number = steps.findIndex((step) => !step.done(scene) && !(step.reading && read.has(step.id)));
  return number < 0 ? steps.length - 1 : number;
}
