/** The guide through the first two rounds of Beyond the Horizon. */

import { asked, doing, reading, times, turnEnded, type Guide, type Situation } from "../../panels/guideSteps";
import type { HorizonView } from "../../lib/wire";

const producing = (situation: Situation) => asked(situation) && ["production", "goal"].includes(situation.now.phase.id);
const begun = (situation: Situation) => times(situation, "log-pawn") >= 1;

const STEPS: Guide["steps"] = [
  reading("look", "technology", "2.1", begun),
  reading("aim", "achievements", "12.2", begun),
  reading("mat", "mat", "1.6", begun),
  doing("wait", "wait", "log", "3.1", (situation) => times(situation, "log-turn") >= 1),
  { ...doing("action", "action", "technology", "3.1", begun), tries: "basic-1" },
  doing("choose", "choose", "ask", "3.7", (situation) => producing(situation) || turnEnded(situation, 1)),
  doing("production", "production", "mat", "10.1", (situation) => turnEnded(situation, 1)),
  doing("others", "others", "log", "11.1", (situation) => times(situation, "log-turn") >= 2),
  {
    ...doing("action-2", "action-2", "stars", "7.4", (situation) => times(situation, "log-pawn") >= 2),
    tries: "basic-3",
  },
  doing("choose-2", "choose", "ask", "3.7", (situation) => producing(situation) || turnEnded(situation, 2)),
  doing("production-2", "production-2", "mat", "10.1", (situation) => turnEnded(situation, 2)),
  reading("onwards", "stars", "8.1", () => false),
];

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

/** What is asked of the seat besides the pawn and production: the message about it and its rule. */
function askedNow(situation: Situation): { message: string; rule: string } | null {
  const question = situation.now.question?.said.m;
  if (!asked(situation) || !question || question === "ask-space" || question === "ask-production") return null;
  const rule = ASKED[question];
  return rule === undefined
    ? { message: "page-ask-other", rule: "3.7" }
    : { message: `horizon-guide-${question}`, rule };
}

const NEWS: Record<string, string> = {
  "log-leader": "leader",
  "log-explore": "explore",
  "log-found": "found",
  "log-claim": "claim",
};

/** What has just happened to the seat in this turn and is worth a word. */
function newsOf(situation: Situation): string | null {
  for (const { seat, said } of situation.events.toReversed()) {
    if (said.m === "log-turn") return null;
    const news = NEWS[said.m];
    if (news !== undefined && seat === situation.seat) return `horizon-guide-news-${news}`;
  }
  return null;
}

function args({ now, seat }: Situation): Record<string, string | number> {
  const view = now.view as HorizonView;
  const mat = view.seats[seat];
  return {
    cubes: view.discs_to_end,
    pop: mat?.pop ?? 0,
    coins: mat?.coins ?? 0,
    columns: mat?.grows.join(", ") ?? "",
    income: mat?.income ?? 0,
    name: now.asked === null ? "" : (now.seats[now.asked]?.name ?? ""),
  };
}

export const guide: Guide = {
  message: (name) => `horizon-guide-${name}`,
  steps: STEPS,
  args,
  asked: askedNow,
  news: newsOf,
};
