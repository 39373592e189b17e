/** What is said in short where many stand side by side: the name of a turn, and what chance brought. */

import { costOf, type Token } from "../lib/tokens";
import type { Said, TurnLooked } from "../lib/wire";
import { say } from "../lib/words.svelte";
import { desk } from "../table/desk.svelte";
import { cut } from "../table/games";

const MOST = 2;

/** An icon and a level, where they say all that a turn does: "Research III". Only for the actions of the board: a card is known by its name. Empty if the name has to be said. */
export function shortFor({ played }: TurnLooked): Token[] {
  const [id, said] = [played.path[0], played.steps[0]];
  if (!desk.view || !desk.game || !id || !said || cut(played.title.k ?? "")[0] !== "action") return [];
  const tokens = desk.game.faceOf(desk.view, { id, said }).line?.tokens ?? [];
  const effect = tokens.slice(costOf(tokens).length).filter(({ mark }) => mark !== ":");
  return effect.length <= MOST && effect.some(({ level }) => level) ? effect : [];
}

/** Of three cards and more that came at once, the first and the last. */
export function drawnInShort(said: Said): string {
  const drawn = said.a?.["what"];
  const [first, last] = Array.isArray(drawn) && drawn.length > MOST ? [drawn[0], drawn.at(-1)] : [];
  return first && last ? `${say(first)} … ${say(last)}` : say(said);
}
