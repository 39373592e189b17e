/** What a guest is about to do: which seat, in which colour; the name is the browser's. */

import type { LobbySeat } from "../lib/wire";
import { me } from "../start/me.svelte";
import type { Room } from "./room.svelte";

export const COLOURS = 4;

export class Joining {
  #seat = $state<number | null>(null);
  #colour = $state<number | null>(null);
  mail = $state("");

  constructor(readonly room: Room) {}

  /** The seats that I could take, with what I came with. */
  get free(): LobbySeat[] {
    const { lobby, mine } = this.room;
    if (!lobby) return [];
    const vacant = lobby.seats.filter((seat) => seat.vacant);
    const own = vacant.filter(({ seat }) => mine.includes(seat));
    if (own.length > 0) return own;
    return lobby.admits === "address" ? vacant : [];
  }

  /** The one that is picked, as long as nobody else takes it. */
  get seat(): number | null {
    const free = this.free;
    return (free.find(({ seat }) => seat === this.#seat) ?? free[0])?.seat ?? null;
  }
  set seat(seat: number | null) {
    this.#seat = seat;
    this.#colour = null;
  }

  /** Of the colours no person plays; the seat's own unless another was picked. */
  get colour(): number | null {
    const seat = this.seat;
    if (seat === null) return null;
    const own = this.room.lobby?.seats[seat]?.colour ?? seat;
    return this.#colour !== null && this.playedBy(this.#colour) === null ? this.#colour : own;
  }
  set colour(colour: number | null) {
    this.#colour = colour;
  }

  /** The person who plays a colour; nobody, or a bot, gives it up. */
  playedBy(colour: number): string | null {
    return this.room.lobby?.seats.find((seat) => seat.colour === colour && seat.who === "person")?.name ?? null;
  }

  get name(): string {
    return me.called(this.seat ?? 0);
  }

  async take(): Promise<void> {
    const { seat, colour } = this;
    if (seat === null) return;
    const mail = this.mail.trim();
    await this.room.take(seat, { name: this.name, colour, ...(mail ? { mail } : {}) });
  }
}
