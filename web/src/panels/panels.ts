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
