/** A ship's way over several routes: one click, then jump after jump, as long as each of them is on offer. */

import { settings } from "../../lib/settings.svelte";
import type { SunView } from "../../lib/wire";
import { desk, type Ship } from "../../table/desk.svelte";
import { numberIn } from "../../table/games";
import { wayOver } from "./sky";

class Journey {
  /** Jumps still to come, as option ids. */
  #ahead = $state.raw<string[]>([]);

  /** The jumps that bring the picked ship to a place more than one route away: none if anything about them is open. */
  wayTo(view: SunView, place: string): string[] {
    const { picked } = desk;
    const jumps = desk.now?.question ? numberIn(desk.now.question.said, "n") : 0;
    // where every choice is confirmed, every jump is
    if (!picked || picked.place === place || desk.asks !== "ask-jump" || settings.confirm) return [];
    const way = wayOver(view.routes, picked.place, place, jumps);
    const steps = [picked.place, ...way].slice(0, -1).map((from, number) => jump(from, way[number] ?? "", picked));
    return way.length > 1 && desk.has(steps[0] ?? "") ? steps : [];
  }

  begin(steps: string[]): void {
    this.#ahead = steps;
    this.goOn();
  }

  /** The next jump, if it is asked for now; anything else that is asked ends the journey. */
  goOn(): void {
    const [step, ...rest] = this.#ahead;
    if (step === undefined || !desk.options.length) return;
    this.#ahead = desk.asks === "ask-jump" && desk.has(step) ? rest : [];
    if (this.#ahead === rest) void desk.choose(step);
  }
}

const jump = (from: string, to: string, ship: Ship) => `jump:${from}>${to}:${ship.level}`;

export const journey = new Journey();
