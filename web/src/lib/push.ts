/** Push messages: this browser asks its own push service for an address, and tells the server, seat by seat. */

import { choices } from "../start/bots";
import * as api from "./api";
import { gameOf, keep } from "./keys";
import { settings } from "./settings.svelte";

/** Browsers have it on pages that came by https, or from this computer. */
export const canPush =
  isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** The worker says a word when the server cannot be reached, and shows what comes while no page is open. */
export function startWorker(): void {
  if (isSecureContext && "serviceWorker" in navigator)
    navigator.serviceWorker.register("/worker.js").catch(() => undefined); // without it the pages work all the same
}

/** Its one page in the language that is spoken here. */
export function tellWorker(language: string): void {
  if ("serviceWorker" in navigator)
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ language }));
}

/** Is this browser told what concerns my seats at a table? */
export function isPushed(table: string): boolean {
  return gameOf(table)?.push === true && canPush && Notification.permission === "granted";
}

/** The browser's own question comes here: only after somebody said that they want it. */
export async function allowed(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}

/** From now on; false if the browser or its push service does not want to. */
export async function beginPush(ticket: api.Ticket): Promise<boolean> {
  if (!canPush || Notification.permission !== "granted") return false;
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    const { push_key } = await choices();
    const found = await pushManager.getSubscription();
    const ours = found !== null && letters(found.options.applicationServerKey) === push_key;
    if (found !== null && !ours) await found.unsubscribe(); // the server has another key than it had
    const kept =
      found !== null && ours
        ? found
        : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: push_key });
    const { endpoint, keys } = kept.toJSON();
    await api.beginPush(ticket, endpoint ?? "", keys?.["p256dh"] ?? "", keys?.["auth"] ?? "");
    keep(ticket.table, { push: true });
    return true;
  } catch {
    return false;
  }
}

/** No more for this table; others go on. */
export async function endPush(ticket: api.Ticket): Promise<void> {
  keep(ticket.table, { push: false });
  if (!canPush) return;
  const { pushManager } = await navigator.serviceWorker.ready;
  const found = await pushManager.getSubscription();
  if (found !== null) await api.endPush(ticket, found.endpoint);
}

/** After a seat was taken or a table opened: what was wished for once holds, also with a new key. */
export function goOnWithPush(ticket: api.Ticket): void {
  const wished = gameOf(ticket.table)?.push ?? settings.notify;
  if (wished) void beginPush(ticket);
}

function letters(raw: ArrayBuffer | null): string {
  if (raw === null) return "";
  const text = btoa(String.fromCharCode(...new Uint8Array(raw)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
