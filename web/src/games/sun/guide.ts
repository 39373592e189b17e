/** The guide through the first two rounds of Beyond the Sun. */

import { asked, doing, reading, times, turnEnded, type Guide, type Situation } from "../../panels/guideSteps";
import type { SunView } from "../../lib/wire";

const producing = (situation: Situation) =>
  asked(situation) && ["production", "achievement"].includes(situation.now.phase.id);
const begun = (situation: Situation) => times(situation, "log-pawn") >= 1;

const STEPS: Guide["steps"] = [
  reading("look", "technology", "2.1", begun),
  reading("aim", "achievements", "6.1", begun),
  reading("mat", "mat", "1.2", begun),
  doing("wait", "wait", "log", "3.1", (situation) => times(situation, "log-turn") >= 1),
  { ...doing("action", "action", "technology", "3.1", begun), tries: "basic-1" },
  doing("choose", "choose", "ask", "3.4", (situation) => producing(situation) || turnEnded(situation, 1)),
  doing("production", "production", "mat", "4.1", (situation) => turnEnded(situation, 1)),
  doing("others", "others", "log", "5.1", (situation) => times(situation, "log-turn") >= 2),
  {
    ...doing("action-2", "action-2", "stars", "11.2", (situation) => times(situation, "log-pawn") >= 2),
    tries: "basic-3",
  },
  doing("choose-2", "choose", "ask", "3.4", (situation) => producing(situation) || turnEnded(situation, 2)),
  doing("production-2", "production-2", "mat", "4.1", (situation) => turnEnded(situation, 2)),
  reading("onwards", "technology", "8.1", () => false),
];

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

/** What is asked of the seat besides the pawn and production: the message about it and its rule. */
function askedNow(situation: Situation): { message: string; rule: string } | null {
  const question = situation.now.question?.said.m;
  if (!asked(situation) || !question || question === "ask-space" || question === "ask-production") return null;
  const rule = ASKED[question];
  return rule === undefined ? { message: "page-ask-other", rule: "3.8" } : { message: `page-${question}`, rule };
}

const NEWS: Record<string, string> = {
  "log-gain-control": "control",
  "log-lose-control": "lost",
  "log-event": "event",
  "log-claim": "claim",
};

/** What has just happened to the seat in this turn and is worth a word. */
function newsOf(situation: Situation): string | null {
  for (const { seat, said } of situation.events.toReversed()) {
    if (said.m === "log-turn") return null;
    const news = NEWS[said.m];
    if (news !== undefined && seat === situation.seat) return `page-guide-news-${news}`;
  }
  return null;
}

function args({ now, seat }: Situation): Record<string, string | number> {
  const view = now.view as SunView;
  const mat = view.seats[seat];
  return {
    stars: view.discs_to_end,
    pop: mat?.pop ?? 0,
    ore: mat?.ore ?? 0,
    columns: mat?.grows.join(", ") ?? "",
    mines: mat?.mines ?? 0,
    name: now.asked === null ? "" : (now.seats[now.asked]?.name ?? ""),
  };
}

export const guide: Guide = {
  message: (name) => `page-guide-${name}`,
  steps: STEPS,
  args,
  asked: askedNow,
  news: newsOf,
};
