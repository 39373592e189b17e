/** The pack on the bench: its cards, what is changed, taken back and done again, and what the game says to it. */

import { Refused } from "../lib/api";
import type { DraftNow, Form, KindForm, MendNow, PackDraft } from "../lib/wire";
import { t, words } from "../lib/words.svelte";
import { draftNow, formOf, mend, without, type Card, type Tables, type Value } from "./asking";
import { shelf, type OwnPack } from "./shelf.svelte";

/** Where a value comes from. */
export type Origin = "printed" | "inferred" | "house" | "owner";
export interface Place {
  kind: string;
  id: string;
}

const NOTES = ["printed", "inferred", "owner"];
/** Typing in one field within this time is one step to take back. */
const ONE_STEP = 1500;
const PAUSE = 180;
const MOST_STEPS = 500;

export const keysOf = (card: Card): string[] => Object.keys(card).filter((key) => !NOTES.includes(key));
export const same = (one: Value, other: Value): boolean => JSON.stringify(one) === JSON.stringify(other);

const marked = (card: Card, note: string, key: string): boolean =>
  card[note] === "all" || (Array.isArray(card[note]) && card[note].includes(key));

export class Bench {
  pack = $state.raw<OwnPack>() as OwnPack;
  form = $state.raw<Form | null>(null);
  box = $state.raw<Tables>({});
  at = $state.raw<Place | null>(null);
  now = $state.raw<DraftNow | null>(null);
  /** The card as it was last drawn: what cannot be read just now leaves the rest in sight. */
  face = $state.raw<DraftNow["card"]>(null);
  /** The server does not answer, or not now. */
  trouble = $state("");
  /** It was changed in another window, and is shown as it is there. */
  elsewhere = $state(false);
  #past = $state.raw<PackDraft[]>([]);
  #future = $state.raw<PackDraft[]>([]);
  #step = { field: "", at: 0 };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(pack: OwnPack) {
    this.pack = pack;
  }

  async open(): Promise<void> {
    const { form, box } = await formOf(this.pack.game);
    this.form = form;
    this.box = box;
    this.at = this.nextUnknown() ?? this.first();
    this.#ask(0);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#asked = -1;
  }

  get tables(): Tables {
    return this.pack.draft.tables;
  }

  // Cards

  kindOf(kind: string): KindForm | undefined {
    return this.form?.kinds.find((one) => one.kind === kind);
  }

  /** In the order of a sorted deck, those beyond the box last. */
  idsOf(kind: string): string[] {
    const own = Object.keys(this.tables[kind] ?? {});
    const inBox = this.kindOf(kind)?.cards ?? [];
    return [...inBox, ...own.filter((id) => !inBox.includes(id))];
  }

  own(place: Place): Card {
    return this.tables[place.kind]?.[place.id] ?? {};
  }

  inBox(place: Place): Card | undefined {
    return this.box[place.kind]?.[place.id];
  }

  card(place: Place): Card {
    return { ...this.inBox(place), ...this.own(place) };
  }

  /** As a reader of the page's language calls it: by the pack's name for that language, or else by ours. */
  nameOf(place: Place): string {
    const { name } = this.card(place);
    const own = this.nameIn(words.language, place);
    if (own) return own;
    return typeof name === "string" && name ? t(nameMessage(name), { text: name }) : place.id;
  }

  origin(place: Place, key: string): Origin {
    const [own, box] = [this.own(place), this.inBox(place) ?? {}];
    if (marked(own, "printed", key)) return "printed";
    if (marked(own, "inferred", key)) return "inferred";
    if (key in own) return "owner";
    if (marked(box, "printed", key)) return "printed";
    return marked(box, "inferred", key) ? "inferred" : "house";
  }

  unknown(place: Place): string[] {
    return keysOf(this.card(place)).filter((key) => this.origin(place, key) !== "printed");
  }

  everyPlace(): Place[] {
    return (this.form?.kinds ?? []).flatMap(({ kind }) => this.idsOf(kind).map((id) => ({ kind, id })));
  }

  first(): Place | null {
    return this.everyPlace()[0] ?? null;
  }

  /** The next card after this one with a value that nobody has read from a box; none if all are known. */
  nextUnknown(): Place | null {
    const all = this.everyPlace();
    const here = this.#index(all);
    return [...all.slice(here + 1), ...all.slice(0, here)].find((place) => this.unknown(place).length > 0) ?? null;
  }

  go(place: Place | null): void {
    if (!place) return;
    this.at = place;
    this.face = null;
    this.#ask(0);
  }

  step(by: number): void {
    const all = this.everyPlace();
    this.go(all[(this.#index(all) + by + all.length) % all.length] ?? null);
  }

  #index(all: Place[]): number {
    return all.findIndex(({ kind, id }) => kind === this.at?.kind && id === this.at.id);
  }

  // Changes

  set(place: Place, key: string, value: Value): void {
    const own = this.own(place);
    const box = this.inBox(place);
    const open = isEmpty(value) && !this.kindOf(place.kind)?.fields.find((field) => field.key === key)?.required;
    const as = box ? same(box[key], value) || (!(key in box) && isEmpty(value)) : open;
    this.#put(place, as ? without(own, key) : { ...own, [key]: value }, `${place.kind}.${place.id}.${key}`);
  }

  /** As printed on my card, or not known. */
  mark(place: Place, key: string, printed: boolean): void {
    if (!(key in this.card(place))) return;
    if (printed === (this.origin(place, key) === "printed")) return;
    this.#put(place, this.#marked(place, [key], printed), "");
  }

  markAll(place: Place): void {
    this.#put(place, this.#marked(place, keysOf(this.card(place)), true), "");
  }

  #marked(place: Place, keys: string[], printed: boolean): Card {
    const own = { ...this.own(place) };
    const all = keysOf(this.card(place));
    const before = own["printed"] === "all" ? all : ((own["printed"] as string[] | undefined) ?? []);
    const wanted = all.filter((key) => (keys.includes(key) ? printed : before.includes(key)));
    own["printed"] = wanted.filter((key) => key in own || !marked(this.inBox(place) ?? {}, "printed", key));
    return own;
  }

  /** Back to what the box has here. */
  drop(place: Place, key: string): void {
    const own = without(this.own(place), key);
    for (const note of NOTES)
      if (Array.isArray(own[note])) own[note] = (own[note] as string[]).filter((one) => one !== key);
    this.#put(place, own, "");
  }

  /** A card beyond the box. */
  add(kind: string, name: string): void {
    const form = this.kindOf(kind);
    if (!form) return;
    const plain = name
      .normalize("NFKD")
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-");
    const wanted = plain.replace(/^-+|-+$/g, "").slice(0, 50) || kind;
    let id = wanted;
    for (let n = 2; this.idsOf(kind).includes(id); n++) id = `${wanted}-${n}`;
    const like = this.card({ kind, id: form.cards[0] ?? "" });
    const card: Card = {};
    for (const field of form.fields) if (field.required) card[field.key] = like[field.key] ?? field.empty;
    card["name"] = name;
    this.#put({ kind, id }, card, "");
    this.go({ kind, id });
  }

  remove(place: Place): void {
    this.#put(place, {}, "");
    if (!this.inBox(place)) this.at = this.first();
  }

  setHeader(key: string, value: string): void {
    const header = { ...this.pack.draft.header, [key]: value };
    this.#change({ ...this.pack.draft, header }, `header.${key}`);
  }

  nameIn(language: string, place: Place): string {
    return this.pack.draft.names?.[language]?.[place.kind]?.[place.id] ?? "";
  }

  setName(language: string, place: Place, name: string): void {
    const all = this.pack.draft.names ?? {};
    const inLanguage = all[language] ?? {};
    const others = without(inLanguage[place.kind] ?? {}, place.id);
    const ofKind = name.trim() ? { ...others, [place.id]: name } : others;
    const kinds = Object.keys(ofKind).length
      ? { ...inLanguage, [place.kind]: ofKind }
      : without(inLanguage, place.kind);
    const names = Object.keys(kinds).length ? { ...all, [language]: kinds } : without(all, language);
    this.#change({ ...this.pack.draft, names }, `name.${language}.${place.kind}.${place.id}`);
  }

  /** Make a pack of another version fit; what was changed. It can be undone in one step. */
  async mend(): Promise<MendNow> {
    const found = await mend(this.pack.game, this.pack.draft);
    if (found.changes.length) {
      this.#change(found.mended, "");
      if (this.at && !this.everyPlace().some(({ kind, id }) => kind === this.at?.kind && id === this.at.id))
        this.at = this.first();
    }
    return found;
  }

  #put(place: Place, own: Card, field: string): void {
    const card = Array.isArray(own["printed"]) && !own["printed"].length ? without(own, "printed") : own;
    const others = without(this.tables[place.kind] ?? {}, place.id);
    const ofKind = Object.keys(card).length ? { ...others, [place.id]: card } : others;
    const tables = Object.keys(ofKind).length
      ? { ...this.tables, [place.kind]: ofKind }
      : without(this.tables, place.kind);
    this.#change({ ...this.pack.draft, tables }, field);
  }

  #change(draft: PackDraft, field: string): void {
    const now = Date.now();
    const goesOn = field !== "" && field === this.#step.field && now - this.#step.at < ONE_STEP;
    if (!goesOn) this.#past = [...this.#past.slice(-MOST_STEPS), this.pack.draft];
    this.#step = { field, at: now };
    this.#future = [];
    this.elsewhere = false;
    this.#keep(draft);
  }

  /** What belongs to the pack and is no part of its file. */
  keepBeside(values: Pick<OwnPack, "models" | "weighing">): void {
    this.pack = { ...this.pack, ...values };
    shelf.keep(this.pack);
  }

  /** The same pack in another window has gone on: so does this one, and what was here can be had back. */
  takeOver(other: OwnPack): void {
    const before = this.pack.draft;
    this.pack = other;
    if (same(before, other.draft)) return;
    this.#past = [...this.#past.slice(-MOST_STEPS), before];
    this.#future = [];
    this.#step.field = "";
    this.elsewhere = true;
    if (this.at && !this.everyPlace().some(({ kind, id }) => kind === this.at?.kind && id === this.at.id))
      this.at = this.first();
    this.#ask(PAUSE);
  }

  #keep(draft: PackDraft): void {
    this.pack = { ...this.pack, draft, at: Date.now() };
    shelf.keep(this.pack);
    this.#ask(PAUSE);
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }
  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [this.pack.draft, ...this.#future];
    this.#step.field = "";
    this.#keep(before);
  }

  redo(): void {
    const [after, ...rest] = this.#future;
    if (!after) return;
    this.#past = [...this.#past, this.pack.draft];
    this.#future = rest;
    this.#step.field = "";
    this.#keep(after);
  }

  // What the game says

  #ask(after: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#askNow(), after);
  }

  /** What the game says to the pack as it stands, with the last key that was pressed. */
  async newest(): Promise<DraftNow> {
    const found = await draftNow(this.pack.game, this.pack.draft, this.at?.kind, this.at?.id);
    this.now = found;
    return found;
  }

  async #askNow(): Promise<void> {
    const number = ++this.#asked;
    try {
      const found = await draftNow(this.pack.game, this.pack.draft, this.at?.kind, this.at?.id);
      if (number !== this.#asked) return;
      this.now = found;
      this.face = found.card ?? this.face;
      this.trouble = "";
    } catch (error) {
      if (number !== this.#asked) return;
      this.trouble = error instanceof Refused ? error.trouble.words : String(error);
      if (error instanceof Refused && error.trouble.status === 429) this.#ask(3000);
    }
  }
}

/** The message of a card's name is the name itself, small and with hyphens, as the server has it too. */
export function nameMessage(name: string): string {
  const letters = name.toLowerCase().replaceAll("ø", "o").replaceAll("'", "").normalize("NFKD");
  const ascii = letters.replace(/[^ -~]/g, "");
  return `name-${ascii.replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "")}`;
}

export function isEmpty(value: Value): boolean {
  return (
    value === "" || value === null || value === undefined || value === false || (Array.isArray(value) && !value.length)
  );
}
