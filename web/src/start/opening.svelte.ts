/** Opening a table from anywhere: one wish at a time, its trouble as one sentence, then the links or the table itself. */

import { openTable, Refused } from "../lib/api";
import { keep, keepOpened } from "../lib/keys";
import { path } from "../lib/path.svelte";
import type { NewTable, Opened } from "../lib/wire";
import { say, t } from "../lib/words.svelte";
import { choices } from "./bots";
import { rememberSeats } from "./seats";

/** What went wrong, for a person. */
export function sentence(error: unknown): string {
  if (!(error instanceof Refused)) return t("page-error-network");
  const { said, words } = error.trouble;
  return said ? say(said) : t("page-error-server", { words });
}

export interface Handout {
  opened: Opened;
  names: string[];
  /** Of the game. */
  title?: string | undefined;
}

class Opening {
  /** Which button was pressed, while the server works on it. */
  busy = $state<string | null>(null);
  trouble = $state<{ button: string; words: string } | null>(null);
  /** A table with links to hand out before entering. */
  handout = $state.raw<Handout | null>(null);

  /** Open a table for a plan; `button` names where the wish came from. */
  async open(button: string, plan: NewTable): Promise<void> {
    await this.attempt(button, async () => {
      const answer = await openTable(plan);
      const waits = plan.seats.some((seat) => seat.who === "free");
      const opened = waits ? { ...answer, links: [] } : answer; // its lobby has the links
      const names = plan.seats.map((seat, number) => seat.name ?? t("page-name-default", { n: number + 1 }));
      const mine = plan.seats.flatMap((seat, number) => (seat.who === "me" || seat.who === "here" ? [number] : []));
      const { games } = await choices();
      this.take({ opened, names, title: games.find(({ name }) => name === plan.game)?.title }, mine);
    });
  }

  /** Keep a table that was opened, then show its links, or enter. */
  take(handout: Handout, mine: number[]): void {
    const { opened, names } = handout;
    keepOpened(opened);
    keep(opened.table, { names });
    rememberSeats(opened.table, mine);
    if (opened.links.length > 0) this.handout = handout;
    else this.enter(opened.table);
  }

  enter(table: string): void {
    this.handout = null;
    path.go(`/t/${table}`);
  }

  async attempt(button: string, work: () => Promise<void>): Promise<void> {
    if (this.busy !== null) return;
    this.busy = button;
    this.trouble = null;
    try {
      await work();
    } catch (error) {
      this.trouble = { button, words: sentence(error) };
    } finally {
      this.busy = null;
    }
  }
}

export const opening = new Opening();
