/** What lies on the planning board: the line that is tried, and all lines so far; they follow the game. */

import { live } from "../lib/live.svelte";
import type { PlannedLine, PlanNow } from "../lib/wire";
import { t } from "../lib/words.svelte";
import { keepLines, linesNow, tryLine } from "./asking";
import { beginsWith, isSame, optionsOf, TURN, withLine, withoutLine } from "./lines";
import { Trying } from "./trying.svelte";

const MOST_LINES = 30;
const PATIENCE = 700; // before lines are kept: several steps are often tried in a row

export class Planning extends Trying {
  lines = $state.raw<PlannedLine[]>([]);
  /** Everybody's points where the lines begin. */
  points = $state.raw<number[]>([]);
  /** What the table did to the lines, for the person. */
  notice = $state("");
  /** My turn has come while I planned. */
  called = $state(false);

  /** After how many choices the lines begin, if they do not follow the game. */
  readonly fixed: number | null;
  #moment = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unkept = false;
  #following = false;
  #seq = -1;

  constructor(moment: number | null) {
    super();
    this.fixed = moment;
  }

  /** The seat for which we plan. */
  override get me(): number {
    if (this.fixed !== null) return this.told?.me ?? 0;
    const asked = live.now?.asked ?? -1;
    return live.mine.includes(asked) ? asked : (live.mine[0] ?? 0);
  }

  async begin(line: string[] = []): Promise<void> {
    const { ticket, now } = live;
    if (ticket === null || now === null) return;
    this.#seq = now.seq;
    this.#moment = this.fixed ?? now.moment;
    if (this.fixed === null) {
      try {
        const kept = await linesNow(ticket);
        this.#moment = kept.moment;
        this.points = kept.points;
        this.lines = kept.lines.filter(({ steps }) => steps.length > 0);
      } catch (error) {
        live.tell(error);
      }
    }
    await this.goTo([]);
    if (line.length) await this.goTo(line);
    if (this.fixed !== null) this.points = this.told?.state.scores.map(({ total }) => total) ?? [];
    // While others think one mostly wants to try one's own turn.
    if (!line.length && this.told?.turns.includes(this.me) && !live.myTurn && !live.now?.over)
      await this.suppose(this.me);
  }

  /** What was tried is kept. */
  override end(): void {
    clearTimeout(this.#timer);
    if (this.#unkept) void this.#keep();
    super.end();
  }

  /** Every question begins as what it is: a supposition. */
  override sentence(asked: number | null, question: string): string {
    if (asked === null) return t("plan-over");
    if (asked < 0) return t(this.fixed === null ? "plan-if-chance" : "plan-then-chance");
    const who = this.told?.state.seats[asked]?.name ?? "";
    return live.mine.includes(asked) ? t("plan-if-mine", { question }) : t("plan-if-turn", { who, question });
  }

  forget(path: string[]): void {
    this.lines = withoutLine(this.lines, path);
    this.#keepSoon();
    if (beginsWith(this.tried, path)) void this.goTo(path.slice(0, -1));
  }

  /** The table has gone on: so do the lines, as far as they can. */
  async follow(): Promise<void> {
    const { ticket, now } = live;
    if (this.fixed !== null || ticket === null || now === null || now.seq === this.#seq || this.#following) return;
    this.#following = true;
    this.#seq = now.seq;
    try {
      const gone = this.lines.filter(isGone);
      const told = await keepLines(ticket, {
        moment: this.#moment,
        lines: this.lines.map(optionsOf),
        path: this.tried,
      });
      const lost = told.lines.filter((line, number) => {
        const before = this.lines[number];
        return isGone(line) && before !== undefined && !gone.includes(before);
      });
      this.#unkept = false;
      this.#moment = told.moment;
      this.points = told.points;
      this.lines = told.lines.filter(({ steps }) => steps.length > 0);
      if (lost.length) this.notice = t("plan-lines-gone", { n: lost.length });
      else this.notice ||= t("plan-followed"); // what was said of lines that are gone stays until it is read
      await this.goTo(optionsOf(told.path).slice(0, told.path.possible));
    } catch (error) {
      live.tell(error);
    } finally {
      this.#following = false;
    }
    if (live.now !== null && live.now.seq !== this.#seq) await this.follow();
  }

  protected override ask(path: string[], draw: boolean): Promise<PlanNow> {
    const { ticket } = live;
    if (ticket === null) return Promise.reject(new Error("no table is open"));
    return tryLine(ticket, { path, moment: this.#moment, draw });
  }

  protected override admits(path: string[]): boolean {
    if (live.ticket === null) return false;
    const branches = !this.lines.some((line) => beginsWith(optionsOf(line), path) || beginsWith(path, optionsOf(line)));
    if (!branches || !path.length || this.lines.length < MOST_LINES) return true;
    this.notice = t("plan-most", { n: MOST_LINES });
    return false;
  }

  protected override taken({ steps, state }: PlanNow): void {
    if (!steps.length || steps.at(-1)?.option.startsWith(TURN)) return;
    const points = state.scores.map(({ total }) => total);
    const walked = { steps, possible: steps.length, why: null, played: false, assumed: false, points };
    const lines = withLine(this.lines, walked);
    if (lines.length !== this.lines.length || lines.some((line, at) => !sameLine(line, this.lines[at]))) {
      this.lines = lines;
      this.#keepSoon();
    }
  }

  #keepSoon(): void {
    if (this.fixed !== null) return;
    this.#unkept = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#keep(), PATIENCE);
  }

  async #keep(): Promise<void> {
    const { ticket } = live;
    if (ticket === null || this.fixed !== null) return;
    this.#unkept = false;
    try {
      await keepLines(ticket, { moment: this.#moment, lines: this.lines.map(optionsOf), path: [] });
    } catch {
      this.#unkept = true; // the next step tries again
    }
  }
}

export const isGone = (line: PlannedLine): boolean => line.possible < line.steps.length;

const sameLine = (one: PlannedLine, other: PlannedLine | undefined): boolean =>
  other !== undefined && isSame(optionsOf(one), optionsOf(other));
