// @ts-nocheck -- vite.config.ts fills in the two constants below.
// Keeps the built files, so that the page opens at once and also without a network. Never touches live data.
const CACHE = "hokm-__VERSION__";
const FILES = __FILES__;
const LIVE = /^\/(ws|api|healthz|metrics)\b/;

self.addEventListener("install", (event) => {
  const fill = async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll(FILES);
    await self.skipWaiting();
  };
  event.waitUntil(fill());
});

self.addEventListener("activate", (event) => {
  const tidy = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith("hokm-") && name !== CACHE).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

/** How long the server may be silent before the kept page is shown instead; milliseconds. */
const PATIENCE = 3000;

/** The page itself comes fresh while the server answers, so that script and server always match. */
const page = async () => {
  const kept = () => caches.match("/", { cacheName: CACHE });
  const fresh = fetch("/").catch(kept);
  const silence = new Promise((resolve) => setTimeout(resolve, PATIENCE)).then(kept);
  // Where nothing is kept there is nothing better than to go on waiting.
  return (await Promise.race([fresh, silence])) ?? fresh;
};

const file = (request) => caches.match(request, { cacheName: CACHE }).then((kept) => kept ?? fetch(request));

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || LIVE.test(url.pathname)) return;
  event.respondWith(event.request.mode === "navigate" ? page() : file(event.request));
});
