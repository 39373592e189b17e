/** Several people around one screen: whether it is covered when it goes to another one, and which way the table is turned.
 * Kept in this browser, for each table. */

const STORE = "heliopause.around";

/** So many degrees the table is turned for who sits at the near, left, far or right edge of the screen. */
export const SIDES = [0, 90, 180, 270] as const;
export type Side = (typeof SIDES)[number];

interface Kept {
  cover: boolean;
  /** Towards one edge, or to whoever's turn it is. */
  turn: Side | "auto";
  /** Where the seats sit, if not as one would guess. */
  sides: Record<number, Side>;
}

const PRESET: Kept = { cover: false, turn: 0, sides: {} };

class Around {
  #kept = $state.raw(read());

  constructor() {
    addEventListener("storage", (event) => {
      if (event.key === STORE) this.#kept = read();
    });
  }

  at(table: string): Kept {
    return { ...PRESET, ...this.#kept[table] };
  }

  set(table: string, change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, [table]: { ...this.at(table), ...change } };
    try {
      localStorage.setItem(STORE, JSON.stringify(this.#kept));
    } catch {
      // known for this visit only
    }
  }

  /** Where a seat sits: those at this screen sit opposite each other, or at one edge after the other. */
  sideOf(table: string, seat: number, here: readonly number[]): Side {
    const number = Math.max(0, here.indexOf(seat));
    const guess = here.length === 2 ? SIDES[number * 2] : SIDES[number];
    return this.at(table).sides[seat] ?? guess ?? 0;
  }

  /** How far the table is turned, for this seat. */
  angle(table: string, seat: number, here: readonly number[]): Side {
    const { turn } = this.at(table);
    return turn === "auto" ? this.sideOf(table, seat, here) : turn;
  }

  /** Is the table turned at all, now or with somebody's turn? */
  turned(table: string): boolean {
    return this.at(table).turn !== 0;
  }
}

function read(): Record<string, Partial<Kept>> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}") as Record<string, Partial<Kept>>;
  } catch {
    return {};
  }
}

export const around = new Around();

/** Is this page itself inside a turned one? */
export const framed = window.parent !== window;
