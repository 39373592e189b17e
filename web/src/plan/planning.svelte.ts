/** What lies on the planning board: the line that is tried, the copy of the table after it, and all lines so far. */

import { live } from "../lib/live.svelte";
import type { PlannedLine, PlanNow, Why } from "../lib/wire";
import { t } from "../lib/words.svelte";
import { desk } from "../table/desk.svelte";
import { keepLines, linesNow, tryLine } from "./asking";
import { beginsWith, isSame, optionsOf, TURN, withLine, withoutLine } from "./lines";

const MOST_LINES = 30;
const PATIENCE = 700; // before lines are kept: several steps are often tried in a row

export class Planning {
  /** The copy after the line that is tried. */
  told = $state.raw<PlanNow | null>(null);
  lines = $state.raw<PlannedLine[]>([]);
  /** Everybody's points where the lines begin. */
  points = $state.raw<number[]>([]);
  /** What the table did to the lines, for the person. */
  notice = $state("");
  busy = $state(false);
  /** My turn has come while I planned. */
  called = $state(false);

  /** After how many choices the lines begin, if they do not follow the game. */
  readonly fixed: number | null;
  #moment = 0;
  /** The steps that are tried, also before the server has answered. */
  #path: string[] = [];
  #asked = 0;
  #drawn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unkept = false;
  #following = false;
  #seq = -1;

  constructor(moment: number | null) {
    this.fixed = moment;
  }

  /** The steps of the line that lies on the board. */
  get path(): string[] {
    return this.told?.steps.map(({ option }) => option) ?? [];
  }

  /** The seat for which we plan. */
  get me(): number {
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

  /** The board is taken away; what was tried is kept. */
  end(): void {
    clearTimeout(this.#timer);
    if (this.#unkept) void this.#keep();
    this.#asked = -1;
    live.trial = null;
    desk.reset();
    if (live.now) desk.turnTo(live.now);
  }

  choose(option: string): Promise<boolean> {
    return this.goTo([...this.#path, option]);
  }

  suppose(seat: number): Promise<boolean> {
    return this.goTo([...this.#path, `${TURN}${seat}`]);
  }

  draw(): Promise<boolean> {
    return this.goTo(this.#path, true);
  }

  back(): Promise<boolean> {
    return this.#path.length ? this.goTo(this.#path.slice(0, -1)) : Promise.resolve(false);
  }

  /** Back to the table as it stands; the lines stay. */
  reset(): Promise<boolean> {
    return this.goTo([]);
  }

  forget(path: string[]): void {
    this.lines = withoutLine(this.lines, path);
    this.#keepSoon();
    if (beginsWith(this.#path, path)) void this.goTo(path.slice(0, -1));
  }

  /** Lay the copy after these steps on the board. */
  async goTo(path: string[], draw = false): Promise<boolean> {
    const { ticket } = live;
    if (ticket === null || this.#asked < 0) return false;
    const branches = !this.lines.some((line) => beginsWith(optionsOf(line), path) || beginsWith(path, optionsOf(line)));
    if (branches && path.length && this.lines.length >= MOST_LINES) {
      this.notice = t("plan-most", { n: MOST_LINES });
      return false;
    }
    const asked = ++this.#asked;
    this.busy = true;
    if (live.trial) live.trial = { ...live.trial, busy: true };
    try {
      const told = await tryLine(ticket, { path, moment: this.#moment, draw });
      if (asked !== this.#asked) return false;
      this.#show(told);
      return told.why === null;
    } catch (error) {
      if (asked === this.#asked) live.tell(error);
      return false;
    } finally {
      if (asked === this.#asked) {
        this.busy = false;
        this.#lay();
      }
    }
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
        path: this.#path,
      });
      const lost = told.lines.filter((line, number) => {
        const before = this.lines[number];
        return isGone(line) && before !== undefined && !gone.includes(before);
      });
      this.#unkept = false;
      this.#moment = told.moment;
      this.points = told.points;
      this.lines = told.lines.filter(({ steps }) => steps.length > 0);
      this.notice = lost.length ? t("plan-lines-gone", { n: lost.length }) : t("plan-followed");
      await this.goTo(optionsOf(told.path).slice(0, told.path.possible));
    } catch (error) {
      live.tell(error);
    } finally {
      this.#following = false;
    }
    if (live.now !== null && live.now.seq !== this.#seq) await this.follow();
  }

  #show(told: PlanNow): void {
    this.told = told;
    this.#path = this.path;
    if (told.steps.length && !told.steps.at(-1)?.option.startsWith(TURN)) {
      const points = told.state.scores.map(({ total }) => total);
      const { steps } = told;
      const walked = { steps, possible: steps.length, why: null, played: false, assumed: false, points };
      const lines = withLine(this.lines, walked);
      if (lines.length !== this.lines.length || lines.some((line, at) => !sameLine(line, this.lines[at]))) {
        this.lines = lines;
        this.#keepSoon();
      }
    }
  }

  /** On the board, as a position whose options are only tried. */
  #lay(): void {
    const { told } = this;
    if (told === null || this.#asked < 0) return;
    const state = { ...told.state, seq: --this.#drawn };
    live.trial = {
      state,
      previews: told.previews,
      busy: false,
      choose: (option) => this.choose(option),
      whyNot: (option) => this.#whyNot(option),
    };
    desk.turnTo(state);
  }

  async #whyNot(option: string): Promise<Why> {
    const { ticket } = live;
    if (ticket === null) return { said: null, rule: "" };
    const { why } = await tryLine(ticket, { path: [...this.#path, option], moment: this.#moment });
    return { said: why, rule: "" };
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
