/** Which options lie on a place or a ship of the star map. */

import type { OptionNow } from "../../lib/wire";
import { desk } from "../../table/desk.svelte";

const AT_PLACES = ["build", "colonize", "link", "bonus"];
const AT_SHIPS = ["upgrade", "retire", "decommission"];

/** What a click on the place may mean. With a ship picked, only where that ship may go. */
export function placeOptions(place: string): OptionNow[] {
  const here = AT_PLACES.flatMap((verb) => desk.option(`${verb}:${place}`) ?? []);
  const picked = desk.picked;
  const arriving = desk.flights
    .filter((flight) => flight.to === place)
    .filter((flight) => picked === null || (flight.from === picked.place && flight.level === picked.level))
    .map((flight) => flight.option);
  return [...here, ...arriving];
}

/** What a place would be, were it possible: for 'why not?'. */
export function placeWish(place: string): string | undefined {
  const picked = desk.picked;
  switch (desk.asks) {
    case "ask-colonize":
      return `colonize:${place}`;
    case "ask-build":
      return `build:${place}`;
    case "ask-jump":
      if (picked?.place === place) return undefined;
      return picked ? `jump:${picked.place}>${place}:${picked.level}` : `place:${place}`;
    default:
      return `place:${place}`;
  }
}

/** What a click on one of the asked seat's ships may mean. */
export function shipOptions(place: string, level: number): OptionNow[] {
  const settle = desk.askedAbout === `place:${place}` ? desk.option(`settle:${level}`) : undefined;
  return [...AT_SHIPS.flatMap((verb) => desk.option(`${verb}:${place}:${level}`) ?? []), ...(settle ? [settle] : [])];
}

export function canFly(place: string, level: number): boolean {
  return desk.flights.some((flight) => flight.from === place && flight.level === level);
}
