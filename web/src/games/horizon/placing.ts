/** Which options lie on a tile, an empty place or a unit of the map. */

import { live } from "../../lib/live.svelte";
import type { HorizonView, OptionNow } from "../../lib/wire";
import type { UnitKind } from "./marks";
import { desk, type Way } from "../../table/desk.svelte";
import { kindOf, thingIn } from "../../table/games";
import { layout } from "../../table/layout.svelte";
import { unitIn } from "./options";
import { pilesOn, type Pile } from "./piles";
import { placeName, tileOf, unitKind, unitNumber } from "./places";

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

/** The ways of the picked unit, or of any if none is, to a tile that is more than one step off. */
export function waysTo(view: HorizonView, place: string): Way[] {
  const picked = desk.picked;
  if (!desk.flights.length) return [];
  const unit = picked && `${unitKind(picked.level)}${picked.level % 10}`;
  return view.routes
    .filter((route) => route.target === place && (!picked || (route.origin === picked.place && route.unit === unit)))
    .map(({ steps, origin, unit }) => {
      const [icon, level] = [unit.startsWith("soldier") ? "soldier" : "settler", Number(unit.slice(-1))] as const;
      const face = { title: "", icon, level, from: placeName(view, origin), to: placeName(view, place) };
      return { steps, face, to: place, go: () => void walk(steps) };
    });
}

/** A tile is clicked: choose what lies there, or walk there with the picked unit. */
export function go(view: HorizonView, place: string, element: Element): void {
  const units = layout.narrow ? unitsAt(view, place) : [];
  const going = units.filter(({ kind, strength }) => canGo(place, kind, strength));
  if (going.length && (desk.picked === null || desk.picked.place === place)) {
    desk.pickNext(going.map(({ kind, strength }) => ({ place, level: unitNumber(kind, strength) })));
    return;
  }
  const used = units.flatMap(({ kind, strength }) => unitOptions(place, kind, strength));
  const options = [...placeOptions(place), ...used];
  if (options.length) desk.offer(options, element);
  else desk.offerWays(waysTo(view, place), element);
}

/** The asked seat's units there: a finger means them when it means the tile. */
function unitsAt(view: HorizonView, place: string): Pile[] {
  const tile = tileOf(view, place);
  return tile ? pilesOn(tile).filter(({ seat }) => seat === desk.now?.asked) : [];
}

/** The ways to all tiles that no single step reaches. */
export const waysNow = (view: HorizonView): Way[] =>
  view.tiles.flatMap(({ id }) => (placeOptions(id).length ? [] : waysTo(view, id)));

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
    await desk.choose(step, true);
    if (desk.pending !== null) return;
  }
}

/** What a place would be, were it possible: for 'why not?'. */
export function placeWish(view: HorizonView, place: string, empty = false): string | undefined {
  const picked = desk.picked;
  const mat = view.seats[view.asked ?? -1];
  switch (desk.asks) {
    case "ask-move-unit": {
      if (!picked) return empty ? `explore:${place}` : `tile:${place}`;
      if (picked.place === place) return undefined;
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
