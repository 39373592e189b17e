/** The guide through a first game of Beyond the Sun. */

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
import type { SunView } from "../../lib/wire";
import { comma } from "../../lib/words.svelte";

/** Questions with words of their own, and where the rules treat them. */
const ASKED: Record<string, string> = {
  "ask-mat": "14.1",
  "ask-slot": "8.1",
  "ask-type": "8.4",
  "ask-card": "8.4",
  "ask-row": "14.2",
  "ask-build": "10.1",
  "ask-jump": "11.1",
  "ask-move": "11.1",
  "ask-outpost": "11.3",
  "ask-bonus": "11.4",
  "ask-colonize": "12.1",
  "ask-settle": "12.2",
  "ask-colony-disc": "12.5",
  "ask-automate": "9.1",
  "ask-upgrade": "10.2",
  "ask-from-column": "7.5",
  "ask-to-column": "7.5",
  "ask-price": "7.2",
  "ask-trade": "4.3",
  "ask-guild": "13.1",
  "ask-achievement": "5.1",
  "ask-may": "3.8",
};

const NEWS: Record<string, string> = {
  "log-gain-control": "control",
  "log-lose-control": "lost",
  "log-event": "event",
  "log-claim": "claim",
};

function args(situation: Situation): Record<string, string | number> {
  const { now, seat } = situation;
  const view = now.view as SunView;
  const mat = view.seats[seat];
  return {
    stars: view.discs_to_end,
    columns: mat?.grows.join(comma()) ?? "",
    mines: mat?.mines ?? 0,
    rounds: view.rounds ?? 0,
    cards: mat?.technologies.length ?? 0,
    points: pointsOf(situation),
    ...nearestClaim(situation),
    name: now.asked === null ? "" : (now.seats[now.asked]?.name ?? ""),
  };
}

const item = ({ now, seat }: Situation, name: string): number => now.scores[seat]?.parts[name] ?? 0;

const HINTS = hintOf([
  { name: "points", area: "technology", fits: ({ now }) => now.view.round > 4 },
  { name: "control", area: "stars", fits: (situation) => item(situation, "outposts") === 0 },
  {
    name: "colonize",
    area: "stars",
    fits: (situation) => item(situation, "outposts") > 0 && item(situation, "colonies") === 0,
  },
  { name: "claim", area: "achievements", fits: (situation) => nearestClaim(situation) !== null },
  { name: "research", area: "technology", fits: () => true },
]);

export const guide: Guide = {
  message: (name) => `page-guide-${name}`,
  steps: firstGame(["production", "achievement"], {
    end: "6.1",
    choice: "3.4",
    production: "4.1",
    others: "5.1",
    map: "11.2",
    onwards: "8.1",
  }),
  args,
  hint: HINTS,
  asked: askedOf((question) => `page-${question}`, ASKED, "3.8"),
  news: newsOf("page-guide-news-", NEWS),
};
