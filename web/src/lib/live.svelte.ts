/** The table as it stands: a socket that tells every change, and the wishes this browser sends. One table is open at a time. */

import * as api from "./api";
import { keep } from "./keys";
import { UpdateQueue, type Update } from "./updates";
import { settings } from "./settings.svelte";
import { say, t } from "./words.svelte";
import type {
  EventNow,
  Hello,
  LobbyNow,
  PreviewNow,
  ReasonNow,
  SeatChange,
  SeatNow,
  Snapshot,
  TalkNow,
  ThinkingNow,
  Trouble,
  Visit,
  Why,
} from "./wire";

const PING = 20_000;
const LONGEST_WAIT = 15_000;
const PATIENCE = 2_500; // for the news of a wish that was granted
const BAD_KEY = 4403;
const NO_TABLE = 4404;

type Message = Hello | Snapshot | ThinkingNow | TalkNow | LobbyNow;
export type Connection = "opening" | "open" | "lost" | "bad-key" | "no-table";

/** A position that is only tried, on the planning board: what is chosen there is not played. */
export interface Trial {
  state: Snapshot;
  previews: PreviewNow[];
  busy: boolean;
  choose: (option: string) => Promise<boolean>;
  whyNot: (option: string) => Promise<Why>;
}

class Live {
  ticket = $state.raw<api.Ticket | null>(null);
  /** The table now; null before the first message. */
  now = $state.raw<Snapshot | null>(null);
  /** A table that waits for players; null once it has begun. */
  lobby = $state.raw<LobbyNow | null>(null);
  /** The table as it stood earlier, if somebody looks back. */
  past = $state.raw<Snapshot | null>(null);
  /** What is tried while the planning board lies over the table. */
  trial = $state.raw<Trial | null>(null);
  events = $state.raw<EventNow[]>([]);
  /** Why the bots did what they did. */
  reasons = $state.raw<ReasonNow[]>([]);
  /** How far a bot's thinking is. */
  thinking = $state.raw<ThinkingNow | null>(null);
  talk = $state.raw<TalkNow[]>([]);
  /** Seats this browser holds. */
  mine = $state.raw<number[]>([]);
  host = $state(false);
  connection = $state<Connection>("opening");
  /** One line about what went wrong, for the person; it goes away by itself. */
  trouble = $state<string | null>(null);
  /** Others have done more than is shown yet. */
  behind = $state(false);
  /** A wish is on its way to the server. */
  busy = $state(false);
  /** Others' turns are still being shown: the table has gone on already. */
  showing = $state(false);

  /** Looks at a choice before it is sent: may it go? */
  guard: (option: string) => Promise<boolean> = () => Promise.resolve(true);

