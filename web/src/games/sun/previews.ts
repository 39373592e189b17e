/** What an option costs and gives, from what lies on the table, before it is chosen. */

import { priceIn } from "../../lib/tokens";
import { t } from "../../lib/words.svelte";
import { cut, type Part, type Preview } from "../../table/games";
import { LEVELS } from "../../table/spaces";
import { growthOf, placeName, placeOf, spaceOf, spaces } from "./places";
import type { FactionView, SunView } from "../../lib/wire";

/** What changes at hand. */
interface Change {
  pop?: number;
  ore?: number;
}

export function previewOf(view: SunView, id: string): Preview {
  const mat = view.seats[view.asked ?? -1];
  if (!mat) return { parts: [], purse: [] };
  const [parts, change] = told(view, mat, id);
  return {
    parts,
    purse: [
      { icon: "pop", label: t("count-pop"), now: mat.pop, after: mat.pop + (change.pop ?? 0) },
      { icon: "ore", label: t("count-ore"), tone: "ore", now: mat.ore, after: mat.ore + (change.ore ?? 0) },
    ],
  };
}

function told(view: SunView, mat: FactionView, id: string): [Part[], Change] {
  const [kind, rest] = cut(id);
  switch (kind) {
    case "space":
    case "copy": {
      const space = kind === "space" ? spaceOf(view, rest) : spaces(view).find((other) => other.action === rest);
      if (!space) return [[], {}];
      const { tokens } = space.line;
      const pop = priceIn("pop", tokens);
      const ore = priceIn("ore", tokens) + (kind === "space" ? space.extra : 0);
      const costs: Part[] = [];
      if (ore) costs.push({ text: t("web-costs-ore", { n: ore }) });
      if (pop) costs.push({ text: t("web-costs-pop", { n: pop }) });
      return [[{ line: space.line }, ...costs], { ore: -ore, pop: -pop }];
    }
    case "slot":
      return [slot(view, rest), { pop: -1 }];
    case "jump":
    case "move":
      return [arrival(view, mat, rest), {}];
    case "build":
      return [
        [
          {
            text: t("web-preview-here", {
              place: placeName(view, rest),
              power: placeOf(view, rest)?.power[mat.seat] ?? 0,
            }),
          },
        ],
        {},
      ];
    case "colonize": {
      const system = placeOf(view, rest)?.system;
      if (!system) return [[], {}];
      const gives = system.bonus ?? system.anytime;
      return [[{ text: t("web-preview-colony", { vp: system.vp }) }, ...(gives ? [{ line: gives }] : [])], {}];
    }
    case "claim": {
      const card = view.achievements.find((other) => other.id === rest);
      return [card ? [{ text: t("web-preview-claim", { vp: card.slots[card.claims.length] ?? 0 }) }] : [], {}];
    }
    case "produce": {
      const grown = growthOf(view, mat.seat);
      if (rest === "growth")
        return [[{ text: t("web-preview-growth", { n: grown, letters: mat.grows.join(" ") || "–" }) }], { pop: grown }];
      if (rest === "ore") return [[{ text: t("web-preview-ore", { n: mat.mines }) }], { ore: mat.mines }];
      return [[{ text: t("web-preview-trade") }], {}];
    }
    case "trade":
      return rest === "pop-ore" ? [[], { pop: -1, ore: 1 }] : [[], {}];
    default:
      return [[], {}];
  }
}

function slot(view: SunView, id: string): Part[] {
  const found = view.slots.find((other) => other.id === id);
  if (!found) return [];
  if (found.card)
    return found.card.immediate
      ? [{ text: t("web-at-once") }, { line: found.card.immediate }]
      : [{ text: found.card.name }];
  const level = LEVELS[found.level] ?? "";
  return [{ text: found.event ? t("web-preview-event", { level }) : t("web-preview-blind", { level }) }];
}

/** How strong one would be where the ship arrives. */
function arrival(view: SunView, mat: FactionView, rest: string): Part[] {
  const [, to = "", level] = />([^:]+):(\d)/.exec(rest) ?? [];
  const target = placeOf(view, to);
  if (!target) return [];
  const place = placeName(view, to);
  if (target.kind === "sol" || target.kind === "deep") return [{ text: place }];
  const mine = target.power[mat.seat] ?? 0;
  const others = Math.max(0, ...target.power.filter((_, seat) => seat !== mat.seat));
  return [{ text: t("web-preview-power", { place, before: mine, after: mine + Number(level), others }) }];
}
