/** What lies where on the table of Beyond the Sun, and what it is called. */

import type { PlaceView, SpaceView, SunView } from "../../lib/wire";
import { t } from "../../lib/words.svelte";

export function placeOf(view: SunView, id: string): PlaceView | undefined {
  return view.places.find((place) => place.id === id);
}

/** A place by the system that lies there, or by its own name. */
export function placeName(view: SunView, id: string): string {
  const place = placeOf(view, id);
  if (place?.system) return place.system.name;
  if (id === "sol") return t("place-sol");
  if (id === "deep") return t("place-deep");
  if (id === "extra") return t("place-extra");
  if (place?.kind === "shipyard") return t("place-shipyard", { label: id.slice(1) });
  return t("place-slot", { label: id.toUpperCase() });
}

export function spaceOf(view: SunView, id: string): SpaceView | undefined {
  return spaces(view).find((space) => space.id === id);
}

export function spaces(view: SunView): SpaceView[] {
  return [
    ...view.basic,
    ...view.slots.flatMap((slot) => slot.card?.spaces ?? []),
    ...view.guilds.map((guild) => guild.space),
    ...view.events.flatMap((event) => (event.space ? [event.space] : [])),
    ...view.seats.flatMap((seat) => seat.private.flatMap((card) => card.spaces)),
  ];
}

/** The levels of all ships that a seat has on the map, the highest first. */
export const shipsOf = (view: SunView, seat: number): number[] =>
  view.places
    .flatMap((place) =>
      (place.ships[seat] ?? []).flatMap((count, level) => Array.from({ length: count }, () => level + 1)),
    )
    .toSorted((one, other) => other - one);
