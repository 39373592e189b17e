import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "./settings.svelte";
import { UpdateQueue, type Update } from "./updates";
import type { Snapshot } from "./wire";

const update = (seq: number): Update => ({ state: { seq } as Snapshot, events: [], reasons: [] });

let shown: number[];
let queue: UpdateQueue;

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = "normal";
  shown = [];
  queue = new UpdateQueue(({ state }) => shown.push(state.seq));
});
afterEach(() => vi.useRealTimers());

it("what others do is shown one after the other, in order", () => {
  queue.add(update(1), true);
  for (const seq of [2, 3, 4]) queue.add(update(seq), false);
  expect(shown).toEqual([1]);
  expect(queue.last?.state.seq).toBe(4);
  vi.advanceTimersByTime(5_000);
  expect(shown).toEqual([1, 2, 3, 4]);
  expect(queue.last).toBeNull();
});

it("what need not wait does not overtake what is still to be shown", () => {
  queue.add(update(1), false);
  queue.add(update(2), true);
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(5_000);
  expect(shown).toEqual([1, 2]);
});

it("without motion only the newest is shown, at once", () => {
  queue.add(update(1), false);
  settings.motion = "off";
  queue.add(update(2), false);
  expect(shown).toEqual([2]);
  vi.advanceTimersByTime(5_000);
  expect(shown).toEqual([2]);
});
