/** The cards of a game in phrases, as /api/cards/GAME tells them. */

import type { IconName } from "./icons";
import type { LineSaid, Said } from "./wire";

export type { LineSaid } from "./wire";

/** A card in phrases, as /api/cards/GAME tells it. */
export interface CardSaid {
  name: string;
  house?: string[];
  title?: Said;
  level?: number;
  left?: IconName[];
  right?: IconName;
  deck?: string;
  power?: number;
  points?: number;
  specialty?: string[];
  columns?: number[];
  /** The circles of the food track: the letters that stand there. */
  growth?: string[];
  /** The circles of the ore track: the ore that stands there. */
  mining?: number[];
  immediate?: LineSaid;
  actions?: LineSaid[];
  powers?: LineSaid[];
  anytime?: LineSaid;
  vp?: Said;
  control?: LineSaid;
  bonus?: LineSaid;
  condition?: Said;
  effects?: { who: Said; line: LineSaid | null }[];
  score?: Said;
  scorers?: Said;
  setup?: LineSaid;
  /** What else it says: a head, and the words. */
  rows?: { head: Said; said: Said }[];
  /** What stands on the spaces of a track. */
  spaces?: Said[];
  innovations?: {
    name: string;
    condition: Said | null;
    exchanges: number;
    line: LineSaid | null;
    powers: LineSaid[];
  }[];
}
