/** The guide through the first two rounds of Beyond the Horizon. */

import { asked, doing, reading, times, turnEnded, type Guide, type Situation } from "../../panels/guideSteps";
import type { HorizonView } from "../../lib/wire";

const AFTER_THE_ACTION = ["AskProduction", "AskTrade", "AskGoal"];
const producing = (situation: Situation) =>
  asked(situation) && AFTER_THE_ACTION.includes(situation.now.view.question ?? "");
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
  AskGovernment: "1.7",
  AskSlot: "5.1",
  AskType: "5.4",
  AskCard: "5.4",
  AskMove: "7.4",
  AskEnlist: "7.1",
  AskUpgrade: "7.3",
  AskInvest: "6.3",
  TakeCube: "6.1",
  AskSite: "8.1",
  AskUse: "8.2",
  AskBuild: "9.4",
  AskConstruction: "9.2",
  AskExpansion: "9.1",
  AskTrade: "10.4",
  AskGoal: "11.1",
};

/** What is asked of the seat besides the pawn and production: the message about it and its rule. */
function askedNow(situation: Situation): { message: string; rule: string } | null {
  const question = situation.now.view.question;
  if (!asked(situation) || question === null || question === "AskSpace" || question === "AskProduction") return null;
  const rule = ASKED[question];
  if (rule === undefined) return { message: "page-ask-other", rule: "3.7" };
  return { message: `horizon-guide-ask-${question.replace(/^Ask/, "").toLowerCase()}`, rule };
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
