/** Bots and levels in words; a bot or level without words of its own goes by its plain name. */

import { startChoices } from "../lib/api";
import type { StartChoices } from "../lib/wire";
import { t, words } from "../lib/words.svelte";

export function botName(bot: string): string {
  return named("page-bot-", bot);
}

export function levelName(level: string): string {
  return named("page-level-", level);
}

/** Half a line about a bot or a level; empty if there is none. */
export function botSays(bot: string): string {
  return half(`page-bot-${bot}-says`);
}

export function levelSays(level: string): string {
  return half(`page-level-${level}-says`);
}

/** A name with its explanation, for lists with room for it. */
export function botLine(bot: string): string {
  return [botName(bot), botSays(bot)].filter(Boolean).join(": ");
}

export function levelLine(level: string): string {
  return [levelName(level), levelSays(level)].filter(Boolean).join(": ");
}

/** The bot that is offered first: a fair opponent if there is one, otherwise the strongest known. */
export function firstBot(bots: string[]): string {
  return ["casual", "greedy"].find((bot) => bots.includes(bot)) ?? bots.at(-1) ?? "";
}

/** The bot for somebody's first game. */
export function gentleBot(bots: string[]): string {
  return bots.includes("beginner") ? "beginner" : firstBot(bots);
}

function named(prefix: string, name: string): string {
  return words.has(prefix + name) ? t(prefix + name) : name.charAt(0).toUpperCase() + name.slice(1);
}

function half(id: string): string {
  return words.has(id) ? t(id) : "";
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
