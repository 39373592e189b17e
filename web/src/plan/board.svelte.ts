/** Whether the planning board lies over the table, where it begins, and the line that is being played for real. */

import type { StepNow } from "../lib/wire";

class PlanningBoard {
  open = $state(false);
  /** After how many choices its lines begin; null: wherever the game stands. */
  moment = $state<number | null>(null);
  /** The line that lies on it at first. */
  line = $state.raw<string[]>([]);
  /** A line that is played for real, step by step. */
  playing = $state.raw<StepNow[] | null>(null);

  show(moment: number | null = null, line: string[] = []): void {
    this.moment = moment;
    this.line = line;
    this.open = true;
    this.playing = null;
  }

  /** At an earlier moment of the game, if the address says so: '/t/TABLE?plan=MOMENT'. */
  showIfAddressed(): void {
    const wanted = new URLSearchParams(location.search).get("plan");
    if (wanted !== null && /^\d+$/.test(wanted)) this.show(Number(wanted));
  }

  /** Another table, or none. */
  clear(): void {
    this.open = false;
    this.moment = null;
    this.playing = null;
  }

  close(): void {
    this.open = false;
    this.moment = null;
    const rest = location.search.replace(/([?&])plan=\d+(&|$)/, "$1").replace(/[?&]$/, "");
    if (rest === location.search) return;
    history.replaceState(history.state, "", location.pathname + rest + location.hash);
  }
}

export const board = new PlanningBoard();
