import { expect, it } from "vitest";
import { ago } from "./ago";

const NOW = Date.parse("2026-05-10T12:00:00Z");

it.each([
  ["2026-05-10T11:59:40+00:00", "this minute", "in dieser Minute"],
  ["2026-05-10T11:48:00+00:00", "12 minutes ago", "vor 12 Minuten"],
  ["2026-05-10T09:00:00+00:00", "3 hours ago", "vor 3 Stunden"],
  ["2026-05-09T11:00:00+00:00", "yesterday", "gestern"],
  ["2026-05-10T12:05:00+00:00", "this minute", "in dieser Minute"],
])("says how long ago %s was", (at, english, german) => {
  expect([ago(at, "en", NOW), ago(at, "de", NOW)]).toEqual([english, german]);
});
