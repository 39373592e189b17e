/** A browser notification for a person who looks elsewhere when it is their turn, if they allowed it. */

import { settings } from "../lib/settings.svelte";
import { t } from "../lib/words.svelte";

let notified = false;

/** Not where the server tells this browser by push: one notice is enough. */
export function notifyTurn(myTurn: boolean, who: string, pushed: boolean): void {
  if (!myTurn) {
    notified = false;
    return;
  }
  if (notified || pushed || !document.hidden || !settings.notify) return;
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  notified = true;
  try {
    const note = new Notification("Heliopause", { body: t("web-call", { who }), tag: "heliopause-turn" });
    note.onclick = () => window.focus();
  } catch {
    // some browsers only allow it from a service worker; the tab's title still tells
  }
}
