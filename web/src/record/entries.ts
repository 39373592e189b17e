/** What is kept of a game that was analysed, and what all of them come to. */

import type { Analysed, Snapshot } from "../lib/wire";

/** A game is looked at in thirds. */
export const PHASES = ["beginning", "middle", "end"] as const;

export interface Phase {
  /** Turns that the expert has looked into, */
  turns: number;
  /** and the part of the chance to win that they lost, summed. */
  lost: number;
}

export interface Entry {
  table: string;
  seat: number;
  game: string;
  /** When it was kept, in milliseconds. */
  at: number;
  players: number;
  /** The strengths of the bots; "person", "automa". */
  opponents: string[];
  points: number;
  /** 1, or a part of it where a victory was shared. */
  won: number;
  luck: number;
  phases: Phase[];
}

/** The seat that is mine: the only one of this browser, or of several the one with my name. */
export function ownSeat(now: Pick<Snapshot, "seats">, mine: number[], name: string): number | null {
  const people = now.seats.filter(({ seat, who }) => who === "person" && mine.includes(seat));
  if (people.length === 1) return people[0]?.seat ?? null;
  return name ? (people.find((seat) => seat.name === name)?.seat ?? null) : null;
}

export function entryOf(table: string, told: Analysed, now: Snapshot, seat: number, at: number): Entry {
  const own = told.turns.filter((turn) => turn.seat === seat);
  const phases = PHASES.map((): Phase => ({ turns: 0, lost: 0 }));
  own.forEach((turn, number) => {
    const phase = phases[Math.floor((number * PHASES.length) / own.length)];
    if (phase === undefined || turn.loss === null) return;
    phase.turns += 1;
    phase.lost += turn.loss;
  });
  return {
    table,
    seat,
    game: told.game,
    at,
    players: told.players,
    opponents: now.seats
      .filter((other) => other.seat !== seat)
      .map(({ who, bot }) => (who === "bot" ? (bot ?? who) : who)),
    points: now.scores[seat]?.total ?? 0,
    won: told.final[seat] ?? 0,
    luck: told.luck[seat] ?? 0,
    phases,
  };
}

export interface Sum {
  games: number;
  won: number;
  /** Means over games, */
  luck: number;
  /** and over turns; null where there was none. */
  lost: number | null;
  phases: (number | null)[];
}

export function sumOf(entries: Entry[]): Sum {
  const games = entries.length;
  const add = (part: (entry: Entry) => number) => entries.reduce((sum, entry) => sum + part(entry), 0);
  const mean = (turns: number, lost: number) => (turns ? lost / turns : null);
  const phases = PHASES.map((_, phase) => ({
    turns: add((entry) => entry.phases[phase]?.turns ?? 0),
    lost: add((entry) => entry.phases[phase]?.lost ?? 0),
  }));
  return {
    games,
    won: add(({ won }) => won),
    luck: games ? add(({ luck }) => luck) / games : 0,
    lost: mean(
      phases.reduce((sum, { turns }) => sum + turns, 0),
      phases.reduce((sum, { lost }) => sum + lost, 0),
    ),
    phases: phases.map(({ turns, lost }) => mean(turns, lost)),
  };
}

/** Entries in groups, those with most games first. */
export function grouped(entries: Entry[], key: (entry: Entry) => string): [string, Entry[]][] {
  const found: Record<string, Entry[]> = {};
  for (const entry of entries) (found[key(entry)] ??= []).push(entry);
  return Object.entries(found).toSorted(([, one], [, other]) => other.length - one.length);
}

/** One entry for a seat of a table, the newest; the last game first. */
export function joined(...lists: Entry[][]): Entry[] {
  const found: Record<string, Entry> = {};
  for (const entry of lists.flat()) {
    const known = found[`${entry.table} ${entry.seat}`];
    if (known === undefined || known.at <= entry.at) found[`${entry.table} ${entry.seat}`] = entry;
  }
  return Object.values(found).toSorted((one, other) => other.at - one.at);
}

// As a file

const KIND = "heliopause-own-record";

export const asFile = (entries: Entry[]): string => JSON.stringify({ kind: KIND, version: 1, games: entries }, null, 1);

/** The entries of a file; null if it is none of ours. */
export function fromFile(text: string): Entry[] | null {
  try {
    const told = JSON.parse(text) as { kind?: unknown; games?: unknown };
    if (told.kind !== KIND || !Array.isArray(told.games)) return null;
    return told.games.every(isEntry) ? told.games : null;
  } catch {
    return null;
  }
}

export function isEntry(value: unknown): value is Entry {
  if (typeof value !== "object" || value === null) return false;
  const entry = value as Record<string, unknown>;
  const texts = [entry["table"], entry["game"]].every((one) => typeof one === "string" && one.length <= 100);
  const numbers = ["seat", "at", "players", "points", "won", "luck"].every((name) => Number.isFinite(entry[name]));
  const { opponents, phases } = entry;
  return (
    texts &&
    numbers &&
    Array.isArray(opponents) &&
    opponents.every((one) => typeof one === "string") &&
    Array.isArray(phases) &&
    phases.length === PHASES.length &&
    phases.every((one: Partial<Phase> | null) => Number.isFinite(one?.turns) && Number.isFinite(one?.lost))
  );
}
