/** A table's pace in words, and how long something still takes. */

import { t } from "./words.svelte";

/** Hours a turn; 0: live. */
export const PACES = [0, 8, 24, 72, 168];
/** For friends who come by link: everybody plays when they like. */
export const FAR = 24;

export function paceName(hours: number): string {
  if (hours === 0) return t("pace-live");
  return hours >= 48 && hours % 24 === 0 ? t("pace-days", { n: hours / 24 }) : t("pace-hours", { n: hours });
}

export function paceSays(hours: number, patience: number): string {
  return hours === 0 ? t("pace-live-says", { time: timeWords(patience) }) : t("pace-hours-says");
}

/** "3 h 12 min"; the smaller part only where it matters. */
export function timeWords(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  const minutes = Math.ceil(left / 60);
  if (left < 60) return t("time-seconds", { s: left });
  if (minutes < 60) return t("time-minutes", { m: minutes });
  if (minutes < 48 * 60) return t("time-hours", { h: Math.floor(minutes / 60), m: minutes % 60 });
  return t("time-days", { d: Math.floor(minutes / 1440), h: Math.floor((minutes % 1440) / 60) });
}
