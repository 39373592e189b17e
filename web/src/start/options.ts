/** What may be chosen about a game, in its own words; an option without words goes by what its schema says. */

import type { GameOffer, OptionField } from "../lib/wire";
import { t, words } from "../lib/words.svelte";

export type OptionValue = OptionField["default"];
export type Options = Record<string, OptionValue>;

export function optionName(game: string, option: OptionField): string {
  return said(message(game, option.name)) ?? option.description;
}

/** A line about an option; empty if there is none. */
export function optionSays(game: string, option: OptionField): string {
  return said(`${message(game, option.name)}-says`) ?? "";
}

export function valueName(game: string, option: OptionField, value: OptionValue): string {
  return said(message(game, option.name, value)) ?? String(value);
}

export function valueSays(game: string, option: OptionField, value: OptionValue): string {
  return said(`${message(game, option.name, value)}-says`) ?? "";
}

/** The options a form asks for. How many play, and who sits where, is asked elsewhere. */
export function askedFor(offer: GameOffer, chosen: Options): OptionField[] {
  return offer.options.filter(
    ({ name, needs }) => name !== "players" && !(name in offer.automatic) && (!needs || chosen[needs] === true),
  );
}

/** What differs from the usual and means something. */
export function wished(offer: GameOffer, chosen: Options): Options {
  const meant = offer.options.filter(({ needs }) => !needs || chosen[needs] === true);
  return Object.fromEntries(
    meant.flatMap(({ name, default: usual }) => {
      const value = chosen[name];
      return value === undefined || value === usual ? [] : [[name, value]];
    }),
  );
}

function message(...parts: OptionValue[]): string {
  return ["option", ...parts].join("-").replaceAll("_", "-");
}

function said(id: string): string | undefined {
  return words.has(id) ? t(id) : undefined;
}
