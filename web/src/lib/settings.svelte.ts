/** What a person likes, kept in this browser. */

const STORE = "heliopause.settings";

export type Theme = "auto" | "dark" | "light";
export type Motion = "normal" | "fast" | "off";

/** How others' turns are shown: step by step, faster, or only what came of them. */
export type BotPace = "calm" | "brisk" | "once";

/** One board alone, or both. */
export type Split = "technology" | "both" | "map";

interface Kept {
  /** The code of the language wished for; the server may have no words for it. */
  language: string;
  theme: Theme;
  motion: Motion;
  /** How long each step of others is shown. */
  botPace: BotPace;
  /** Ask before a choice is sent. */
  confirm: boolean;
  /** A choice that cannot be taken back waits once, to be confirmed. */
  final: boolean;
  /** A choice that ends the turn waits for 'End turn', where undo could not bring it back. */
  endTurn: boolean;
  /** The tutor warns of a choice that loses more than so many percent; 0: never. */
  tutor: number;
  /** Show the boards as text beside the drawings. */
  twin: boolean;
  /** Everything so many times as large. */
  textSize: number;
  /** How much room the two boards get, where they share the window. */
  split: Split;
  /** Browser notifications when it is my turn. */
  notify: boolean;
  /** A short sound when it is my turn. */
  sound: boolean;
  /** How loud it is, from 0 to 1. */
  volume: number;
}

function preset(): Kept {
  return {
    language: navigator.language.slice(0, 2).toLowerCase(),
    theme: "auto",
    motion: "normal",
    botPace: "calm",
    confirm: false,
    final: true,
    endTurn: true,
    tutor: 0,
    twin: false,
    textSize: 1,
    split: "map",
    notify: false,
    sound: false,
    volume: 0.6,
  };
}

class Settings {
  #kept = $state<Kept>(read());
  #bright = $state(matchMedia("(prefers-color-scheme: light)").matches);
  #still = $state(matchMedia("(prefers-reduced-motion: reduce)").matches);

  constructor() {
    matchMedia("(prefers-color-scheme: light)").addEventListener("change", (event) => (this.#bright = event.matches));
    matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", (event) => (this.#still = event.matches));
    // what is set in one tab holds in all
    addEventListener("storage", (event) => {
      if (event.key === STORE) this.#kept = read();
    });
  }

  get language(): string {
    return this.#kept.language;
  }
  set language(value: string) {
    this.#keep({ language: value });
  }

  get theme(): Theme {
    return this.#kept.theme;
  }
  set theme(value: Theme) {
    this.#keep({ theme: value });
  }

  /** The theme that is shown. */
  get shade(): "dark" | "light" {
    if (this.#kept.theme !== "auto") return this.#kept.theme;
    return this.#bright ? "light" : "dark";
  }

  get motion(): Motion {
    return this.#kept.motion;
  }
  set motion(value: Motion) {
    this.#keep({ motion: value });
  }

  /** How long a movement takes, in milliseconds; 0 = nothing moves. */
  get pace(): number {
    if (this.#still || this.#kept.motion === "off") return 0;
    return this.#kept.motion === "fast" ? 130 : 280;
  }

  get botPace(): BotPace {
    return this.#kept.botPace;
  }
  set botPace(value: BotPace) {
    this.#keep({ botPace: value });
  }

  get confirm(): boolean {
    return this.#kept.confirm;
  }
  set confirm(value: boolean) {
    this.#keep({ confirm: value });
  }

  get final(): boolean {
    return this.#kept.final;
  }
  set final(value: boolean) {
    this.#keep({ final: value });
  }

  get endTurn(): boolean {
    return this.#kept.endTurn;
  }
  set endTurn(value: boolean) {
    this.#keep({ endTurn: value });
  }

  get tutor(): number {
    return this.#kept.tutor;
  }
  set tutor(value: number) {
    this.#keep({ tutor: value });
  }

  get twin(): boolean {
    return this.#kept.twin;
  }
  set twin(value: boolean) {
    this.#keep({ twin: value });
  }

  get textSize(): number {
    return this.#kept.textSize;
  }
  set textSize(value: number) {
    this.#keep({ textSize: value });
  }

  get split(): Split {
    return this.#kept.split;
  }
  set split(value: Split) {
    this.#keep({ split: value });
  }

  get notify(): boolean {
    return this.#kept.notify;
  }
  set notify(value: boolean) {
    this.#keep({ notify: value });
  }

  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(value: boolean) {
    this.#keep({ sound: value });
  }

  get volume(): number {
    return this.#kept.volume;
  }
  set volume(value: number) {
    this.#keep({ volume: value });
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(STORE, JSON.stringify(this.#kept));
    } catch {
      // kept for this visit only
    }
  }
}

function read(): Kept {
  try {
    return { ...preset(), ...(JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Kept>) };
  } catch {
    return preset();
  }
}

export const settings = new Settings();
