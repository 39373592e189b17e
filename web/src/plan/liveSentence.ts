/** In one sentence: what the live table does while somebody plans. */

import { live } from "../lib/live.svelte";
import { t } from "../lib/words.svelte";

export function liveSentence(): string {
  const { now } = live;
  if (now === null) return "";
  if (now.over) return t("web-over");
  if (live.myTurn) return t("plan-live-yours");
  const who = now.seats[now.asked ?? -1]?.name;
  return who === undefined ? "" : t("plan-live-chooses", { who });
}
