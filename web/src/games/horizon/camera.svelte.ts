/** The part of the map that is seen: everything there is, or what somebody zoomed and moved to. */

import type { Box } from "./hexes";

const CLOSEST = 240;
const FARTHEST = 1.7;

export class Camera {
  /** Width and height of the frame, in any unit. */
  frame = $state.raw({ width: 1, height: 1 });
  #all = $state.raw<Box>({ x: 0, y: 0, width: 1, height: 1 });
  #own = $state.raw<Box | null>(null);

  /** Everything that lies on the map. */
  show(all: Box): void {
    this.#all = all;
  }

  /** Does the map fit the frame by itself? */
  get fits(): boolean {
    return this.#own === null;
  }

  /** What is seen, in the shape of the frame. */
  box = $derived.by((): Box => this.#own ?? this.#shaped(this.#all));

  fit(): void {
    this.#own = null;
  }

  /** Closer (above 1) or farther, around a point given by its share of the frame. */
  zoom(by: number, across = 0.5, down = 0.5): void {
    const { x, y, width, height } = this.box;
    const most = this.#shaped(this.#all).width * FARTHEST;
    const wide = Math.max(CLOSEST, Math.min(most, width / by));
    const high = (wide / width) * height;
    this.#own = { x: x + (width - wide) * across, y: y + (height - high) * down, width: wide, height: high };
  }

  /** By shares of the frame. */
  move(across: number, down: number): void {
    const box = this.box;
    const all = this.#all;
    const within = (at: number, size: number, from: number, length: number) =>
      Math.max(from - size / 2, Math.min(from + length - size / 2, at));
    this.#own = {
      ...box,
      x: within(box.x - across * box.width, box.width, all.x, all.width),
      y: within(box.y - down * box.height, box.height, all.y, all.height),
    };
  }

  #shaped(box: Box): Box {
    const shape = this.frame.width / Math.max(1, this.frame.height);
    const width = Math.max(box.width, box.height * shape);
    const height = width / shape;
    return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
  }
}
