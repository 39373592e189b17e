/** The table over HTTP. */

import type {
  AnalysisNow,
  CardSaid,
  HintNow,
  Landed,
  LobbyChange,
  LobbySeatChange,
  NewTable,
  Opened,
  PackNow,
  PreviewNow,
  Renewed,
  SeatChange,
  Seated,
  Snapshot,
  StartChoices,
  TakeSeat,
  Trouble,
  TutorNow,
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

export async function call<T>(
  method: "GET" | "POST" | "DELETE",
  path: string,
  key?: string,
  body?: unknown,
): Promise<T> {
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

/** What the expert would do; and whether an option loses more of the chance than a limit (null: begin to look). */
export const askHint = (ticket: Ticket, seq: number) => call<HintNow>("POST", at(ticket, "/hint"), ticket.key, { seq });
export const askTutor = (ticket: Ticket, seq: number, limit: number, option: string | null) =>
  call<TutorNow>("POST", at(ticket, "/tutor"), ticket.key, { seq, limit, option });

/** A finished game, looked into: begun, and followed; `seen` waits for something newer, turns come from `since` on. */
export const beginAnalysis = (ticket: Ticket) => call<AnalysisNow>("POST", at(ticket, "/analysis"), ticket.key);
export const lookAtAnalysis = (ticket: Ticket, seen: number, since: number) =>
  call<AnalysisNow>("GET", at(ticket, `/analysis?seen=${seen}&since=${since}`), ticket.key);
export const asTheExpert = (ticket: Ticket, turn: number) =>
  call<Snapshot>("GET", at(ticket, `/analysis/${turn}/expert`), ticket.key);
export const playOn = (ticket: Ticket, moment: number, seat: number) =>
  call<Opened>("POST", at(ticket, "/analysis/play"), ticket.key, { moment, seat });
export async function analysisPage(ticket: Ticket): Promise<string> {
  const language = document.documentElement.lang || "en";
  const answer = await fetch(at(ticket, `/analysis/page?language=${language}`), {
    headers: { "Accept-Language": language, Authorization: `Bearer ${ticket.key}` },
  });
  const text = await answer.text();
  if (!answer.ok) throw new Refused(troubleOf(answer.status, text));
  return text;
}

export const beginPush = (ticket: Ticket, endpoint: string, p256dh: string, auth: string) =>
  post(ticket, "/push", { endpoint, p256dh, auth });
export const endPush = (ticket: Ticket, endpoint: string) => post(ticket, "/push/end", { endpoint });

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
/** The cards of a table that is played with a pack, or with cards of an older version. */
export const cardsAt = (ticket: Ticket) => call<Record<string, CardSaid>>("GET", at(ticket, "/cards"), ticket.key);

export const bringPack = (game: string, text: string, models = "") =>
  call<PackNow>("POST", "/api/packs", undefined, { game, text, models });
export const lookAtPack = (hash: string) => call<PackNow>("GET", `/api/packs/${hash}`);

/** A page of the rules in Markdown, in the language or, where it has none, in English. */
export async function rulesPage(page: string, language: string): Promise<{ text: string; language: string }> {
  const answer = await fetch(`/rules/${page}.md?language=${language}`);
  if (!answer.ok) throw new Error(`/rules/${page}.md: ${answer.status}`);
  return { text: await answer.text(), language: answer.headers.get("Content-Language") ?? "en" };
}
