import { beforeEach, expect, it, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const fresh = async () => (await import("./settings.svelte")).settings;

it("what a person likes is kept for the next visit", async () => {
  const first = await fresh();
  first.language = "de";
  first.motion = "fast";
  vi.resetModules();
  const next = await fresh();
  expect(next).not.toBe(first);
  expect([next.language, next.motion, next.pace, next.endTurn]).toEqual(["de", "fast", 130, true]);
});

it("what cannot be read is as if nothing were kept", async () => {
  localStorage.setItem("heliopause.settings", "{not json");
  expect((await fresh()).theme).toBe("auto");
});

it("nothing moves when motion is off", async () => {
  const settings = await fresh();
  settings.motion = "off";
  expect(settings.pace).toBe(0);
});
