/** The expert beside the game: what it would do, and the tutor, who warns before a choice that loses much. */

import * as api from "../lib/api";
import { live } from "../lib/live.svelte";
import { settings } from "../lib/settings.svelte";
import type { HintNow, Line } from "../lib/wire";
import { t } from "../lib/words.svelte";

/** A choice waits no longer for the tutor, whatever the network does. */
const PATIENCE = 2_500;

/** A choice that the tutor would rather not see made. */
interface Warning {
  option: string;
  loss: number;
  played: Line;
  best: Line;
}

class Hints {
  told = $state.raw<HintNow | null>(null);
  warning = $state.raw<Warning | null>(null);
  /** The warning is explained. */
  explained = $state(false);
  busy = $state(false);
  /** Which of the lines lies on the board. */
  chosen = $state(0);

  #asked = 0;
  /** The table as it stood when it was asked. */
  #seq = -1;

  get open(): boolean {
    return this.busy || this.told !== null || this.warning !== null;
  }

  /** May the expert be asked here and now? */
  get may(): boolean {
    return live.myTurn && live.past === null && live.trial === null && live.now?.hints === true;
  }

  /** The lines that are told: the expert's plan and others, or what was about to be played and what is better. */
  get lines(): Line[] {
    const { warning } = this;
    if (warning) return this.explained ? [warning.best, warning.played] : [];
    return this.told?.lines ?? [];
  }

  /** The line that lies on the board. */
  get line(): Line | undefined {
    return this.lines[this.chosen];
  }

  async ask(): Promise<void> {
    const { ticket, now } = live;
    if (ticket === null || now === null || this.busy) return;
    if (!now.hints) {
      live.trouble = t("refused-hints");
      return;
    }
    if (!this.may) return;
    this.close();
    const asked = ++this.#asked;
    this.#seq = now.seq;
    this.busy = true;
    try {
      const told = await api.askHint(ticket, now.seq);
      if (asked !== this.#asked) return;
      this.told = told;
    } catch (error) {
      if (asked === this.#asked) live.tell(error);
    } finally {
      if (asked === this.#asked) this.busy = false;
    }
  }

  close(): void {
    this.#asked++;
    this.busy = false;
    this.told = null;
    this.warning = null;
    this.explained = false;
    this.chosen = 0;
  }

  /** The table has gone on: what was told was about another position. The tutor begins to look at this one. */
  follow(): void {
    const { now, ticket } = live;
    if (now === null || now.seq === this.#seq) return;
    this.close();
    this.#seq = now.seq;
    if (ticket && this.#watches) void api.askTutor(ticket, now.seq, settings.tutor / 100, null).catch(() => undefined);
  }

  // The tutor

  get #watches(): boolean {
    return settings.tutor > 0 && this.may && (live.now?.options.length ?? 0) > 1;
  }

  /** Does nothing speak against it? Else the warning stands there, and nothing was chosen. */
  async allows(option: string): Promise<boolean> {
    const { ticket, now } = live;
    if (ticket === null || now === null || !this.#watches) return true;
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
    const asked = api.askTutor(ticket, now.seq, settings.tutor / 100, option).catch(() => null);
    const told = await Promise.race([asked, late]);
    if (told?.says !== "loses" || !told.played || !told.best || live.now?.seq !== now.seq) return true;
    this.close();
    this.warning = { option, loss: told.loss ?? 0, played: told.played, best: told.best };
    return false;
  }

  async playAnyway(): Promise<void> {
    const { warning } = this;
    if (warning === null) return;
    this.close();
    await live.choose(warning.option, true);
  }
}

export const hints = new Hints();
live.guard = (option) => hints.allows(option);
