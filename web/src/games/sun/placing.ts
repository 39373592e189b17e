/** Which options lie on a place or a ship of the star map. */

import type { OptionNow, SunView } from "../../lib/wire";
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
export function placeWish(view: SunView, place: string): string | undefined {
  const picked = desk.picked;
  switch (view.question) {
    case "AskColonize":
      return `colonize:${place}`;
    case "AskBuild":
      return `build:${place}`;
    case "AskJump":
      return picked && picked.place !== place ? `jump:${picked.place}>${place}:${picked.level}` : undefined;
    default:
      return undefined;
  }
}

/** What a click on one of the asked seat's ships may mean. */
export function shipOptions(view: SunView, place: string, level: number): OptionNow[] {
  const settle = settlingAt(view) === place ? desk.option(`settle:${level}`) : undefined;
  return [...AT_SHIPS.flatMap((verb) => desk.option(`${verb}:${place}:${level}`) ?? []), ...(settle ? [settle] : [])];
}

/** The system that is being settled, if only one can be meant. */
function settlingAt(view: SunView): string | null {
  if (view.question !== "AskSettle" || view.asked === null) return null;
  const seat = view.asked;
  const levels = desk.options.flatMap((option) => Number(/^settle:(\d)$/.exec(option.id)?.[1] ?? 0) || []);
  const fitting = view.places.filter(
    (place) =>
      place.system !== null &&
      place.controller === seat &&
      levels.every((level) => (place.ships[seat]?.[level - 1] ?? 0) > 0),
  );
  return fitting.length === 1 ? (fitting[0]?.id ?? null) : null;
}

export function canFly(place: string, level: number): boolean {
  return desk.flights.some((flight) => flight.from === place && flight.level === level);
}
