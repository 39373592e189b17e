/** What an option costs and gives, from what lies on the table, before it is chosen. */

import { priceIn } from "../../lib/tokens";
import { t } from "../../lib/words.svelte";
import { cut, type Part, type Preview } from "../../table/games";
import { LEVELS } from "./marks";
import { constructionOf, growthOf, placeName, spaceOf, spaces, strengthAt, tileOf } from "./places";
import type { CivilizationView, HorizonView } from "../../lib/wire";
import type { UnitKind } from "./marks";

/** What changes at hand. */
interface Change {
  pop?: number;
  coins?: number;
}

export function previewOf(view: HorizonView, id: string): Preview {
  const mat = view.seats[view.asked ?? -1];
  if (!mat) return { parts: [], purse: [] };
  const [parts, change] = told(view, mat, id);
  return {
    parts,
    purse: [
      { icon: "pop", label: t("count-pop"), now: mat.pop, after: mat.pop + (change.pop ?? 0) },
      { icon: "coin", label: t("count-coins"), tone: "coin", now: mat.coins, after: mat.coins + (change.coins ?? 0) },
    ],
  };
}

function told(view: HorizonView, mat: CivilizationView, id: string): [Part[], Change] {
  const [kind, rest] = cut(id);
  switch (kind) {
    case "space":
    case "copy": {
      const space = kind === "space" ? spaceOf(view, rest) : spaces(view).find((other) => other.action === rest);
      if (!space) return [[], {}];
      const { tokens } = space.line;
      const coins = priceIn("coin", tokens) + (kind === "space" ? space.extra : 0);
      return [[{ line: space.line }], { coins: -coins, pop: -priceIn("pop", tokens) }];
    }
    case "slot":
      return [slot(view, rest), { pop: -1 }];
    case "move":
      return [arrival(view, mat, rest), {}];
    case "explore":
      return [[{ text: t("horizon-web-preview-explore", { n: view.territories_left }) }], {}];
    case "settle":
    case "fortify":
      return [site(view, mat, kind, rest), {}];
    case "build":
    case "build-existing": {
      const card = constructionOf(view, rest.split(":")[0] ?? "");
      if (!card) return [[], {}];
      const track = t(`track-${card.tracks[kind === "build" ? 0 : 1]}`);
      return [
        [...(card.bonus ? [{ line: card.bonus }] : []), { text: t("horizon-web-preview-cube", { track }) }],
        { coins: -(card.price[mat.seat] ?? card.cost) },
      ];
    }
    case "construction": {
      const card = constructionOf(view, rest);
      return [card?.bonus ? [{ text: t("horizon-web-preview-built") }, { line: card.bonus }] : [], {}];
    }
    case "claim": {
      const card = view.achievements.find((other) => other.id === rest);
      return [card ? [{ text: t("web-preview-claim", { vp: card.slots[card.claims.length] ?? 0 }) }] : [], {}];
    }
    case "track":
      return [cube(mat, rest), {}];
    case "produce": {
      const grown = growthOf(mat);
      if (rest === "population")
        return [[{ text: t("horizon-web-preview-grow", { letters: mat.grows.join(" ") }) }], { pop: grown }];
      if (rest === "coins") return [[], { coins: mat.income }];
      return [[{ text: t("web-preview-trade") }], {}];
    }
    case "trade":
      return rest === "pop-coin" ? [[], { pop: -1, coins: 1 }] : [[], { pop: 1 }];
    case "decommission":
      return [[], { pop: 1 }];
    default:
      return [[], {}];
  }
}

function slot(view: HorizonView, id: string): Part[] {
  const found = view.slots.find((other) => other.id === id);
  if (!found) return [];
  const leader = found.leader ? [{ text: t("horizon-web-preview-leader") }] : [];
  if (found.card?.immediate) return [{ text: t("web-at-once") }, { line: found.card.immediate }, ...leader];
  if (found.card) return [{ text: found.card.name }, ...leader];
  return [{ text: t("horizon-web-preview-blind", { level: LEVELS[found.level] ?? "" }) }, ...leader];
}

/** What lies under the leftmost cube of a track. */
function cube(mat: CivilizationView, name: string): Part[] {
  const track = mat.tracks.find((other) => other.track === name);
  const space = track?.spaces.find((other) => !other.taken);
  if (!space) return [];
  if (space.line) return [{ line: space.line }];
  if (space.column) return [{ text: t("horizon-web-opens", { column: space.column }) }];
  if (space.stage) return [{ text: t(`horizon-web-stage-${space.stage}`) }];
  return space.coins ? [{ text: t("horizon-web-income-more", { n: space.coins }) }] : [];
}

/** How strong one would be where the unit arrives. */
function arrival(view: HorizonView, mat: CivilizationView, rest: string): Part[] {
  const [, to = "", kind = "settler", strength] = />([^:]+):(settler|soldier)(\d)/.exec(rest) ?? [];
  const tile = tileOf(view, to);
  if (!tile) return [];
  const place = placeName(view, to);
  const before = strengthAt(tile, mat.seat, kind as UnitKind);
  const after = before + Number(strength);
  if (!tile.territory || tile.construction) return [{ text: place }];
  return [
    {
      text: t("horizon-web-preview-strength", {
        place,
        unit: t(`unit-${kind}`),
        before,
        after,
        need: tile.territory.strength,
      }),
    },
  ];
}

function site(view: HorizonView, mat: CivilizationView, kind: "settle" | "fortify", id: string): Part[] {
  const tile = tileOf(view, id);
  if (!tile?.territory) return [];
  const found = kind === "settle" ? tile.territory.village : tile.territory.city;
  const have = strengthAt(tile, mat.seat, kind === "settle" ? "settler" : "soldier");
  const bonus = kind === "settle" ? tile.territory.village.bonus : null;
  return [
    { text: t("horizon-web-preview-site", { vp: found.vp, need: tile.territory.strength, have }) },
    ...(bonus ? [{ line: bonus }] : []),
    { text: t("horizon-web-preview-cube", { track: t(`track-${found.track}`) }) },
  ];
}
