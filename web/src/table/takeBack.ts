/** Undo and restart, as the bar of a desk and that of a phone have them: never wrong, and they say why not. */

import type { IconName } from "../lib/icons";
import { live } from "../lib/live.svelte";
import { t } from "../lib/words.svelte";
import { desk } from "./desk.svelte";

export interface TakesBack {
  icon: IconName;
  off: boolean;
  /** What a button needs beside its looks. */
  button: Record<string, unknown>;
}

export function takeBack(): TakesBack[] {
  const told = (icon: "undo" | "restart", act: () => Promise<boolean>): TakesBack => ({
    icon,
    off: !desk.mayUndo,
    button: {
      "aria-disabled": !desk.mayUndo,
      "aria-label": t(`web-${icon}`),
      "aria-keyshortcuts": icon === "undo" ? "u" : undefined,
      title: desk.mayUndo ? t(`web-${icon}-title`) : `${t(`web-${icon}`)}: ${desk.whyNoUndo}`,
      onclick: () => desk.mayUndo && void act(),
    },
  });
  return [told("undo", () => live.undo()), told("restart", () => live.restart())];
}
