/** Beyond the Horizon at the table. */

import type { CivilizationView, HorizonView, Snapshot } from "../../lib/wire";
import { t } from "../../lib/words.svelte";
import type { Game } from "../../table/games";
import Display from "./Display.svelte";
import { guide } from "./guide";
import HexMap from "./HexMap.svelte";
import MatBody from "./MatBody.svelte";
import { faceOf, flightOf, rankOf, spokenOf } from "./options";
import { tileOf } from "./places";
import RivalCard from "./RivalCard.svelte";
import Shore from "./Shore.svelte";
import TechBoard from "./TechBoard.svelte";
import "./theme.css";
import Twin from "./Twin.svelte";

const mat = (now: Snapshot, seat: number): CivilizationView | undefined => (now.view as HorizonView).seats[seat];

export const game: Game<HorizonView, CivilizationView> = {
  id: "horizon",
  title: "Beyond the Horizon",
  says: {
    "web-extra": "horizon-web-extra",
    "web-tab-stars": "horizon-web-tab-map",
    "web-tab-mat": "horizon-web-tab-board",
    "web-achievements": "horizon-web-goals",
    "web-achievements-head": "horizon-web-goals-head",
    "web-rivals": "horizon-web-rivals",
    "page-tie-none": "horizon-web-tie-none",
    "page-tie-broken": "horizon-web-tie-broken",
    "page-tie-shared": "horizon-web-tie-shared",
  },
  Drawing: Shore,
  mapIcon: "compass",
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
  MatBody,
  RivalCard,
  Decks: Display,
  Twin,
  aside: (view) => [...view.achievements, ...Object.values(view.display).flat()],
  cardAt: (view, place) => tileOf(view, place)?.territory?.id,
  trays: new Set(["card", "government"]),
  flightOf,
  faceOf,
  spokenOf,
  rankOf,
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
  rules: ["horizon/rules"],
  guide,
};
