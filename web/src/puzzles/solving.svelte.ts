/** A puzzle that is being solved: the turn that is tried, what was said of it, and the answer once somebody asks for it. */

import { live } from "../lib/live.svelte";
import type { AnswerNow, Line, PlanNow, PuzzleNow, StepNow, TurnJudged } from "../lib/wire";
import { t } from "../lib/words.svelte";
import { Trying } from "../plan/trying.svelte";
import { sentence } from "../start/opening.svelte";
import { desk } from "../table/desk.svelte";
import { answerTo, judge, lookAt, tryTurn } from "./asking";
import { solved } from "./solved.svelte";

export class Solving extends Trying {
  puzzle = $state.raw<PuzzleNow | null>(null);
  /** Why there is none. */
  trouble = $state("");
  judged = $state.raw<TurnJudged | null>(null);
  answer = $state.raw<AnswerNow | null>(null);
  /** Which of the answer's lines is shown. */
  chosen = $state(0);

  constructor(readonly id: string) {
    super();
  }

  override get me(): number {
    return this.puzzle?.seat ?? 0;
  }

  /** Nobody is asked any more: the turn can be judged. */
  get over(): boolean {
    return this.told !== null && this.told.state.asked === null;
  }

  /** What is numbered on the boards: the steps that were tried, else those of the answer. */
  get marked(): StepNow[] {
    const { told, answer, chosen, me } = this;
    if (told?.steps.length || answer === null) return told?.steps ?? [];
    const { steps = [], path = [] } = answer.lines[chosen] ?? {};
    return steps.map((said, number) => ({ seat: me, option: path[number] ?? "", said }));
  }

  async begin(): Promise<void> {
    live.shut();
    desk.reset();
    try {
      const puzzle = await lookAt(this.id);
      live.mine = [puzzle.seat];
      this.puzzle = puzzle;
      void desk.learnCards(puzzle.game, null, false);
      await this.goTo([]);
    } catch (error) {
      this.trouble = sentence(error);
    }
  }

  override end(): void {
    super.end();
    live.shut();
  }

  override sentence(asked: number | null, question: string): string {
    return asked === null ? t("puzzle-over") : question;
  }

  protected override ask(path: string[]): Promise<PlanNow> {
    return tryTurn(this.id, path);
  }

  protected override taken(): void {
    this.judged = null;
  }

  /** "That is my turn." */
  async submit(): Promise<void> {
    const path = this.path;
    try {
      const judged = await judge(this.id, path);
      if (path.join() !== this.path.join()) return;
      this.judged = judged;
      if (judged.right) solved.add(this.id);
    } catch (error) {
      live.tell(error);
    }
  }

  /** The answer; on the board it takes the place of a turn that was not it. */
  async show(): Promise<void> {
    try {
      const right = this.judged?.right === true;
      this.answer = await answerTo(this.id);
      if (!right && this.path.length) await this.goTo([]);
    } catch (error) {
      live.tell(error);
    }
  }

  /** Another language: the names of the seats are told anew. */
  async again(): Promise<void> {
    const { judged } = this;
    await this.goTo(this.path);
    this.judged = judged;
    if (this.answer) this.answer = await answerTo(this.id);
  }

  lay(line: Line): void {
    void this.goTo(line.path);
  }
}
