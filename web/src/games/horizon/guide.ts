/** The guide through a first game of Beyond the Horizon. */

import {
  askedOf,
  firstGame,
  hintOf,
  nearestClaim,
  newsOf,
  pointsOf,
  type Guide,
  type Situation,
} from "../../panels/guideSteps";
import type { HorizonView } from "../../lib/wire";
import { comma } from "../../lib/words.svelte";

/** Questions with words of their own, and where the rules treat them. */
const ASKED: Record<string, string> = {
  "ask-government": "1.7",
  "ask-slot": "5.1",
  "ask-type-colour": "5.4",
  "ask-card": "5.4",
  "ask-move-unit": "7.4",
  "ask-enlist": "7.1",
  "ask-upgrade-unit": "7.3",
  "ask-invest": "6.3",
  "ask-take-cube": "6.1",
  "ask-site": "8.1",
  "ask-use": "8.2",
  "ask-build-construction": "9.4",
  "ask-construction": "9.2",
  "ask-expansion": "9.1",
  "ask-trade-coins": "10.4",
  "ask-goal": "11.1",
};

const NEWS: Record<string, string> = {
  "log-leader": "leader",
  "log-explore": "explore",
  "log-found": "found",
  "log-claim": "claim",
};

function args(situation: Situation): Record<string, string | number> {
  const { now, seat } = situation;
  const view = now.view as HorizonView;
  const mat = view.seats[seat];
  return {
    cubes: view.discs_to_end,
    columns: mat?.grows.join(comma()) ?? "",
    income: mat?.income ?? 0,
    rounds: view.rounds ?? 0,
    cards: mat?.technologies.length ?? 0,
    points: pointsOf(situation),
    ...nearestClaim(situation),
    name: now.asked === null ? "" : (now.seats[now.asked]?.name ?? ""),
  };
}

const HINTS = hintOf([
  { name: "points", area: "technology", fits: ({ now }) => now.view.round > 4 },
  { name: "explore", area: "stars", fits: ({ now, seat }) => (now.view as HorizonView).seats[seat]?.explored === 0 },
  {
    name: "settle",
    area: "stars",
    fits: ({ now, seat }) =>
      ((now.view as HorizonView).seats[seat]?.explored ?? 0) > 0 && now.scores[seat]?.parts["villages"] === 0,
  },
  { name: "claim", area: "achievements", fits: (situation) => nearestClaim(situation) !== null },
  { name: "research", area: "technology", fits: () => true },
]);

export const guide: Guide = {
  message: (name) => `horizon-guide-${name}`,
  steps: firstGame(["production", "goal"], {
    end: "12.2",
    choice: "3.7",
    production: "10.1",
    others: "11.1",
    map: "7.4",
    onwards: "8.1",
  }),
  args,
  hint: HINTS,
  asked: askedOf((question) => `horizon-guide-${question}`, ASKED, "3.7"),
  news: newsOf("horizon-guide-news-", NEWS),
};