  /** When the table that is shown was told, in milliseconds. */
  #told = 0;
  #socket: WebSocket | null = null;
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  /** The server ends what has the old key; this browser gets the new one. */
  #renewing = false;
  #expected = 0;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #fade: ReturnType<typeof setTimeout> | undefined;
  #updates = new UpdateQueue(
    (update) => this.#show(update),
    (still) => (this.showing = still),
  );

  constructor() {
    // Nobody looks: what was still to be shown is old by the time somebody does.
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) this.#updates.skip();
      this.#tellHidden();
    });
  }

  /** What is to be drawn: the present, the moment that is looked at, or what is tried. */
  get shown(): Snapshot | null {
    return this.trial?.state ?? this.past ?? this.now;
  }

  /** Is one of this browser's seats asked, now? */
  get myTurn(): boolean {
    const now = this.now;
    return (
      now !== null &&
      now.asked !== null &&
      !now.closed &&
      this.mine.includes(now.asked) &&
      !now.seats[now.asked]?.handed
    );
  }

  /** Seconds until a bot takes a seat over, or at a live table until the others may let it; null if it does not come. */
  botIn(seat: SeatNow, now: number): number | null {
    return seat.bot_in === null ? null : Math.max(0, seat.bot_in - Math.floor((now - this.#told) / 1000));
  }

  /** Before the game begins: what was said so far, and which seats are mine. */
  wait({ mine, host, talk }: Visit): void {
    if (this.now !== null) return;
    this.mine = mine;
    this.host = host;
    if (talk.length >= this.talk.length) this.talk = talk;
  }

  open(ticket: api.Ticket): void {
    this.shut();
    this.ticket = ticket;
    this.connection = "opening";
    this.#connect();
  }

  /** Make all older keys of my seats useless, this browser's too, and go on with the new one. */
  async renew(): Promise<string | null> {
    const { ticket } = this;
    if (ticket === null) return null;
    this.#renewing = true;
    try {
      const { key } = await api.renewKey(ticket);
      keep(ticket.table, { key });
      this.ticket = { ...ticket, key };
      return key;
    } finally {
      this.#renewing = false;
      const before = this.#socket;
      this.#connect();
      before?.close();
    }
  }

  /** Go away from a table, unless another one is open already. */
  leave(table: string): void {
    if (this.ticket?.table === table) this.shut();
  }

  shut(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    this.#updates.forget();
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.ticket = null;
    this.now = null;
    this.lobby = null;
    this.past = null;
    this.trial = null;
    this.events = [];
    this.reasons = [];
    this.thinking = null;
    this.talk = [];
    this.mine = [];
    this.host = false;
    this.trouble = null;
    this.behind = false;
    this.busy = false;
    this.#expected = 0;
    this.#attempts = 0;
  }

  /** Show the table as it stands, without what led there. */
  skip(): void {
    this.#updates.skip();
  }

  /** On to the next step of others. */
  goOn(): void {
    this.#updates.goOn();
  }

  // Wishes

  /** `sure`: nobody need look at it first. */
  async choose(option: string, sure = false): Promise<boolean> {
    if (this.trial) return this.trial.choose(option);
    return this.#wish(async (ticket, seq) =>
      sure || (await this.guard(option)) ? await api.choose(ticket, seq, option) : null,
    );
  }

  undo(): Promise<boolean> {
    return this.#wish(api.undo);
  }

  restart(): Promise<boolean> {
    return this.#wish(api.restart);
  }

  rewind(moment: number, agree = true): Promise<boolean> {
    return this.#wish((ticket, seq) => api.rewind(ticket, seq, moment, agree));
  }

  say(text: string, name?: string): Promise<boolean> {
    return this.#wish((ticket) => api.say(ticket, text, name), false);
  }

  changeSeat(seat: number, change: SeatChange): Promise<boolean> {
    return this.#wish((ticket) => api.changeSeat(ticket, seat, change), false);
  }

  close(): Promise<boolean> {
    return this.#wish(api.closeTable, false);
  }

  /** Look at the table as it stood after so many choices; null = back to now. */
  async lookAt(moment: number | null): Promise<void> {
    if (moment === null || this.ticket === null || this.now === null || moment >= this.now.moment) {
      this.past = null;
      return;
    }
    try {
      this.past = await api.lookBack(this.ticket, moment);
    } catch (error) {
      this.tell(error);
    }
  }

  tell(error: unknown): void {
    if (error instanceof api.Refused) {
      this.trouble = wordsOf(error.trouble);
    } else {
      this.trouble = t("web-no-server");
    }
    clearTimeout(this.#fade);
    this.#fade = setTimeout(() => (this.trouble = null), 7000);
  }

  /** Send a wish. The table stays busy until what came of it has arrived. */
  /** `send` may think better of it: then nothing was sent. */
  async #wish(
    send: (ticket: api.Ticket, seq: number) => Promise<{ seq: number } | null>,
    once = true,
  ): Promise<boolean> {
    const { ticket, now } = this;
    if (ticket === null || (once && (now === null || this.busy))) return false;
    if (once) this.busy = true;
    try {
      const landed = await send(ticket, now?.seq ?? 0);
      if (landed === null) this.busy = false;
      else if (once) this.#await(landed.seq);
      return landed !== null;
    } catch (error) {
      this.busy = false;
      if (error instanceof api.Refused && error.trouble.status === 409 && error.trouble.seq !== null) {
        await this.#lookAgain();
      }
      this.tell(error);
      return false;
    }
  }

  #await(seq: number): void {
    this.#expected = seq;
    clearTimeout(this.#patience);
    if (this.now !== null && this.now.seq >= seq) this.busy = false;
    else this.#patience = setTimeout(() => void this.#lookAgain(), PATIENCE);
  }

  async #lookAgain(): Promise<void> {
    if (!this.ticket?.key) return; // who has only the address hears all that they may know on the socket
    try {
      const state = await api.look(this.ticket);
      this.#take(state, true);
    } catch {
      this.#socket?.close();
    } finally {
      this.busy = false;
    }
  }

  // The socket

  #connect(): void {
    const ticket = this.ticket;
    if (ticket === null) return;
    const server = `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}`;
    const [table, key] = [encodeURIComponent(ticket.table), encodeURIComponent(ticket.key)];
    const socket = new WebSocket(`${server}/api/tables/${table}/live?key=${key}`);
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket === socket) this.#hear(JSON.parse(event.data) as Message);
    };
    socket.onopen = () => this.#tellHidden();
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      clearInterval(this.#ping);
      if (this.#renewing) return;
      if (event.code === BAD_KEY) this.connection = "bad-key";
      else if (event.code === NO_TABLE) this.connection = "no-table";
      else this.#comeBack();
    };
    clearInterval(this.#ping);
    this.#ping = setInterval(() => this.#send("ping"), PING);
  }

  #comeBack(): void {
    this.connection = this.now === null && this.#attempts === 0 ? "opening" : "lost";
    const wait = Math.min(LONGEST_WAIT, 400 * 2 ** this.#attempts++) * (0.75 + Math.random() / 2);
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  #hear(message: Message): void {
    if (message.type === "hello") this.#greet(message);
    else if (message.type === "state") this.#take(message);
    else if (message.type === "thinking") this.thinking = message;
    else if (message.type === "lobby") this.#gather(message);
    else this.talk = [...this.talk, message];
  }

  /** Somebody came or went before the start; when it has begun, whoever has a key asks for the game. */
  #gather(lobby: LobbyNow): void {
    this.#attempts = 0;
    this.connection = "open";
    this.lobby = lobby;
    const { ticket } = this;
    if (ticket?.key && lobby.state === "playing") this.open(ticket);
  }

  #greet(hello: Hello): void {
    this.#attempts = 0;
    this.lobby = null;
    this.connection = "open";
    this.mine = hello.mine;
    this.host = hello.host;
    this.talk = hello.talk;
    this.#take(hello.state, true);
    const { ticket } = this;
    if (ticket) {
      const { seats, over } = hello.state;
      keep(ticket.table, { key: ticket.key, names: seats.map((seat) => seat.name), over });
    }
  }

  #take(state: Snapshot, atOnce = false): void {
    if (atOnce) this.#updates.forget();
    const last =
      this.#updates.last ?? (this.now ? { state: this.now, events: this.events, reasons: this.reasons } : null);
    if (last !== null && state.seq < last.state.seq) return; // an older answer that came late
    const known = last?.events ?? [];
    if (state.events_from > known.length) {
      void this.#lookAgain();
      return;
    }
    if (state.over && !this.now?.over && this.ticket) keep(this.ticket.table, { over: true });
    const update: Update = {
      state,
      events: [...known.slice(0, state.events_from), ...state.events],
      reasons: [...(last?.reasons ?? []).filter((reason) => reason.event < state.events_from), ...state.reasons],
    };
    this.#send(JSON.stringify({ ack: state.seq }));
    const mover = last?.state.asked ?? null;
    const others = mover !== null && !this.mine.includes(mover);
    if (others) update.weight = weightOf(last?.state ?? null, state, state.events, this.mine);
    this.#updates.add(update, atOnce || !others);
    this.behind = this.#updates.last !== null;
  }

  #show({ state, events, reasons }: Update): void {
    this.events = events;
    this.reasons = reasons;
    if (state.asked !== this.thinking?.seat) this.thinking = null;
    this.now = state;
    this.#told = Date.now();
    this.behind = this.#updates.last !== null;
    if (state.seq >= this.#expected) this.busy = false;
  }

  /** Whoever has the page behind others is told by other means when it is their turn. */
  #tellHidden(): void {
    this.#send(JSON.stringify({ hidden: document.hidden }));
  }

  #send(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }
}

const MOMENTS = new Set(["feat", "discovery", "claim", "event", "ending"]);

/** How much there is to see in what others did. */
function weightOf(before: Snapshot | null, after: Snapshot, events: EventNow[], mine: number[]): Update["weight"] {
  const told = (state: Snapshot | null) =>
    mine.flatMap((seat) => state?.news[seat] ?? []).filter(({ tone }) => tone !== "");
  const known = new Set(told(before).map(({ event }) => event));
  if (told(after).some(({ event }) => !known.has(event))) return "mine";
  if (events.some(({ kind }) => MOMENTS.has(kind))) return "moment";
  return events.length ? "step" : "nothing";
}

/** The server's own sentences are English; in another language its status has to do. */
function wordsOf({ said, status, seq, words }: Trouble): string {
  if (said) return say(said);
  if (status === 409 && seq !== null) return t("web-moved-on");
  if (settings.language === "en") return words;
  if (status === 401 || status === 403) return t("web-not-yours");
  return t(status === 429 ? "web-too-fast" : "web-not-now");
}

export const live = new Live();
