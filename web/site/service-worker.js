// Keeps the whole site in the browser, so that it opens without a network. `site.mjs` puts VERSION and FILES before this.

const CACHE = `nimatron-${VERSION}`;

addEventListener('install', (event) => {
  // Not from the browser's own cache: the files must be of one version.
  const fresh = FILES.map((file) => new Request(file, { cache: 'reload' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
});

// A new version takes over when no page of the old one is open, so that a page and its worker always fit together.
addEventListener('activate', (event) => {
  const isOld = (name) => name.startsWith('nimatron-') && name !== CACHE;
  const clean = caches.keys().then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))));
  event.waitUntil(clean.then(() => clients.claim()));
});

addEventListener('fetch', (event) => {
  const { method, url, mode } = event.request;
  if (method !== 'GET' || new URL(url).origin !== location.origin) return;
  const wanted = mode === 'navigate' ? new URL('./', registration.scope).href : event.request;
  const kept = caches.open(CACHE).then((cache) => cache.match(wanted, { ignoreSearch: true }));
  event.respondWith(kept.then((response) => response ?? fetch(event.request)));
});
