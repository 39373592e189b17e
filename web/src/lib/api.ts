/** The table over HTTP. */

import type {
  CardSaid,
  Landed,
  LobbyChange,
  LobbySeatChange,
  NewTable,
  Opened,
  PreviewNow,
  Renewed,
  SeatChange,
  Seated,
  Snapshot,
  StartChoices,
  TakeSeat,
  Trouble,
  Visit,
  Why,
} from "./wire";

/** The server said no, and why. */
export class Refused extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.words);
  }
}

export interface Ticket {
  table: string;
  /** Empty for who has only the table's address. */
  key: string;
}

async function call<T>(method: "GET" | "POST", path: string, key?: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": document.documentElement.lang || "en" };
  if (key) headers["Authorization"] = `Bearer ${key}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const answer = await fetch(path, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Refused(troubleOf(answer.status, text));
  return JSON.parse(text) as T;
}

function troubleOf(status: number, text: string): Trouble {
  try {
    const told = JSON.parse(text) as Partial<Trouble>;
    return {
      status,
      words: told.words ?? text,
      said: told.said ?? null,
      rule: told.rule ?? "",
      seq: told.seq ?? null,
    };
  } catch {
    return { status, words: text || String(status), said: null, rule: "", seq: null };
  }
}

const at = (ticket: Ticket, path = "") => `/api/tables/${encodeURIComponent(ticket.table)}${path}`;
const post = (ticket: Ticket, path: string, body?: unknown) => call<Landed>("POST", at(ticket, path), ticket.key, body);

export const startChoices = () => call<StartChoices>("GET", "/api/start");
export const openTable = (plan: NewTable) => call<Opened>("POST", "/api/tables", undefined, plan);
export const importRecord = (record: unknown) => call<Opened>("POST", "/api/import", undefined, { record });

export const look = (ticket: Ticket) => call<Snapshot>("GET", at(ticket), ticket.key);
export const lookBack = (ticket: Ticket, moment: number) =>
  call<Snapshot>("GET", at(ticket, `/at/${moment}`), ticket.key);
export const choose = (ticket: Ticket, seq: number, option: string) => post(ticket, "/choices", { seq, option });
export const undo = (ticket: Ticket, seq: number) => post(ticket, "/undo", { seq });
export const restart = (ticket: Ticket, seq: number) => post(ticket, "/restart", { seq });
export const rewind = (ticket: Ticket, seq: number, moment: number, agree: boolean) =>
  post(ticket, "/rewind", { seq, moment, agree });
export const whyNot = (ticket: Ticket, option: string) =>
  call<Why>("GET", at(ticket, `/why?option=${encodeURIComponent(option)}`), ticket.key);
export const record = (ticket: Ticket) => call<unknown>("GET", at(ticket, "/record"), ticket.key);
export const say = (ticket: Ticket, text: string, name?: string) => post(ticket, "/talk", { text, name: name ?? null });
export const changeSeat = (ticket: Ticket, seat: number, change: SeatChange) => post(ticket, `/seats/${seat}`, change);
export const closeTable = (ticket: Ticket) => post(ticket, "/close");
export const rematch = (ticket: Ticket) => call<Opened>("POST", at(ticket, "/rematch"), ticket.key);

export const renewKey = (ticket: Ticket) => call<Renewed>("POST", at(ticket, "/key"), ticket.key);

/** A table from outside; without a key as whoever has only its address. */
export const visit = (ticket: Ticket) => call<Visit>("GET", at(ticket, "/lobby"), ticket.key);
export const takeSeat = (ticket: Ticket, seat: number, wish: TakeSeat) =>
  call<Seated>("POST", at(ticket, `/seats/${seat}/take`), ticket.key, wish);
export const changeLobby = (ticket: Ticket, change: LobbyChange) => post(ticket, "/lobby", change);
export const changeLobbySeat = (ticket: Ticket, seat: number, change: LobbySeatChange) =>
  post(ticket, `/lobby/seats/${seat}`, change);
export const startGame = (ticket: Ticket, fill: string | null) => post(ticket, "/start", { fill });

/** What each of the options would do, for whoever is asked. */
export const previews = (ticket: Ticket) => call<PreviewNow[]>("GET", at(ticket, "/previews"), ticket.key);

export const cards = (game: string) => call<Record<string, CardSaid>>("GET", `/api/cards/${game}`);

/** A page of the rules in Markdown. */
export async function rulesPage(page: string): Promise<string> {
  const answer = await fetch(`/rules/${page}.md`);
  if (!answer.ok) throw new Error(`/rules/${page}.md: ${answer.status}`);
  return answer.text();
}
