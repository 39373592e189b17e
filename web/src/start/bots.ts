/** Bots in words; a bot without words of its own goes by its plain name. */

import { startChoices } from "../lib/api";
import type { StartChoices } from "../lib/wire";
import { t, words } from "../lib/words.svelte";
import { levelOf } from "./ladder";

export function botName(bot: string): string {
  const level = levelOf(bot);
  if (level !== null) return t("page-bot-level", { level });
  const id = `page-bot-${bot}`;
  return words.has(id) ? t(id) : bot.charAt(0).toUpperCase() + bot.slice(1);
}

/** Half a line about a bot; empty if there is none. */
export function botSays(bot: string): string {
  const id = `page-bot-${bot}-says`;
  return words.has(id) ? t(id) : "";
}

/** A name with its explanation, for lists with room for it. */
export function botLine(bot: string): string {
  return [botName(bot), botSays(bot)].filter(Boolean).join(": ");
}

/** The bot that is offered first: a fair opponent if there is one, otherwise the strongest known. */
export function firstBot(bots: string[]): string {
  return ["casual", "greedy"].find((bot) => bots.includes(bot)) ?? bots.at(-1) ?? "";
}

/** The bot for somebody's first game. */
export function gentleBot(bots: string[]): string {
  return bots.includes("beginner") ? "beginner" : firstBot(bots);
}

let asked: Promise<StartChoices> | null = null;

/** What there is to play with; asked once, and again after a failure. */
export function choices(): Promise<StartChoices> {
  asked ??= startChoices().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}
