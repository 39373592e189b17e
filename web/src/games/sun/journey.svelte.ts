/** A ship's way over several routes: one click, then jump after jump, as long as each of them is on offer. */

import { settings } from "../../lib/settings.svelte";
import type { SunView } from "../../lib/wire";
import { desk, type Ship, type Way } from "../../table/desk.svelte";
import { numberIn } from "../../table/games";
import { placeName } from "./places";
import { placeOptions } from "./placing";
import { wayOver } from "./sky";

class Journey {
  /** Jumps still to come, as option ids. */
  #ahead = $state.raw<string[]>([]);

  /** How the picked ship, or any if none is, gets to a place more than one route away: not at all if anything about it is open. */
  waysTo(view: SunView, place: string): Way[] {
    const jumps = desk.now?.question ? numberIn(desk.now.question.said, "n") : 0;
    // where every choice is confirmed, every jump is
    if (jumps < 2 || desk.asks !== "ask-jump" || settings.confirm) return [];
    return this.#ships().flatMap((ship) => {
      const way = ship.place === place ? [] : wayOver(view.routes, ship.place, place, jumps);
      const steps = [ship.place, ...way].slice(0, -1).map((from, number) => jump(from, way[number] ?? "", ship));
      if (way.length < 2 || !desk.has(steps[0] ?? "")) return [];
      const [from, to] = [placeName(view, ship.place), placeName(view, place)];
      const face = { title: "", level: ship.level, from, to };
      return [{ steps, face, to: place, go: () => this.begin(steps) }];
    });
  }

  /** The ways to all places that no single jump reaches. */
  waysNow(view: SunView): Way[] {
    return view.places.flatMap(({ id }) => (placeOptions(id).length ? [] : this.waysTo(view, id)));
  }

  /** Those that may jump. */
  #ships(): Ship[] {
    if (desk.picked) return [desk.picked];
    const ships = desk.flights.map(({ from, level }) => ({ place: from, level }));
    const same = (one: Ship, other: Ship) => one.place === other.place && one.level === other.level;
    return ships.filter((ship, number) => ships.findIndex((other) => same(ship, other)) === number);
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
    if (this.#ahead === rest) void desk.choose(step, true);
  }
}

const jump = (from: string, to: string, ship: Ship) => `jump:${from}>${to}:${ship.level}`;

export const journey = new Journey();
