/** Colours, marks and points of the seats. */

import { colours } from "../lib/colours.svelte";
import type { IconName } from "../lib/icons";
import type { Mat, View } from "./games";

const MARKS: IconName[] = ["mark0", "mark1", "mark2", "mark3"];

export const seatMark = (seat: number): IconName => MARKS[colours.of(seat)] ?? "mark0";
export const seatColour = (seat: number): string => `var(--seat-${seat})`;

/** The levels of some pieces, the highest first; where they are many, only how many. */
export const levelsInShort = (levels: number[], most = 7): string =>
  levels.length > most ? `×${levels.length}` : levels.join(" ") || "–";

export const pointsOf = (mat: Mat): number => Object.values(mat.score).reduce((sum, part) => sum + part, 0);

/** The seats in the order of their turns. */
export const seatsInOrder = (view: View): number[] =>
  Array.from({ length: view.players }, (_, turn) => (view.first + turn) % view.players);
