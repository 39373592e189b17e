/** What the questions of Beyond the Horizon are about: a board, a phase, the end of a turn. */

import { t } from "../../lib/words.svelte";
import { cut, type Board } from "../../table/games";
import type { HorizonView } from "../../lib/wire";

const BOARDS: Record<string, Board> = {
  AskSpace: "technology",
  AskSlot: "technology",
  AskType: "technology",
  AskCard: "technology",
  AskBasicAction: "technology",
  AskMove: "stars",
  AskEnlist: "stars",
  AskUpgrade: "stars",
  AskDecommission: "stars",
  AskSite: "stars",
  AskUse: "stars",
  AskBuild: "stars",
  AskExpansion: "stars",
  AskGovernment: "mat",
  AskInvest: "mat",
  TakeCube: "mat",
  AskProduction: "mat",
  AskTrade: "mat",
  AskConstruction: "others",
  AskGoal: "others",
  AskClaimNow: "others",
};

export const boardOf = (question: string): Board | null => BOARDS[question] ?? null;

const HOMES: Record<string, Board> = {
  slot: "technology",
  space: "technology",
  action: "technology",
  card: "technology",
  tile: "stars",
  achievement: "others",
  construction: "others",
  seat: "others",
};

export const homeOf = (key: string): Board | null => HOMES[cut(key)[0]] ?? null;

const ON_THE_MAP = new Set(["AskEnlist", "AskSite", "AskBuild", "AskExpansion", "AskUpgrade", "AskUse"]);
export const CLAIMING = new Set(["AskGoal", "AskClaimNow"]);

export function laterOf(view: HorizonView, key: string): { message: string; rule: string } | null {
  const question = view.question ?? "";
  switch (cut(key)[0]) {
    case "slot":
      return question === "AskSlot" ? null : { message: "web-later-slot", rule: "5.1" };
    case "tile":
      if (question === "AskMove") return { message: "horizon-web-later-unit", rule: "7.4" };
      return ON_THE_MAP.has(question) ? null : { message: "horizon-web-later-tile", rule: "7.1" };
    case "construction":
      return question === "AskConstruction" ? null : { message: "horizon-web-later-construction", rule: "9.2" };
    case "achievement":
      return CLAIMING.has(question) ? null : { message: "web-later-claim", rule: "11.1" };
    default:
      return null;
  }
}

const LEFT: Record<string, string> = {
  AskMove: "horizon-web-left-movements",
  AskUpgrade: "web-left-upgrades",
  AskUse: "horizon-web-left-strength",
  AskConstruction: "horizon-web-left-level",
};

export function leftOf(view: HorizonView): string | null {
  const message = LEFT[view.question ?? ""];
  if (message === undefined || !view.left) return null;
  return t(message, { n: view.question === "AskConstruction" ? "I".repeat(view.left) : view.left });
}

export function phase(view: HorizonView): number {
  switch (view.question) {
    case "AskExpansion":
      return 2;
    case "AskProduction":
    case "AskTrade":
      return 3;
    case "AskGoal":
      return 4;
    default:
      return 1;
  }
}

export function endsTurn(view: HorizonView, option: string): boolean {
  switch (view.question) {
    case "AskProduction":
      return option !== "produce:trade" && !claims(view);
    case "AskTrade":
      return option === "done" && !claims(view);
    default:
      return view.question === "AskGoal";
  }
}

/** Will the asked seat have a goal to claim after producing? Then that is the end of its turn. */
function claims(view: HorizonView): boolean {
  const seat = view.asked ?? -1;
  return view.achievements.some(
    (card) =>
      (card.progress[seat] ?? 0) >= card.least && card.claims.length < card.slots.length && !card.claims.includes(seat),
  );
}
