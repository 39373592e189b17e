/** Beyond the Sun at the table. */

import type { FactionView, Snapshot, SunView } from "../../lib/wire";
import { t } from "../../lib/words.svelte";
import type { Game } from "../../table/games";
import { levelsInShort } from "../../table/seats";
import Glance from "./Glance.svelte";
import { guide } from "./guide";
import { journey } from "./journey.svelte";
import MatBody from "./MatBody.svelte";
import Orbits from "./Orbits.svelte";
import { faceOf, flightOf, rankOf } from "./options";
import Picture from "./Picture.svelte";
import { placeOf, shipsOf } from "./places";
import Seats from "./Seats.svelte";
import StarMap from "./StarMap.svelte";
import TechBoard from "./TechBoard.svelte";
import Twin from "./Twin.svelte";

const mat = (now: Snapshot, seat: number): FactionView | undefined => (now.view as SunView).seats[seat];

export const game: Game<SunView, FactionView> = {
  id: "sun",
  title: "Beyond the Sun",
  says: {},
  Drawing: Orbits,
  Picture,
  Glance,
  mapIcon: "system",
  layout: "row",
  Tree: TechBoard,
  Map: StarMap,
  headOf: (mat) => ({
    card: mat.mat,
    atHand: [
      { icon: "pop", n: mat.pop, label: t("web-pop", { n: mat.pop }), trades: ["trade:pop-ore", "pay:pop"] },
      {
        icon: "ore",
        n: mat.ore,
        label: t("web-ore-n", { n: mat.ore }),
        tone: "var(--ore)",
        trades: ["trade:ore-pop", "pay:ore"],
      },
    ],
  }),
  figuresOf: (view, mat) => [
    { icon: "pop", text: `${mat.pop}`, label: t("web-pop", { n: mat.pop }) },
    { icon: "ore", text: `${mat.ore}`, label: t("web-ore-n", { n: mat.ore }), tone: "var(--ore)" },
    { icon: "ship", text: levelsInShort(shipsOf(view, mat.seat)), label: t("web-fleet") },
  ],
  MatBody,
  Seats,
  Twin,
  aside: (view) => [...view.achievements, ...view.events],
  waysNow: (view) => journey.waysNow(view),
  cardAt: (view, place) => placeOf(view, place)?.system?.id,
  trays: new Set(["card", "annex", "mat"]),
  flightOf,
  faceOf,
  rankOf,
  items: [
    "level-1",
    "level-2",
    "level-3",
    "private",
    "level-4",
    "automation",
    "colonies",
    "outposts",
    "space",
    "events",
    "achievements",
  ],
  breakers: [
    { id: "discs", value: (now, seat) => (mat(now, seat)?.food ?? 0) + (mat(now, seat)?.ore_discs ?? 0) },
    { id: "pop", value: (now, seat) => mat(now, seat)?.pop ?? 0 },
    { id: "ore", value: (now, seat) => mat(now, seat)?.ore ?? 0 },
  ],
  icons: [
    "pop",
    "supply",
    "ore",
    "ship",
    "food",
    "gear",
    "disc",
    "automate",
    "research",
    "colonize",
    "colony",
    "jump",
    "upgrade",
    "vp",
    "power",
    "control",
    "places",
    "yard",
    "deep",
    "guild",
    "copy",
    "annex",
    "grow",
    "mine",
    "trade",
    "private",
    "unlock",
    "nobonus",
    "existing",
    "infinity",
    "scientific",
    "economic",
    "military",
    "commercial",
  ],
  rules: ["sun/rules", "sun/solo"],
  guide,
};
