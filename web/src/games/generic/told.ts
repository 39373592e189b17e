/** What the server tells about any game, as far as this page shows it. */

import type { Said, Snapshot } from "../../lib/wire";
import type { Value } from "./outline";

export interface Told extends Omit<Snapshot, "view" | "turns"> {
  view: Value;
  question: { said: Said } | null;
  phase: { id: string };
  /** Why the last choice cannot be taken back, if it cannot. */
  undo: Said | null;
  turns: { seat: number; round: number; moment: number }[];
}

export interface PreviewTold {
  option: string;
  changes: unknown[];
  said: Said;
}
