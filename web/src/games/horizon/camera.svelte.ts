/** The part of the map that is seen: all of it at a size one can read, or what somebody zoomed and moved to. */

import type { Box } from "./hexes";

const CLOSEST = 2.4;

export class Camera {
  /** Width and height of the frame, in pixels. */
  frame = $state.raw({ width: 1, height: 1 });
  /** Tiles are never drawn smaller than so many times their size: then the map is moved instead. */
  least = $state(114 / 122);
  /** Nor larger than this, unless somebody comes closer. */
  most = $state(1.25);
  #all = $state.raw<Box>({ x: 0, y: 0, width: 1, height: 1 });
  #focus = $state.raw<Box | null>(null);
  #own = $state.raw<Box | null>(null);

  /** Everything that lies on the map, and what has to be seen of it if not all can be. */
  show(all: Box, focus: Box | null = null): void {
    this.#all = all;
    this.#focus = focus;
  }

  /** Does the map fit the frame by itself? */
  get fits(): boolean {
    return this.#own === null;
  }

  /** What is seen, in the shape of the frame. */
  box = $derived.by((): Box => this.#own ?? this.#whole());

  get scale(): number {
    return this.frame.width / this.box.width;
  }

  fit(): void {
    this.#own = null;
  }

  /** Closer (above 1) or farther, around a point given by its share of the frame. */
  zoom(by: number, across = 0.5, down = 0.5): void {
    const { x, y, width, height } = this.box;
    const wide = this.frame.width / Math.max(this.least, Math.min(CLOSEST, this.scale * by));
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

  #whole(): Box {
    const { frame, least, most } = this;
    const [all, focus] = [this.#all, this.#focus ?? this.#all];
    const scale = Math.max(least, Math.min(most, frame.width / all.width, frame.height / all.height));
    const [width, height] = [frame.width / scale, frame.height / scale];
    return {
      x: placed(all.x, all.width, focus.x, focus.width, width),
      y: placed(all.y, all.height, focus.y, focus.height, height),
      width,
      height,
    };
  }
}

/** Where a window begins: around the middle of everything, or moved as little as it takes to see what it should. */
function placed(from: number, length: number, focus: number, extent: number, size: number): number {
  const middle = from + (length - size) / 2;
  if (size >= length) return middle;
  if (extent >= size) return Math.max(from, Math.min(from + length - size, focus + (extent - size) / 2));
  return Math.max(focus + extent - size, Math.min(focus, middle));
}
