/** Which puzzles were solved in this browser. Nothing of it is sent anywhere. */

const STORE = "heliopause.puzzles";
const MOST = 2000;

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

class Solved {
  #ids = $state.raw<ReadonlySet<string>>(new Set(read()));

  constructor() {
    addEventListener("storage", (event) => {
      if (event.key === STORE) this.#ids = new Set(read());
    });
  }

  get ids(): ReadonlySet<string> {
    return this.#ids;
  }

  has(id: string): boolean {
    return this.#ids.has(id);
  }

  add(id: string): void {
    const all = [...new Set([...read(), ...this.#ids, id])].slice(-MOST);
    this.#ids = new Set(all);
    try {
      localStorage.setItem(STORE, JSON.stringify(all));
    } catch {
      // kept for this visit only
    }
  }
}

export const solved = new Solved();
