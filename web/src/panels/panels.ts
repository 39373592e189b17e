/** What there is beside the table. */

import type { IconName } from "../lib/icons";

export type Panel = "rules" | "guide" | "talk" | "seats" | "settings";

export const PANELS: readonly { panel: Panel; icon: IconName }[] = [
  { panel: "guide", icon: "help" },
  { panel: "rules", icon: "book" },
  { panel: "talk", icon: "talk" },
  { panel: "seats", icon: "seats" },
  { panel: "settings", icon: "settings" },
];

/** Those with a button in the bar over the table: guide and seats are tabs of what they open. */
export const IN_THE_BAR = PANELS.filter(({ panel }) => panel !== "guide" && panel !== "seats");
