/** What an option of Beyond the Horizon is in short, and which thing on the table it is about. */

import { inSum, type Drawing } from "../../lib/tokens";
import type { ConstructionView, HorizonView, OptionNow } from "../../lib/wire";
import type { UnitKind } from "./marks";
import { say, t, type Arg } from "../../lib/words.svelte";
import { desk } from "../../table/desk.svelte";
import { cut, isPhrase, kindOf, numberIn, thingIn, titleOf, type Face, type Flight } from "../../table/games";
import { sideTo } from "./hexes";
import { LEVELS, UNIT } from "./marks";
import { cellOf, constructionOf, placeName, placeWhere, spaceOf, spaces, tileOf, unitNumber } from "./places";

/** A unit that moves or explores. */
export function flightOf(option: OptionNow): Flight | null {
  const [from, to, unit] = [thingIn(option.said, "origin"), thingIn(option.said, "target"), unitIn(option)];
  if (!from || !to || !unit) return null;
  return { verb: kindOf(option), from, to, level: unitNumber(unit.kind, unit.strength), option };
}

/** The unit that an option is about, and where it stands if it stays there. */
export function unitIn(option: OptionNow): { at: string; kind: UnitKind; strength: number } | null {
  const unit = option.said.a?.["unit"];
  if (!isPhrase(unit)) return null;
  const kind = unit.m === "unit-soldier" ? "soldier" : "settler";
  return { at: thingIn(option.said, "place"), kind, strength: numberIn(option.said, "strength") };
}

export function faceOf(view: HorizonView, option: OptionNow): Face {
  const [kind, rest] = cut(option.id);
  const title = say(option.said);
  switch (kind) {
    case "space":
    case "copy": {
      const space = kind === "space" ? spaceOf(view, rest) : spaces(view).find((other) => other.action === rest);
      const price = kind === "space" ? space?.price[view.asked ?? -1] : undefined;
      return { title: titleOf(option.said), line: space && inSum(space.line, "coin", price) };
    }
    case "slot": {
      const slot = view.slots.find((other) => other.id === rest);
      if (slot?.card) return { title: slot.card.name, line: slot.card.immediate };
      return { title: t("web-slot-hidden", { slot: rest, level: LEVELS[slot?.level ?? 0] ?? "" }) };
    }
    case "move":
    case "explore": {
      const unit = unitIn(option);
      if (!unit) break;
      const [origin, target] = [thingIn(option.said, "origin"), thingIn(option.said, "target")];
      const side = sideTo(cellOf(origin), cellOf(target));
      const title = kind === "explore" ? t("horizon-web-explore", { side }) : placeName(view, target);
      // Whoever has picked the unit knows where it stands.
      if (desk.picked?.place === origin) return { title };
      return { title, icon: UNIT[unit.kind], level: unit.strength, from: placeName(view, origin), to: title };
    }
    case "enlist":
    case "upgrade":
    case "decommission": {
      const unit = unitIn(option);
      if (!unit) break;
      const place = placeName(view, unit.at);
      const face = { title: place, icon: UNIT[unit.kind], level: unit.strength };
      if (kind === "upgrade") return { ...face, becomes: numberIn(option.said, "to") };
      return kind === "decommission" ? { ...face, title: t("horizon-web-decommission", { place }) } : face;
    }
    case "settle":
    case "fortify": {
      const territory = tileOf(view, rest)?.territory;
      const site = kind === "settle" ? territory?.village : territory?.city;
      const face = { title: t(`horizon-web-${kind}`, { place: placeName(view, rest) }) };
      return site ? { ...face, vp: site.vp, line: kind === "settle" ? territory?.village.bonus : null } : face;
    }
    case "build":
    case "build-existing": {
      const card = constructionOf(view, thingIn(option.said, "card"));
      const place = kind === "build" ? ` → ${placeName(view, thingIn(option.said, "place"))}` : "";
      return {
        title: card ? `${card.name}${place}` : title,
        icon: "settler",
        level: numberIn(option.said, "strength"),
        line: card ? priced(card, view.asked ?? 0) : null,
      };
    }
    case "government":
      return { title: view.governments.find((card) => card.id === rest)?.name ?? title };
    case "construction": {
      const card = constructionOf(view, rest);
      return { title: card?.name ?? title, line: card?.bonus };
    }
    case "use":
      return { title, icon: option.said.m.endsWith("soldier") ? "soldier" : "settler", level: Number(rest) };
    case "track":
      return { title: t(`track-${rest}`) };
    case "produce": {
      const mat = view.seats[view.asked ?? -1];
      if (mat && rest === "population") return { title: `${title} · +${mat.growth}` };
      return mat && rest === "coins" ? { title: `${title} · +${mat.income}` } : { title };
    }
    case "claim": {
      const card = view.achievements.find((other) => other.id === rest);
      const vp = card?.slots[card.claims.length];
      return vp === undefined ? { title } : { title, vp };
    }
  }
  return { title };
}

/** What building a construction costs a seat, and gives. */
function priced(card: ConstructionView, seat: number): Drawing {
  const price = card.price[seat] ?? card.cost;
  return { text: "", tokens: [{ number: price }, { icon: "coin" }, { mark: ":" }, ...(card.bonus?.tokens ?? [])] };
}

/** The words of an option, with tiles and places named by what lies there and where that is. */
export function spokenOf(view: HorizonView, option: OptionNow): string {
  const named = (value: Arg): Arg => {
    if (!isPhrase(value)) return value;
    const at = value.a?.["at"];
    return ["tile-at", "tile-named"].includes(value.m) && typeof at === "string" ? placeWhere(view, at) : value;
  };
  const args = Object.entries(option.said.a ?? {}).map(([name, value]): [string, Arg] => [name, named(value)]);
  return say({ ...option.said, a: Object.fromEntries(args) });
}

/** Spaces that cost more stand further back; two free spaces of one action are alike. */
export function rankOf(view: HorizonView, id: string): { rank: number; alike?: string } {
  const [kind, rest] = cut(id);
  const space = kind === "space" ? spaceOf(view, rest) : undefined;
  return space ? { rank: space.extra ? 2 : 1, alike: `${space.action}+${space.extra}` } : { rank: 1 };
}
