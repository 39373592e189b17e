/** Beyond the Horizon at the table. */

import type { CivilizationView, HorizonView, Snapshot } from "../../lib/wire";
import { t, words } from "../../lib/words.svelte";
import { desk } from "../../table/desk.svelte";
import type { Game } from "../../table/games";
import { levelsInShort } from "../../table/seats";
import Glance from "./Glance.svelte";
import { guide } from "./guide";
import Goals from "./Goals.svelte";
import HexMap from "./HexMap.svelte";
import { LEVELS } from "./marks";
import MatBody from "./MatBody.svelte";
import { faceOf, flightOf, rankOf, spokenOf } from "./options";
import Picture from "./Picture.svelte";
import { builtBy, countOf, placeName, strengthsOf, tileOf } from "./places";
import { waysNow } from "./placing";
import RivalCard from "./RivalCard.svelte";
import Shore from "./Shore.svelte";
import TechBoard from "./TechBoard.svelte";
import "./theme.css";
import Twin from "./Twin.svelte";

// A cell has no name of its own, only what lies there has.
words.nameBy((said) => {
  const [view, at] = [desk.view, said.a?.["at"]];
  return said.m === "tile-at" && view?.game === "horizon" && typeof at === "string" ? placeName(view, at) : undefined;
});

const mat = (now: Snapshot, seat: number): CivilizationView | undefined => (now.view as HorizonView).seats[seat];

export const game: Game<HorizonView, CivilizationView> = {
  id: "horizon",
  title: "Beyond the Horizon",
  says: {
    "web-price": "horizon-web-price",
    "web-way-waits": "horizon-web-way-waits",
    "web-way-go": "horizon-web-way-go",
    "web-other-piece": "horizon-web-other-piece",
    "type-science": "colour-science",
    "type-commerce": "colour-commerce",
    "type-military": "colour-military",
    "type-culture": "colour-culture",
    "web-tab-stars": "horizon-web-tab-map",
    "web-tab-mat": "horizon-web-tab-board",
    "web-tab-achievements": "horizon-web-goals",
    "web-achievements": "horizon-web-goals",
    "web-achievements-head": "horizon-web-goals-head",
    "web-rivals": "horizon-web-rivals",
    "page-tie-none": "horizon-web-tie-none",
    "page-tie-broken": "horizon-web-tie-broken",
    "page-tie-shared": "horizon-web-tie-shared",
  },
  Drawing: Shore,
  Picture,
  Glance,
  mapIcon: "compass",
  layout: "split",
  Tree: TechBoard,
  Map: HexMap,
  headOf: (mat) => ({
    card: mat.government,
    atHand: [
      { icon: "pop", n: mat.pop, label: t("web-pop", { n: mat.pop }), trades: ["trade:pop-coin"] },
      {
        icon: "coin",
        n: mat.coins,
        label: t("horizon-web-coins", { n: mat.coins }),
        tone: "var(--coin)",
        trades: ["trade:coins-pop"],
      },
    ],
  }),
  figuresOf: (view, { seat, pop, coins }) => {
    const [villages, cities] = [countOf(view, seat, "village"), countOf(view, seat, "city")];
    return [
      { icon: "pop", text: `${pop}`, label: t("web-pop", { n: pop }) },
      { icon: "coin", text: `${coins}`, label: t("horizon-web-coins", { n: coins }), tone: "var(--coin)" },
      { icon: "village", text: `${villages}`, label: t("count-villages", { n: villages }), extra: true },
      { icon: "city", text: `${cities}`, label: t("count-cities", { n: cities }), extra: true },
      { icon: "works", text: `${builtBy(view, seat).length}`, label: t("count-constructions"), extra: true },
      {
        icon: "settler",
        text: levelsInShort(strengthsOf(view, seat, "settler"), 4),
        label: t("count-settler-strength"),
      },
      {
        icon: "soldier",
        text: levelsInShort(strengthsOf(view, seat, "soldier"), 4),
        label: t("count-soldier-strength"),
      },
    ];
  },
  MatBody,
  RivalCard,
  Goals,
  Twin,
  aside: (view) => [...view.achievements, ...Object.values(view.display).flat()],
  waysNow,
  cardAt: (view, place) => tileOf(view, place)?.territory?.id,
  trays: new Set(["card", "government"]),
  flightOf,
  faceOf,
  spokenOf,
  rankOf,
  levels: LEVELS,
  items: [
    "goals",
    "technologies",
    "level-4-bonus",
    "villages",
    "cities",
    "constructions",
    "investment",
    "leaders",
    "government",
  ],
  breakers: [
    { id: "cubes", value: (now, seat) => mat(now, seat)?.tracks.reduce((sum, track) => sum + track.cubes, 0) ?? 0 },
    { id: "pop", value: (now, seat) => mat(now, seat)?.pop ?? 0 },
    { id: "coins", value: (now, seat) => mat(now, seat)?.coins ?? 0 },
  ],
  icons: [
    "pop",
    "supply",
    "coin",
    "unit",
    "settler",
    "soldier",
    "food",
    "infrastructure",
    "invest",
    "research",
    "move",
    "upgrade",
    "explore",
    "village",
    "city",
    "build",
    "construction",
    "token",
    "theocracy",
    "goal",
    "leader",
    "vp",
    "produce",
    "trade",
    "private",
    "unlock",
    "existing",
    "infinity",
    "crown",
    "ballot",
    "spark",
    "science",
    "commerce",
    "military",
    "culture",
  ],
  rules: ["horizon/rules"],
  guide,
};
