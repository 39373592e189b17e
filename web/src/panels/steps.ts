/** What the steps of the games' guides have in common: how far the seat has come, and the two kinds of step. */

import type { Area } from "../table/games";
import type { Scene, Step } from "./guiding";

/** How often something has happened to the seat. */
export const times = (scene: Scene, message: string): number =>
  scene.events.filter((event) => event.seat === scene.seat && event.said.m === message).length;

/** Has the n-th turn of the seat ended? Then a turn began after its n-th pawn. */
export function turnEnded(scene: Scene, n: number): boolean {
  let pawns = 0;
  for (const { seat, said } of scene.events) {
    if (said.m === "log-pawn" && seat === scene.seat) pawns += 1;
    else if (said.m === "log-turn" && pawns >= n) return true;
  }
  return scene.now.over;
}

export const asked = (scene: Scene): boolean => scene.now.asked === scene.seat;

type Done = (scene: Scene) => boolean;

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
