/** A line that is tried on a copy of a position: its steps, and the copy after them on the boards. Nothing of it is played. */

import { live } from "../lib/live.svelte";
import type { PlanNow, Why } from "../lib/wire";
import { desk } from "../table/desk.svelte";
import { TURN } from "./lines";

export abstract class Trying {
  /** The copy after the line. */
  told = $state.raw<PlanNow | null>(null);
  busy = $state(false);

  /** The steps that are tried, also before the server has answered. */
  protected tried: string[] = [];
  #asked = 0;
  #drawn = 0;

  /** The seat for which something is tried. */
  abstract get me(): number;
  /** What is asked in the copy, as it is said here; null: nobody is asked any more. */
  abstract sentence(asked: number | null, question: string): string;
  protected abstract ask(path: string[], draw: boolean): Promise<PlanNow>;

  /** May these steps be tried, too? */
  protected admits(_path: string[]): boolean {
    return true;
  }

  /** Another line lies on the board. */
  protected taken(_told: PlanNow): void {
    // nothing is kept of it
  }

  /** The steps of the line that lies on the board. */
  get path(): string[] {
    return this.told?.steps.map(({ option }) => option) ?? [];
  }

  /** The board is taken away. */
  end(): void {
    this.#asked = -1;
    live.trial = null;
    desk.reset();
    if (live.now) desk.turnTo(live.now);
  }

  choose(option: string): Promise<boolean> {
    return this.goTo([...this.tried, option]);
  }

  suppose(seat: number): Promise<boolean> {
    return this.goTo([...this.tried, `${TURN}${seat}`]);
  }

  draw(): Promise<boolean> {
    return this.goTo(this.tried, true);
  }

  back(): Promise<boolean> {
    return this.tried.length ? this.goTo(this.tried.slice(0, -1)) : Promise.resolve(false);
  }

  /** Back to where it began. */
  reset(): Promise<boolean> {
    return this.goTo([]);
  }

  /** Lay the copy after these steps on the board. */
  async goTo(path: string[], draw = false): Promise<boolean> {
    if (this.#asked < 0 || !this.admits(path)) return false;
    const asked = ++this.#asked;
    this.busy = true;
    if (live.trial) live.trial = { ...live.trial, busy: true };
    try {
      const told = await this.ask(path, draw);
      if (asked !== this.#asked) return false;
      this.told = told;
      this.tried = this.path;
      this.taken(told);
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
    const { why } = await this.ask([...this.tried, option], false);
    return { said: why, rule: "" };
  }
}
