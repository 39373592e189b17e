/** What is claimed, achievements or goals, in words. */

import { say, t } from "../lib/words.svelte";
import type { ClaimView } from "../lib/wire";
import { desk } from "./desk.svelte";
import type { View } from "./games";
import type { Spot } from "./pointing.svelte";

/** How many claims there are, and how many end the game. */
export const claimsHead = (view: View): string =>
  desk.t("web-achievements-head", {
    placed: view.achievements.reduce((sum, card) => sum + card.claims.length, 0),
    needed: view.discs_to_end,
  });

export function conditionOf(card: ClaimView): string {
  const said = desk.cards[card.id]?.condition;
  return said ? say(said) : card.condition.text;
}

/** How far each seat is. */
export const progressOf = (card: ClaimView): string[] =>
  card.progress.map((have, seat) => t("web-progress", { who: desk.name(seat), have, least: card.least }));

export const claimSpot = (card: ClaimView, option: string | undefined): Spot => ({
  key: `card:${card.id}`,
  card: card.id,
  lines: progressOf(card),
  option,
  wish: `claim:${card.id}`,
});
