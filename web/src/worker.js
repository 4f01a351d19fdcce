// The service worker: without a network our own page opens, not the browser's. The build writes VERSION and FILES.
// Before it stands windows.js, and a cache of games (games.ts) is the page's own.
/* global VERSION, FILES, pickWindow, readPush */
const CACHE = `gobelet-${VERSION}`;
const GAMES = "gobelet-games";
const PATIENCE = 4_000; // milliseconds for the network to answer a navigation
const scope = new URL("./", location.href);
const kept = new Set(FILES.map((name) => new URL(name, scope).pathname));

addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([...kept])));
});

addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([forgetOthers(), clients.claim()]));
});

// Only the player decides when a new version takes over: never in the middle of a game.
addEventListener("message", ({ data }) => {
  if (data === "take over") skipWaiting();
});

addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== scope.origin || pathname.startsWith(`${scope.pathname}api/`)) return;
  if (mode === "navigate") event.respondWith(navigate(event.request));
  else if (kept.has(pathname)) event.respondWith(fromCache(pathname).then((file) => file ?? fetch(url)));
  else if (pathname.startsWith(`${scope.pathname}assets/`)) event.respondWith(ofAnother(pathname, url));
});

const fromCache = (path) => caches.match(path, { cacheName: CACHE });

/** A file of another version, for a window that still shows it: the server may have it no more, or not be there. */
const ofAnother = async (path, url) => (await caches.match(path)) ?? fetch(url);

/** The network's page; ours if it does not come, or not in time. */
async function navigate(request) {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const came = fetch(request).catch(() => undefined);
  return (await Promise.race([came, late])) ?? (await fromCache(scope.pathname)) ?? fetch(request);
}

addEventListener("push", (event) => {
  const { title, options } = readPush(event.data?.text() ?? "", scope.href);
  event.waitUntil(registration.showNotification(title, options));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.address ?? scope.href));
});

/** To the window that shows this already; otherwise in a new one. */
async function show(address) {
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pickWindow(windows, address);
  await (open ? open.focus() : clients.openWindow(address));
}

/** Other windows may show an earlier version, and need what they have not loaded yet: then all is kept until the next one. */
async function forgetOthers() {
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (windows.length > 1) return;
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name !== CACHE && name !== GAMES).map((name) => caches.delete(name)),
  );
}
