/** The service worker: what the server tells while no page is open, and a word when the server cannot be reached.
 *
 * It keeps no game: what it answers with when there is no network is one page that says so.
 */

export {}; // a module: what is declared here is not everybody's
declare const self: ServiceWorkerGlobalScope;

const worker = self;
const KEPT = "heliopause-offline";
const OFFLINE = "/offline";

interface Told {
  title: string;
  body: string;
  table: string;
  news: string;
  language: string;
}

worker.addEventListener("install", (event) => event.waitUntil(keepOffline().then(() => worker.skipWaiting())));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("message", (event: ExtendableMessageEvent) => {
  const { language } = event.data as { language?: string };
  if (language) event.waitUntil(keepOffline(language).catch(() => undefined));
});

worker.addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  event.respondWith(fetch(event.request).catch(() => offline()));
});

worker.addEventListener("push", (event) => {
  const told = event.data?.json() as Told | undefined;
  if (told) event.waitUntil(Promise.all([show(told), mark()]));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { table } = event.notification.data as { table: string };
  event.waitUntil(goTo(`/t/${table}`));
});

/** The page in the language that is spoken here. */
async function keepOffline(language?: string): Promise<void> {
  const kept = await caches.open(KEPT);
  const page = await fetch(OFFLINE, language ? { headers: { "Accept-Language": language } } : {});
  if (page.ok) await kept.put(OFFLINE, page);
}

async function offline(): Promise<Response> {
  const kept = await caches.match(OFFLINE);
  return kept ?? new Response("Heliopause cannot be reached.", { status: 503 });
}

/** Of a table only the newest is shown. */
function show({ title, body, table, news, language }: Told): Promise<void> {
  return worker.registration.showNotification(title, {
    body,
    lang: language,
    tag: `heliopause-${table}`,
    icon: "/icons/icon-192.png",
    badge: "/icons/badge-96.png",
    data: { table, news },
  });
}

async function mark(): Promise<void> {
  try {
    await worker.navigator.setAppBadge();
  } catch {
    // a browser that has no badges
  }
}

/** The page that shows the table already, another page of ours, or a new one. */
async function goTo(path: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  if (there) await there.focus();
  else await worker.clients.openWindow(path);
}
