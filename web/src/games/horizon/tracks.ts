/** The spaces of the tracks in words. */

import { say } from "../../lib/words.svelte";
import { desk } from "../../table/desk.svelte";
import type { Track } from "./marks";

export function wordsOf(track: Track | "investment", space: number): string {
  const said = desk.cards[`track-${track}`]?.spaces?.[space];
  return said ? say(said) : "";
}
