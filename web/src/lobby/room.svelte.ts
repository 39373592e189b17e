/** A table as one comes to it: with the key of a seat, a key to watch with, or only its address. */

import * as api from "../lib/api";
import { keep, keyIn, keyOf, withoutKey } from "../lib/keys";
import { live } from "../lib/live.svelte";
import { path } from "../lib/path.svelte";
import { goOnWithPush } from "../lib/push";
import type { LobbyChange, LobbyNow, LobbySeatChange, TakeSeat, Visit } from "../lib/wire";
import { sentence } from "../start/opening.svelte";
import { rememberSeats } from "../start/seats";

const AGAIN = 3_000;

export class Room {
  /** Empty for who has only the address. */
  key = $state("");
  visit = $state.raw<Visit | null>(null);
  /** Who sits where, the newest that is known. */
  lobby = $state.raw<LobbyNow | null>(null);
  /** There is no such table. */
  gone = $state(false);
  /** The key that was brought opens nothing any more. */
  ended = $state(false);
  busy = $state(false);
  trouble = $state("");

  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: string) {}

  get ticket(): api.Ticket {
    return { table: this.table, key: this.key };
  }

  get mine(): number[] {
    return this.visit?.mine ?? [];
  }

  get host(): boolean {
    return this.visit?.host === true;
  }

  /** A key in the address is kept in this browser and taken out of sight. */
  enter(): void {
    const given = keyIn(location.search);
    if (given) {
      keep(this.table, { key: given });
      history.replaceState(null, "", location.pathname + withoutKey(location.search));
    }
    const key = given ?? keyOf(this.table);
    if (key) this.goOn(key);
    else void this.look();
  }

  leave(): void {
    clearTimeout(this.#again);
    live.leave(this.table);
  }

  /** With this key from now on. */
  goOn(key: string): void {
    this.key = key;
    this.ended = false;
    live.open(this.ticket);
  }

  /** The key was turned away: what is left is the address. */
  turnAway(): void {
    this.key = "";
    this.ended = true;
    live.shut();
    void this.look();
  }

  /** Somebody came or went: what I may do here may have changed, too. */
  hear(lobby: LobbyNow): void {
    this.lobby = lobby;
    void this.look();
  }

  /** What may I do here? Whoever has only the address hears of every change too, until it begins. */
  async look(): Promise<void> {
    clearTimeout(this.#again);
    try {
      this.visit = await api.visit(this.ticket);
      this.lobby = this.visit.lobby;
      if (this.lobby.state === "gathering") live.wait(this.visit);
      if (this.key) return;
      // A link to a turn of the analysis leads there at once.
      if (path.analysis !== null && this.lobby.state === "over") this.watch();
      else if (this.visit.lobby.state !== "gathering") live.shut();
      else if (live.ticket === null) live.open(this.ticket);
    } catch (error) {
      const status = error instanceof api.Refused ? error.trouble.status : 0;
      if (status === 404) this.gone = true;
      else if (status !== 403) {
        this.trouble = sentence(error);
        this.#again = setTimeout(() => void this.look(), AGAIN);
      }
    }
  }

  async take(seat: number, wish: TakeSeat): Promise<void> {
    await this.#wish(async () => {
      const { key } = await api.takeSeat(this.ticket, seat, wish);
      keep(this.table, { key });
      rememberSeats(this.table, [seat]);
      this.goOn(key);
      goOnWithPush(this.ticket);
    });
  }

  watch(): void {
    if (this.visit === null) return;
    keep(this.table, { key: this.visit.watch });
    this.goOn(this.visit.watch);
  }

  changeSeat(seat: number, change: LobbySeatChange): Promise<void> {
    return this.#wish(() => api.changeLobbySeat(this.ticket, seat, change));
  }

  change(change: LobbyChange): Promise<void> {
    return this.#wish(() => api.changeLobby(this.ticket, change));
  }

  start(fill: string | null): Promise<void> {
    return this.#wish(() => api.startGame(this.ticket, fill));
  }

  close(): Promise<void> {
    return this.#wish(() => api.closeTable(this.ticket));
  }

  async #wish(work: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = "";
    try {
      await work();
    } catch (error) {
      this.trouble = sentence(error);
      await this.look();
    } finally {
      this.busy = false;
    }
  }
}
