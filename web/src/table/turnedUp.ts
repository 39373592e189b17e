/** Where the card that was turned up is laid: over its slot and the empty ones beside it, never over anything gold. */

import { pointable } from "./point";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Panels that are read as a whole. */
const READ = "[data-area='mat'], [data-area='rivals'], [data-area='achievements']";
const GOLD = "main [data-option]:not(#question *)";
/** Beyond counting: what may be chosen must be seen. */
const NEVER = 1e9;

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));

/** A step away from its slot is as bad as hiding so much of the table. */
const AWAY = 60;

/** The place that hides least and lies near; null where only gold could be hidden. */
export function bestPlace(places: Box[], gold: Box[], cards: Box[], within: Box, home: Box | null = null): Box | null {
  let best: Box | null = null;
  let least = NEVER;
  for (const place of places) {
    const cut = place.width * place.height - overlap(place, within);
    if (cut > 1 || gold.some((box) => overlap(place, box) > 0)) continue;
    const hidden = cards.reduce((sum, card) => sum + overlap(place, card), 0);
    const away = home && overlap(place, home) === 0 ? Math.hypot(place.x - home.x, place.y - home.y) : 0;
    if (hidden + away * AWAY < least) [best, least] = [place, hidden + away * AWAY];
  }
  return best;
}

export const boxOf = (element: Element): Box => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
};

/** A place for a card of this size whose slot is given; it may have none. */
export function placeFor(size: { width: number; height: number }, slot: string | undefined): Box | null {
  const boards = document.querySelector("main");
  if (!boards) return null;
  const within = boxOf(boards);
  const cards = [...document.querySelectorAll(READ)].map(boxOf);
  let home: Box | null = null;
  for (const [element, spotNow] of pointable) {
    if (!element.closest("[data-area='technology'], [data-area='stars']")) continue;
    const spot = spotNow();
    if (slot !== undefined && spot.key === slot) home = boxOf(element);
    else if (spot.card !== undefined || !/^(slot|tile):/.test(spot.key ?? "")) cards.push(boxOf(element));
  }
  const at = (x: number, y: number): Box => ({ ...size, x, y });
  const [right, bottom] = [within.x + within.width - size.width - 12, within.y + within.height - size.height - 12];
  const log = document.querySelector("[data-area='log']");
  const places: Box[] = [];
  if (home) {
    for (const dx of [-6, 6 + home.width - size.width, (home.width - size.width) / 2]) {
      for (const dy of [-2, 2 + home.height - size.height, (home.height - size.height) / 2])
        places.push(at(home.x + dx, home.y + dy));
    }
    places.push(at(home.x + home.width + 6, home.y), at(home.x - size.width - 6, home.y));
  }
  if (log) {
    const box = boxOf(log);
    places.push(at(box.x + box.width - size.width, box.y + box.height - size.height));
  }
  places.push(at(right, bottom), at(within.x + 12, bottom), at(right, within.y + 12), at(within.x + 12, within.y + 12));
  // Over the rest of the boards, as a last resort.
  for (let x = within.x + 12; x < right; x += 60)
    for (let y = within.y + 12; y < bottom; y += 60) places.push(at(x, y));
  const gold = [...document.querySelectorAll(GOLD)].map(boxOf).filter(({ width }) => width > 0);
  return bestPlace(places, gold, cards, within, home);
}
