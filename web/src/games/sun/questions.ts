/** What the questions of Beyond the Sun are about: a board, a phase, the end of a turn. */

import { t } from "../../lib/words.svelte";
import { cut, type Board } from "../../table/games";
import type { SunView } from "../../lib/wire";

const BOARDS: Record<string, Board> = {
  AskSpace: "technology",
  AskSlot: "technology",
  AskType: "technology",
  AskCard: "technology",
  AskRow: "technology",
  AskCopy: "technology",
  AskGuild: "technology",
  AskJump: "stars",
  AskMove: "stars",
  AskBuild: "stars",
  AskUpgrade: "stars",
  AskColonize: "stars",
  AskInfiltrate: "stars",
  AskSettle: "stars",
  AskOutpost: "stars",
  AskBonus: "stars",
  AskLink: "stars",
  AskRetire: "stars",
  AskColonyDisc: "mat",
  AskAutomate: "mat",
  AskReplace: "mat",
  AskPrice: "mat",
  AskFromColumn: "mat",
  AskToColumn: "mat",
  AskProduction: "mat",
  AskTrade: "mat",
  AskAchievement: "others",
};

export const boardOf = (question: string): Board | null => BOARDS[question] ?? null;

const HOMES: Record<string, Board> = {
  slot: "technology",
  space: "technology",
  action: "technology",
  guild: "technology",
  card: "technology",
  place: "stars",
  achievement: "others",
  event: "others",
  seat: "others",
};

export const homeOf = (key: string): Board | null => HOMES[cut(key)[0]] ?? null;

const ON_THE_MAP = new Set(["AskBuild", "AskColonize", "AskLink", "AskBonus", "AskSettle", "AskUpgrade", "AskRetire"]);

export function laterOf(view: SunView, key: string): { message: string; rule: string } | null {
  const question = view.question ?? "";
  switch (cut(key)[0]) {
    case "slot":
      return question === "AskSlot" ? null : { message: "web-later-slot", rule: "8.1" };
    case "place":
      if (question === "AskJump" || question === "AskMove") return { message: "web-later-ship", rule: "11.1" };
      return ON_THE_MAP.has(question) ? null : { message: "web-later-place", rule: "11.1" };
    case "achievement":
      return question === "AskAchievement" ? null : { message: "web-later-claim", rule: "5.1" };
    default:
      return null;
  }
}

const LEFT: Record<string, string> = {
  AskJump: "web-left-jumps",
  AskInfiltrate: "web-left-jumps",
  AskUpgrade: "web-left-upgrades",
  AskMove: "web-left-ships",
  AskSettle: "web-left-power",
};

export function leftOf(view: SunView): string | null {
  const message = LEFT[view.question ?? ""];
  return message === undefined || !view.left ? null : t(message, { n: view.left });
}

export function phase(view: SunView): number {
  if (view.question === "AskProduction" || view.question === "AskTrade") return 2;
  return view.question === "AskAchievement" ? 3 : 1;
}

export function endsTurn(view: SunView, option: string): boolean {
  if (option.startsWith("power:")) return false;
  switch (view.question) {
    case "AskProduction":
      return option !== "produce:trade" && !claims(view);
    case "AskTrade":
      return option === "done";
    default:
      return view.question === "AskAchievement";
  }
}

/** Will the asked seat have an achievement to claim after producing? Then that is the end of its turn. */
function claims(view: SunView): boolean {
  const seat = view.asked ?? -1;
  return view.achievements.some(
    (card) =>
      (card.progress[seat] ?? 0) >= card.least && card.claims.length < card.slots.length && !card.claims.includes(seat),
  );
}
