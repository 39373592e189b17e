/** What lies where on the table of Beyond the Horizon, and what it is called. */

import type { CellView, ConstructionView, HorizonView, SpaceView, TileView } from "../../lib/wire";
import type { UnitKind } from "./marks";
import { t } from "../../lib/words.svelte";
import { desk } from "../../table/desk.svelte";
import { bearing, sideTo } from "./hexes";

export function tileOf(view: HorizonView, id: string): TileView | undefined {
  return view.tiles.find((tile) => tile.id === id);
}

/** A tile by what lies there; an empty place by the tile it lies beside. */
export function placeName(view: HorizonView, id: string): string {
  const tile = tileOf(view, id);
  if (tile === undefined) return besideName(view, id);
  return tile.construction?.name ?? tileUnder(tile);
}

/** A tile by its ground: the territory, or whose start tile it is. */
export function tileUnder(tile: TileView): string {
  if (tile.territory) return tile.territory.name;
  return tile.owner === null ? t("horizon-web-cradle") : t("tile-home", { who: desk.name(tile.owner) });
}

/** An empty place, such as 'south-east of Deccan'; of the tile that the picked unit stands on, if that is one of them. */
export function besideName(view: HorizonView, id: string): string {
  const cell = cellOf(id);
  const beside = view.tiles.filter((tile) => sideTo(tile, cell));
  const tile =
    beside.find((other) => other.id === desk.picked?.place) ?? beside.find((other) => other.territory) ?? beside[0];
  if (tile === undefined) return bearing(cell);
  return t("horizon-web-side-of", { side: sideTo(tile, cell), place: placeName(view, tile.id) });
}

/** A tile by its name and where it lies from the cradle; an empty place by where it is. */
export function placeWhere(view: HorizonView, id: string): string {
  const [name, where] = [placeName(view, id), bearing(cellOf(id))];
  return tileOf(view, id)?.kind === "cradle" ? name : `${name} (${where})`;
}

export function cellOf(id: string): CellView {
  const [q = 0, r = 0] = id.split(",").map(Number);
  return { id, q, r, near: [] };
}

export const spaceOf = (view: HorizonView, id: string): SpaceView | undefined =>
  spaces(view).find((space) => space.id === id);

export function spaces(view: HorizonView): SpaceView[] {
  return [
    ...view.basic,
    ...view.advanced,
    ...view.slots.flatMap((slot) => slot.card?.spaces ?? []),
    ...view.seats.flatMap((seat) => seat.private.flatMap((card) => card.spaces)),
  ];
}

export function constructionOf(view: HorizonView, id: string): ConstructionView | undefined {
  return [
    ...Object.values(view.display).flat(),
    ...view.seats.flatMap((mat) => mat.constructions),
    ...view.tiles.flatMap((tile) => tile.construction ?? []),
  ].find((card) => card.id === id);
}

export const countOf = (view: HorizonView, seat: number, what: "village" | "city"): number =>
  view.tiles.filter((tile) => tile[what] === seat).length;

export const builtBy = (view: HorizonView, seat: number): ConstructionView[] =>
  view.tiles.flatMap((tile) => (tile.construction && tile.builders.includes(seat) ? [tile.construction] : []));

/** The strengths of all units of a kind that a seat has on the map, the strongest first. */
export const strengthsOf = (view: HorizonView, seat: number, kind: UnitKind): number[] =>
  view.tiles.flatMap((tile) => tile.units[seat]?.[kind] ?? []).toSorted((one, other) => other - one);

/** A unit as one number, so that equal ones are one: settlers 11 to 16, soldiers 21 to 26. */
export const unitNumber = (kind: UnitKind, strength: number): number => (kind === "settler" ? 10 : 20) + strength;
export const unitKind = (number: number): UnitKind => (number < 20 ? "settler" : "soldier");
