/** An icon and a level that stand for the name of a turn, where they say all that it does: "Research III". */

import { costOf, type Token } from "../lib/tokens";
import type { TurnLooked } from "../lib/wire";
import { desk } from "../table/desk.svelte";
import { cut } from "../table/games";

const MOST = 2;

/** Only for the actions of the board: a card is known by its name. Empty if the name has to be said. */
export function shortFor({ played }: TurnLooked): Token[] {
  const [id, said] = [played.path[0], played.steps[0]];
  if (!desk.view || !desk.game || !id || !said || cut(played.title.k ?? "")[0] !== "action") return [];
  const tokens = desk.game.faceOf(desk.view, { id, said }).line?.tokens ?? [];
  const effect = tokens.slice(costOf(tokens).length).filter(({ mark }) => mark !== ":");
  return effect.length <= MOST && effect.some(({ level }) => level) ? effect : [];
}
