/** Words: which languages the server has, and the Fluent messages of the one that is set, fetched once. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { settings } from "./settings.svelte";
import type { Said } from "./wire";

/** An argument of a phrase. */
export type Arg = NonNullable<Said["a"]>[string];

interface Language {
  code: string;
  /** What the language calls itself. */
  name: string;
}

/** Begins the message of a name that brings its own words for some languages, as a pack has them. */
const OWN = "name-=";

class Words {
  /** All languages there are words for. */
  languages = $state.raw<Language[]>([]);
  /** The one that is spoken. */
  language = $state("en");
  #bundle = $state.raw<FluentBundle | null>(null);
  #offered: Language[] = [];
  #known = new Map<string, FluentBundle>();
  #namer: (said: Said) => string | undefined = () => undefined;

  get ready(): boolean {
    return this.#bundle !== null;
  }

  /** Speak the language that is wished for, or the server's first if it has no words for it. */
  async speak(wish: string): Promise<void> {
    if (!this.#offered.length) this.#offered = (await (await fetched("/words")).json()) as Language[];
    const language = (this.#offered.find(({ code }) => code === wish) ?? this.#offered[0])?.code ?? "en";
    let bundle = this.#known.get(language);
    if (bundle === undefined) {
      bundle = new FluentBundle(language, { useIsolating: false });
      bundle.addResource(new FluentResource(await (await fetched(`/words/${language}`)).text()));
      this.#known.set(language, bundle);
    }
    if (settings.language === wish) {
      this.languages = this.#offered;
      this.language = language;
      this.#bundle = bundle;
      document.documentElement.lang = language;
    }
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  t(id: string, args?: Record<string, string | number>): string {
    if (id.startsWith(OWN)) {
      const own = JSON.parse(id.slice(OWN.length)) as Record<string, string>;
      return own[this.language] ?? this.t(own[""] ?? "name-", args);
    }
    const bundle = this.#bundle;
    const pattern = bundle?.getMessage(id)?.value;
    if (!bundle || !pattern) return id.startsWith("name-") ? String(args?.["text"]) : id; // a name of no language
    return bundle.formatPattern(pattern, args ?? null, []);
  }

  /** Some things have a name only while one sees what lies there: such phrases are said by the game on the table. */
  nameBy(namer: (said: Said) => string | undefined): void {
    this.#namer = namer;
  }

  say(said: Said): string {
    const name = this.#namer(said);
    if (name !== undefined) return name;
    const args: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(said.a ?? {})) args[name] = this.#plain(value);
    return this.t(said.m, args);
  }

  #plain(value: Arg): string | number {
    if (Array.isArray(value)) return value.map((part) => this.say(part)).join(comma());
    return typeof value === "object" ? this.say(value) : value;
  }
}

async function fetched(path: string): Promise<Response> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

export const words = new Words();

/** A message by its id. */
export const t = (id: string, args?: Record<string, string | number>): string => words.t(id, args);

/** What stands between words side by side. */
export const comma = (): string => t("list-separator");

/** A phrase from the server. */
export const say = (said: Said): string => words.say(said);
