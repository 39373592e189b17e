/** What lies where on the table of Beyond the Sun, and what it is called. */

import type { Space } from "../../lib/view";
import { t } from "../../lib/words.svelte";
import type { Place, View } from "./view";

export function placeOf(view: View, id: string): Place | undefined {
  return view.places.find((place) => place.id === id);
}

/** A place by the system that lies there, or by its own name. */
export function placeName(view: View, id: string): string {
  const place = placeOf(view, id);
  if (place?.system) return place.system.name;
  if (id === "sol") return t("place-sol");
  if (id === "deep") return t("place-deep");
  if (id === "extra") return t("place-extra");
  const label = id.toUpperCase();
  return place?.kind === "shipyard" ? t("place-shipyard", { label }) : t("place-slot", { label });
}

export function spaceOf(view: View, id: string): Space | undefined {
  return spaces(view).find((space) => space.id === id);
}

export function spaces(view: View): Space[] {
  return [
    ...view.basic,
    ...view.slots.flatMap((slot) => slot.card?.spaces ?? []),
    ...view.guilds.map((guild) => guild.space),
    ...view.events.flatMap((event) => (event.space ? [event.space] : [])),
    ...view.seats.flatMap((seat) => seat.private.flatMap((card) => card.spaces)),
  ];
}

/** How many population growth would bring. */
export function growthOf(view: View, seat: number): number {
  const mat = view.seats[seat];
  return (
    mat?.grows.filter((letter) => mat.columns.some((column) => column.column === letter && column.cubes > 0)).length ??
    0
  );
}
