import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "./settings.svelte";
import { UpdateQueue, type Update } from "./updates";
import type { Snapshot } from "./wire";

const update = (seq: number): Update => ({ state: { seq } as Snapshot, events: [], reasons: [] });

let shown: number[];
let queue: UpdateQueue;

beforeEach(() => {
  vi.useFakeTimers();
  settings.botPace = "calm";
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

it("where nobody wants to wait only the newest is shown, at once", () => {
  queue.add(update(1), true);
  queue.add(update(2), false);
  settings.botPace = "once";
  queue.add(update(3), false);
  expect(shown).toEqual([1, 3]);
  vi.advanceTimersByTime(5_000);
  expect(shown).toEqual([1, 3]);
});

it("reduced motion does not make others' turns unreadable", () => {
  settings.motion = "off";
  queue.add(update(1), true);
  queue.add(update(2), false);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(1_000);
  expect(shown).toEqual([1, 2]);
  settings.motion = "normal";
});

it("a step takes less than a second, and one where nothing is seen hardly any", () => {
  queue.add({ ...update(1), weight: "nothing" }, true);
  queue.add({ ...update(2), weight: "step" }, false);
  queue.add(update(3), false);
  vi.advanceTimersByTime(200);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(500);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(400);
  expect(shown).toEqual([1, 2, 3]);
});

it("what concerns me stops the show for a moment, or until I have seen it", () => {
  queue.add({ ...update(1), weight: "mine" }, true);
  for (const seq of [2, 3]) queue.add(update(seq), false);
  vi.advanceTimersByTime(1_900);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(400);
  expect(shown).toEqual([1, 2]);
  queue.goOn();
  expect(shown).toEqual([1, 2, 3]);
});

it("the show can be skipped, and tells whether it runs", () => {
  const runs: boolean[] = [];
  queue = new UpdateQueue(
    ({ state }) => shown.push(state.seq),
    (still) => runs.push(still),
  );
  queue.add(update(1), true);
  for (const seq of [2, 3, 4]) queue.add(update(seq), false);
  expect(runs.at(-1)).toBe(true);
  queue.skip();
  expect(shown).toEqual([1, 4]);
  expect(runs.at(-1)).toBe(false);
});
