/** The level of bots just above me, game by game, kept in this browser: a victory leads a step up, two defeats in a row
 * a step down. */

export const NEAR = "near";
const STORE = "heliopause.ladder";
const KIND = "level:";
const FIRST = 3;

export interface Step {
  level: number;
  /** Was the last game at this level lost? */
  lost: boolean;
  /** The table whose result was the last to count: it counts once. */
  table: string;
}

type Steps = Partial<Record<string, Step>>;

/** The text of a bot of this level, as the server knows it. */
export const atLevel = (level: number): string => `${KIND}${level}`;

export const levelOf = (bot: string): number | null => (bot.startsWith(KIND) ? Number(bot.slice(KIND.length)) : null);

/** Where the result of a game leads. */
export function after(step: Step, table: string, won: boolean, most: number): Step {
  if (won) return { level: Math.min(step.level + 1, most), lost: false, table };
  if (step.lost) return { level: Math.max(step.level - 1, 1), lost: false, table };
  return { level: step.level, lost: true, table };
}

function read(): Steps {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}") as Steps;
  } catch {
    return {};
  }
}

/** My step in a game. */
export function stepIn(game: string, most: number): Step {
  const kept = read()[game];
  const fits = kept !== undefined && Number.isInteger(kept.level) && kept.level >= 1;
  return fits
    ? { ...kept, level: Math.min(kept.level, most) }
    : { level: Math.min(FIRST, most), lost: false, table: "" };
}

/** A game has ended: it counts if all opponents stood on my step. */
export function ended(game: string, table: string, opponents: (string | null)[], won: boolean, most: number): void {
  const step = stepIn(game, most);
  if (step.table === table || !opponents.length || opponents.some((bot) => bot !== atLevel(step.level))) return;
  try {
    localStorage.setItem(STORE, JSON.stringify({ ...read(), [game]: after(step, table, won, most) }));
  } catch {
    // the step stays where it is
  }
}
