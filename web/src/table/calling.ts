/** Calls a person who looks elsewhere: a browser notification when it is their turn, if they allowed it. */

import { settings } from "../lib/settings.svelte";
import { t } from "../lib/words.svelte";

let called = false;

export function callMe(myTurn: boolean, who: string): void {
  if (!myTurn) {
    called = false;
    return;
  }
  if (called || !document.hidden || !settings.notify) return;
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  called = true;
  try {
    const note = new Notification("Heliopause", { body: t("web-call", { who }), tag: "heliopause-turn" });
    note.onclick = () => window.focus();
  } catch {
    // some browsers only allow it from a service worker; the tab's title still tells
  }
}
