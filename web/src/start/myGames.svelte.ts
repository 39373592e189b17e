/** The games this browser knows, as their tables tell of them: those that wait for me first, then by the last move. */

import { Refused, visit } from "../lib/api";
import { myGames, type MyGame } from "../lib/keys";
import type { Visit } from "../lib/wire";

const MOST = 40;
const A_WEEK = 7 * 86_400_000;

export interface Known {
  game: MyGame;
  /** Not asked yet, or no longer there, or just now out of reach. */
  found: Visit | "asking" | "gone" | "unreachable";
}

export function waitsForMe({ found }: Known): boolean {
  if (typeof found !== "object") return false;
  const { asked, state } = found.lobby;
  return state === "playing" && asked !== null && found.mine.includes(asked);
}

/** A game that ended is put away after a week; it stays among all games. */
export function isRecent({ found }: Known, now = Date.now()): boolean {
  if (typeof found !== "object") return found === "asking";
  const { state, moved } = found.lobby;
  return state === "playing" || state === "gathering" || now - Date.parse(moved) < A_WEEK;
}

function rank(known: Known): number {
  if (waitsForMe(known)) return 0;
  if (typeof known.found !== "object") return 3;
  return known.found.lobby.state === "playing" || known.found.lobby.state === "gathering" ? 1 : 2;
}

const movedOf = ({ game, found }: Known): number =>
  typeof found === "object" ? Date.parse(found.lobby.moved) : game.at;

export function inOrder(games: Known[]): Known[] {
  return games.toSorted((one, other) => rank(one) - rank(other) || movedOf(other) - movedOf(one));
}

class MyGamesNow {
  #kept = $state.raw(myGames());
  #found = $state.raw<Record<string, Known["found"]>>({});

  readonly all = $derived(
    inOrder(this.#kept.map((game) => ({ game, found: this.#found[game.table] ?? ("asking" as const) }))),
  );
  readonly recent = $derived(this.all.filter((known) => isRecent(known)));

  /** Read what is kept again, and ask every table. */
  async ask(): Promise<void> {
    this.#kept = myGames();
    await Promise.all(
      this.#kept.slice(0, MOST).map(async (game) => {
        const found = await look(game);
        this.#found = { ...this.#found, [game.table]: found };
      }),
    );
  }
}

async function look(game: MyGame): Promise<Known["found"]> {
  try {
    return await visit(game);
  } catch (error) {
    return error instanceof Refused && [403, 404].includes(error.trouble.status) ? "gone" : "unreachable";
  }
}

export const myGamesNow = new MyGamesNow();
