/** Words: Fluent messages of the language that is set, fetched from the server once. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { settings, type Language } from "./settings.svelte";
import type { Arg, Said } from "./wire";

class Words {
  #bundle = $state.raw<FluentBundle | null>(null);
  #known = new Map<Language, FluentBundle>();

  get ready(): boolean {
    return this.#bundle !== null;
  }

  /** Fetch and speak a language. */
  async speak(language: Language): Promise<void> {
    let bundle = this.#known.get(language);
    if (bundle === undefined) {
      const answer = await fetch(`/words/${language}.ftl`);
      if (!answer.ok) throw new Error(`/words/${language}.ftl: ${answer.status}`);
      bundle = new FluentBundle(language, { useIsolating: false });
      bundle.addResource(new FluentResource(await answer.text()));
      this.#known.set(language, bundle);
    }
    if (settings.language === language) {
      this.#bundle = bundle;
      document.documentElement.lang = language;
    }
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  t(id: string, args?: Record<string, string | number>): string {
    const bundle = this.#bundle;
    const pattern = bundle?.getMessage(id)?.value;
    if (!bundle || !pattern) return id;
    return bundle.formatPattern(pattern, args ?? null, []);
  }

  say(said: Said): string {
    const args: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(said.a ?? {})) args[name] = this.#plain(value);
    return this.t(said.m, args);
  }

  #plain(value: Arg): string | number {
    if (Array.isArray(value)) return value.map((part) => this.say(part)).join(", ");
    return typeof value === "object" ? this.say(value) : value;
  }
}

export const words = new Words();

/** A message by its id. */
export const t = (id: string, args?: Record<string, string | number>): string => words.t(id, args);

/** A phrase from the server. */
export const say = (said: Said): string => words.say(said);
