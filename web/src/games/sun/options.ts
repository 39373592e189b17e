/** What an option of Beyond the Sun is in short, and which thing on the table it is about. */

import type { OptionNow, SunView } from "../../lib/wire";
import { say, t } from "../../lib/words.svelte";
import { cut, kindOf, numberIn, thingIn, titleOf, type Face, type Flight } from "../../table/games";
import { LEVELS } from "../../table/spaces";
import { inSum } from "../../lib/tokens";
import { placeName, placeOf, spaceOf, spaces } from "./places";

/** A ship that jumps or is moved. */
export function flightOf(option: OptionNow): Flight | null {
  const [from, to] = [thingIn(option.said, "origin"), thingIn(option.said, "target")];
  return from && to ? { verb: kindOf(option), from, to, level: numberIn(option.said, "level"), option } : null;
}

export function faceOf(view: SunView, option: OptionNow): Face {
  const [kind, rest] = cut(option.id);
  switch (kind) {
    case "space":
    case "copy": {
      const space = kind === "space" ? spaceOf(view, rest) : spaces(view).find((other) => other.action === rest);
      const price = kind === "space" ? space?.price[view.asked ?? -1] : undefined;
      return { title: titleOf(option.said), line: space && inSum(space.line, "ore", price) };
    }
    case "slot": {
      const slot = view.slots.find((other) => other.id === rest);
      if (slot?.card) return { title: slot.card.name, line: slot.card.immediate };
      return { title: t("web-slot-hidden", { slot: rest, level: LEVELS[slot?.level ?? 0] ?? "" }) };
    }
    case "jump":
    case "move": {
      const flight = flightOf(option);
      if (!flight) break;
      return { title: "", level: flight.level, from: placeName(view, flight.from), to: placeName(view, flight.to) };
    }
    case "upgrade": {
      const place = placeName(view, thingIn(option.said, "place"));
      return { title: place, level: numberIn(option.said, "level"), becomes: numberIn(option.said, "to") };
    }
    case "retire":
    case "decommission": {
      const place = placeName(view, thingIn(option.said, "place"));
      return { title: t(`web-do-${kind}`, { place }), level: numberIn(option.said, "level") };
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
      if (mat && rest === "growth") return { title: `${title} · +${mat.growth}` };
      return mat && rest === "ore" ? { title: `${title} · +${mat.mines}` } : { title };
    }
    case "claim": {
      const card = view.achievements.find((other) => other.id === rest);
      const vp = card?.slots[card.claims.length];
      return vp === undefined ? { title: say(option.said) } : { title: say(option.said), vp };
    }
  }
  return { title: say(option.said) };
}

/** Spaces that cost more and any-time powers stand further back; two free spaces of one action are alike. */
export function rankOf(view: SunView, id: string): { rank: number; alike?: string } {
  const [kind, rest] = cut(id);
  if (kind === "power") return { rank: 2 };
  const space = kind === "space" ? spaceOf(view, rest) : undefined;
  if (!space) return { rank: 1 };
  return { rank: space.extra ? 2 : 1, alike: `${space.action}+${space.extra}` };
}
