/** Which options lie on a tile, an empty place or a unit of the map. */

import { live } from "../../lib/live.svelte";
import type { HorizonView, OptionNow, RouteView } from "../../lib/wire";
import type { UnitKind } from "./marks";
import { desk } from "../../table/desk.svelte";
import { kindOf, thingIn } from "../../table/games";
import { unitIn } from "./options";
import { unitKind, unitNumber } from "./places";

const AT_PLACES = new Set(["settle", "fortify", "build", "build-existing", "enlist"]);

/** What a click on a tile or an empty place may mean. With a unit picked, only where that unit may go. */
export function placeOptions(place: string): OptionNow[] {
  const picked = desk.picked;
  const here = desk.options.filter(
    (option) => AT_PLACES.has(kindOf(option)) && desk.has(option.id) && thingIn(option.said, "place") === place,
  );
  const arriving = desk.flights
    .filter((flight) => flight.to === place)
    .filter((flight) => picked === null || (flight.from === picked.place && flight.level === picked.level))
    .map((flight) => flight.option);
  return [...here, ...arriving];
}

/** The way of the picked unit to a tile that is more than one step off. */
export function routeTo(view: HorizonView, place: string): RouteView | undefined {
  const picked = desk.picked;
  if (picked === null || !desk.flights.length) return undefined;
  const unit = `${unitKind(picked.level)}${picked.level % 10}`;
  return view.routes.find((route) => route.origin === picked.place && route.target === place && route.unit === unit);
}

/** A tile is clicked: choose what lies there, or walk there with the picked unit. */
export function go(view: HorizonView, place: string, element: Element): void {
  const options = placeOptions(place);
  const route = options.length ? undefined : routeTo(view, place);
  if (route) void walk(route.steps);
  else desk.offer(options, element);
}

/** How long the table may take to offer the next step, in milliseconds. */
const PATIENCE = 4000;

/** Step by step: nothing else can be asked in between, or the way would not be offered. */
async function walk(steps: string[]): Promise<void> {
  for (const step of steps) {
    const until = Date.now() + PATIENCE;
    while (!desk.has(step)) {
      if (Date.now() > until || live.trouble !== null) return;
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    await desk.choose(step);
    if (desk.pending !== null) return;
  }
}

/** What a place would be, were it possible: for 'why not?'. */
export function placeWish(view: HorizonView, place: string, empty = false): string | undefined {
  const picked = desk.picked;
  const mat = view.seats[view.asked ?? -1];
  switch (desk.asks) {
    case "ask-move-unit": {
      if (!picked || picked.place === place) return undefined;
      const unit = `${unitKind(picked.level)}${picked.level % 10}`;
      return `${empty ? "explore" : "move"}:${picked.place}>${place}:${unit}`;
    }
    case "ask-enlist":
      return empty ? undefined : `enlist:${place}:settler1`;
    case "ask-site":
    case "ask-expansion":
      if (empty) return undefined;
      return mat?.tokens.city && !mat.tokens.village ? `fortify:${place}` : `settle:${place}`;
    default:
      return empty ? `explore:${place}` : `tile:${place}`;
  }
}

/** What a click on one of the asked seat's units may mean. */
export function unitOptions(place: string, kind: UnitKind, strength: number): OptionNow[] {
  return desk.options.filter((option) => {
    const { id, said } = option;
    if (AT_PLACES.has(kindOf(option)) || !desk.has(id)) return false;
    if (id === `use:${strength}`) return desk.askedAbout === `tile:${place}` && said.m.endsWith(kind);
    const unit = unitIn(option);
    return unit !== null && unit.at === place && unit.kind === kind && unit.strength === strength;
  });
}

export function canGo(place: string, kind: UnitKind, strength: number): boolean {
  return desk.flights.some((flight) => flight.from === place && flight.level === unitNumber(kind, strength));
}
