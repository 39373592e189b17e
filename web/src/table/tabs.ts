/** Which board a question is about. */

export type Board = "technology" | "stars" | "mat" | "others" | "log";

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

export function boardOf(question: string | null): Board | null {
  return question === null ? null : (BOARDS[question] ?? null);
}
