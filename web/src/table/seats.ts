/** Colours and marks of the seats. */

import type { IconName } from "../lib/icons";

const MARKS: IconName[] = ["mark0", "mark1", "mark2", "mark3"];

export const seatMark = (seat: number): IconName => MARKS[seat] ?? "mark0";
export const seatColour = (seat: number): string => `var(--seat-${seat})`;
