/** Whether the guide is shown, and what has been read at which table; kept in this browser. */

const STORE = "heliopause.guide";

interface Kept {
  on: boolean;
  read: Record<string, string[]>;
}

function fromStore(): Kept {
  try {
    return { on: false, read: {}, ...(JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Kept>) };
  } catch {
    return { on: false, read: {} };
  }
}

class GuideShelf {
  #kept = $state<Kept>(fromStore());
  folded = $state(false);

  get on(): boolean {
    return this.#kept.on;
  }

  /** To be there when the next table opens. */
  wish(): void {
    this.show();
  }

  show(): void {
    this.folded = false;
    this.#keep({ ...this.#kept, on: true });
  }

  close(): void {
    this.#keep({ ...this.#kept, on: false });
  }

  read(table: string): ReadonlySet<string> {
    return new Set(this.#kept.read[table] ?? []);
  }

  markRead(table: string, step: string): void {
    this.#keep({ ...this.#kept, read: { ...this.#kept.read, [table]: [...this.read(table), step] } });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    try {
      localStorage.setItem(STORE, JSON.stringify(kept));
    } catch {
      // known for this visit only
    }
  }
}

export const guide = new GuideShelf();
