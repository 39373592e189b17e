/** The panels that slide over the table. */
export type Panel = "rules" | "guide" | "talk" | "seats" | "settings";
