/** Log lines with the things they are about. */

import { type Arg, comma, say, t } from "../lib/words.svelte";
import type { EventNow, ReasonNow, Said } from "../lib/wire";
import { desk } from "./desk.svelte";
import { cut, isPhrase } from "./games";
import { thingsIn } from "./things";

export interface Piece {
  text: string;
  /** The thing on the table, if the piece names one. */
  key?: string;
  card?: string;
  seat?: number;
}

const MARK = "\u0001";
const REVEAL = "log-reveal";

/** The line in pieces: plain words, and words that name a thing. */
export function piecesOf(said: Said): Piece[] {
  const spoken: Record<string, string | number> = {};
  const things: Piece[] = [];
  for (const [name, value] of Object.entries(said.a ?? {})) {
    const thing = pieceOf(value);
    if (thing) {
      spoken[name] = `${MARK}${things.length}${MARK}`;
      things.push(thing);
    } else if (typeof value === "object") {
      spoken[name] = Array.isArray(value) ? value.map(say).join(comma()) : say(value);
    } else spoken[name] = value;
  }
  return desk
    .t(said.m, spoken)
    .split(MARK)
    .flatMap((text, number) => (number % 2 ? [things[Number(text)] ?? { text }] : text ? [{ text }] : []));
}

/** A phrase that names a thing. */
function pieceOf(value: Arg): Piece | null {
  if (!isPhrase(value)) return null;
  const key = thingsIn(value)[0];
  if (key === undefined) return null;
  const [kind, id] = cut(key);
  const text = say(value);
  if (kind === "seat") return { text, key, seat: Number(id) };
  const card = desk.cardOf(value);
  return card === undefined ? { text, key } : { text, key, card };
}

/** Lines that say why, not what: they stand behind the others. */
export function isWhy(said: Said): boolean {
  return said.m.startsWith("log-automa-") && said.m !== "log-automa-card" && said.m !== "log-automa-out";
}

export interface LogEntry {
  /** Its number in the whole log. */
  number: number;
  event: EventNow;
  /** Lines like it that follow it. */
  more: EventNow[];
  /** Why a bot did it. */
  reasons: ReasonNow[];
}

/** The log from a line on: cards that are revealed one after the other on one line, reasons with what they explain. */
export function gathered(events: EventNow[], reasons: ReasonNow[], from: number, to = events.length): LogEntry[] {
  const lines: LogEntry[] = [];
  for (let number = from; number < to; number++) {
    const event = events[number];
    const last = lines.at(-1);
    if (event === undefined) continue;
    if (event.said.m === REVEAL && last?.event.said.m === REVEAL) last.more.push(event);
    else lines.push({ number, event, more: [], reasons: reasons.filter((reason) => reason.event === number) });
  }
  return lines;
}

/** Several lines of revealed cards as one. */
export function listed(events: EventNow[]): Piece[] {
  const cards = events.flatMap((event): Piece[] => {
    const card = piecesOf(event.said).find((piece) => piece.card !== undefined);
    return card ? [{ text: ", " }, card] : [];
  });
  return [{ text: t("web-revealed") }, { text: " " }, ...cards.slice(1)];
}

/** A turn in the log: whose it is, what happened in it, and why. */
export interface LoggedTurn {
  /** 0 is the set-up. */
  turn: number;
  seat: number | null;
  round: number;
  lines: LogEntry[];
  reasons: Said[];
}

const TURN = "log-turn";

/** The log from a line on, turn by turn. */
export function turnsIn(events: EventNow[], reasons: ReasonNow[], from: number): LoggedTurn[] {
  const turns: LoggedTurn[] = [];
  for (const line of gathered(events, reasons, from)) {
    const { turn, said, seat } = line.event;
    let last = turns.at(-1);
    if (last?.turn !== turn) {
      last = { turn, seat: null, round: 0, lines: [], reasons: [] };
      turns.push(last);
    }
    for (const reason of line.reasons)
      if (!last.reasons.some((known) => say(known) === say(reason.said))) last.reasons.push(reason.said);
    if (said.m === TURN) [last.seat, last.round] = [seat, Number(said.a?.["a"] ?? 0)];
    else if (isWhy(said)) last.reasons.push(said);
    else last.lines.push(line);
  }
  return turns;
}

/** Where the turn begins that a line belongs to. */
export function turnBegins(events: EventNow[], line: number): number {
  const turn = events[line]?.turn;
  while (line > 0 && events[line - 1]?.turn === turn) line--;
  return line;
}

/** The bare fact: under the heading of a turn nobody needs to read again whose it is, nor a full stop. */
export function bare(pieces: Piece[], seat: number | null): Piece[] {
  const [first, ...rest] = pieces;
  const own = first?.seat !== undefined && first.seat === seat && /^\s/.test(rest[0]?.text ?? "");
  const kept = (own ? rest : pieces).map((piece) => ({ ...piece }));
  const [begin, end] = [kept[0], kept.at(-1)];
  if (begin && own) begin.text = capital(begin.text.trimStart());
  if (end) end.text = end.text.replace(/\.$/, "");
  return kept;
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
