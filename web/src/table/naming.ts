/** What things on the table are called, and what an option is in short. */

import { t, say } from "../lib/words.svelte";
import type { OptionNow, Said } from "../lib/wire";
import type { Place, Space, Technology, View } from "../lib/view";
import { desk } from "./desk.svelte";

export const LEVELS = ["", "I", "II", "III", "IIII"];

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

/** A technology's spaces by action: each action has its line and one or more spaces. */
export function actionsOf(card: Technology): Space[][] {
  return groupByAction(card.spaces);
}

export function groupByAction(spaces: Space[]): Space[][] {
  const groups = new Map<string, Space[]>();
  for (const space of spaces) {
    const group = groups.get(space.action) ?? [];
    group.push(space);
    groups.set(space.action, group);
  }
  return [...groups.values()];
}

/** An option in short, to be drawn on a button. */
export interface Face {
  title: string;
  line?: string;
  extra?: number;
  level?: number;
  from?: string;
  to?: string;
  vp?: number;
}

export function faceOf(view: View, option: OptionNow): Face {
  const [kind = "", rest = ""] = cut(option.id);
  switch (kind) {
    case "space":
    case "copy": {
      const space = kind === "space" ? spaceOf(view, rest) : spaces(view).find((other) => other.action === rest);
      const face = { title: titleOf(option.said), line: space?.line ?? "" };
      return kind === "space" && space?.extra ? { ...face, extra: space.extra } : face;
    }
    case "slot": {
      const slot = view.slots.find((other) => other.id === rest);
      if (slot?.card) return { title: slot.card.name, line: slot.card.immediate ?? "" };
      return { title: t("web-slot-hidden", { slot: rest, level: LEVELS[slot?.level ?? 0] ?? "" }) };
    }
    case "jump":
    case "move": {
      const flight = desk.flights.find((other) => other.option.id === option.id);
      if (!flight) break;
      return { title: "", level: flight.level, from: placeName(view, flight.from), to: placeName(view, flight.to) };
    }
    case "upgrade":
    case "retire":
    case "decommission": {
      const [place = "", level = ""] = rest.split(":");
      return { title: t(`web-do-${kind}`, { place: placeName(view, place) }), level: Number(level) };
    }
    case "build":
    case "link":
    case "bonus":
      return { title: t(`web-do-${kind}`, { place: placeName(view, rest) }) };
    case "colonize": {
      const vp = placeOf(view, rest)?.system?.vp;
      const face = { title: t("web-do-colonize", { place: placeName(view, rest) }) };
      return vp === undefined ? face : { ...face, vp };
    }
    case "produce": {
      const mat = view.seats[view.asked ?? -1];
      const title = say(option.said);
      if (mat && rest === "growth") return { title: `${title} · ${growthOf(view, view.asked ?? 0)}` };
      return mat && rest === "ore" ? { title: `${title} · +${mat.mines}` } : { title };
    }
  }
  return { title: say(option.said) };
}

/** How many population growth would bring. */
export function growthOf(view: View, seat: number): string {
  const mat = view.seats[seat];
  const grown =
    mat?.grows.filter((letter) => mat.columns.some((column) => column.column === letter && column.cubes > 0)).length ??
    0;
  return `+${grown}`;
}

/** The title inside an option's phrase, without the words of its line. */
export function titleOf(said: Said): string {
  const title = said.a?.["title"];
  return title !== undefined && typeof title === "object" && !Array.isArray(title) ? say(title) : say(said);
}

export function cut(id: string): [string, string] {
  const at = id.indexOf(":");
  return at < 0 ? [id, ""] : [id.slice(0, at), id.slice(at + 1)];
}

/** The thing on the table that an option is about. */
export function keyOf(id: string): string | undefined {
  const [kind, rest] = cut(id);
  switch (kind) {
    case "space":
      return `space:${rest}`;
    case "copy":
      return `action:${rest}`;
    case "slot":
      return `slot:${rest}`;
    case "jump":
    case "move":
      return `place:${/>([^:]+)/.exec(rest)?.[1] ?? ""}`;
    case "build":
    case "colonize":
    case "link":
    case "bonus":
    case "upgrade":
    case "retire":
    case "decommission":
      return `place:${rest.split(":")[0] ?? ""}`;
    case "claim":
      return `achievement:${rest}`;
    case "guild":
      return `guild:${rest}`;
    case "power":
    case "card":
      return `card:${rest}`;
    default:
      return undefined;
  }
}

/** The card whose words explain an option. */
export function cardOf(view: View, id: string): string | undefined {
  const [kind, rest] = cut(id);
  if (kind === "card" || kind === "annex" || kind === "mat" || kind === "claim" || kind === "guild" || kind === "power")
    return rest;
  if (kind === "copy") return desk.cards[rest] ? rest : rest.split(".")[0];
  if (kind === "space") return rest.replace(/\.\d+$/, "");
  if (kind === "slot") return view.slots.find((slot) => slot.id === rest)?.card?.id;
  if (kind === "colonize" || kind === "bonus") return placeOf(view, rest)?.system?.id;
  return undefined;
}
