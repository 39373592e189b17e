import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { live } from "./live.svelte";
import { settings } from "./settings.svelte";
import type { Snapshot } from "./wire";

/** The wire: what the page would send and hear. */
class Wire {
  static OPEN = 1;
  static last: Wire;
  readyState = Wire.OPEN;
  sent: string[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    Wire.last = this;
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.readyState = 3;
  }
  hear(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const event = (m: string) => ({ seat: 0, said: { m }, source: null, turn: 0, kind: "" });
const state = (seq: number, from: number, ...events: string[]) =>
  ({
    type: "state",
    table: "t1",
    seq,
    moment: seq,
    asked: 0,
    seats: [{ seat: 0, name: "Ada" }],
    events_from: from,
    events: events.map(event),
    reasons: [],
    news: [[]],
    over: false,
    closed: false,
    stopped: null,
    closing: [],
  }) as unknown as Snapshot;

const answers: Record<string, unknown> = {};

beforeEach(() => {
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(new Response(JSON.stringify(answers[path]), { status: 200 })),
  );
  settings.botPace = "once";
  live.open({ table: "t1", key: "k" });
  Wire.last.hear({ type: "hello", mine: [0], host: true, talk: [], state: state(3, 0, "one", "two") });
});
afterEach(() => {
  live.shut();
  vi.unstubAllGlobals();
});

const log = () => live.events.map(({ said }) => said.m);

it("takes updates that follow, and acknowledges them", () => {
  Wire.last.hear(state(4, 2, "three"));
  expect(log()).toEqual(["one", "two", "three"]);
  expect(Wire.last.sent).toContain('{"ack":4}');
});

it("an undo shortens the log; an older answer that comes late is not taken", () => {
  Wire.last.hear(state(5, 1, "other"));
  expect(log()).toEqual(["one", "other"]);
  Wire.last.hear(state(4, 2, "late"));
  expect(live.now?.seq).toBe(5);
  expect(log()).toEqual(["one", "other"]);
});

it("when news is missing it looks at the whole table again", async () => {
  answers["/api/tables/t1"] = state(9, 0, "one", "two", "three", "four", "five");
  Wire.last.hear(state(9, 4, "five"));
  await vi.waitFor(() => expect(log()).toEqual(["one", "two", "three", "four", "five"]));
});

it("comes back by itself when the line is lost, not when the key is bad", () => {
  vi.useFakeTimers();
  const first = Wire.last;
  first.onclose?.({ code: 1006 });
  expect(live.connection).toBe("lost");
  vi.advanceTimersByTime(2_000);
  expect(Wire.last).not.toBe(first);
  Wire.last.onclose?.({ code: 4403 });
  vi.useRealTimers();
  expect(live.connection).toBe("bad-key");
});
