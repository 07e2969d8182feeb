import { listStale, strategyFor } from './strategy.ts';

declare const self: ServiceWorkerGlobalScope;
/** Filled in by the build: changes with every build, so that the browser sees a new worker. */
declare const __VERSION__: string;
/** The offline page and what it shows. */
declare const __PRECACHE__: readonly string[];
declare const __ASSETS__: readonly string[];

const shellCache = `slipway-shell-${__VERSION__}`;
const assetCache = 'slipway-assets';
const offlinePage = '/offline';

async function install(): Promise<void> {
  const cache = await caches.open(shellCache);
  await cache.addAll(__PRECACHE__.map((path) => new Request(path, { cache: 'reload' })));
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('slipway-shell-') && name !== shellCache);
  await Promise.all(old.map((name) => caches.delete(name)));
  const assets = await caches.open(assetCache);
  const kept = (await assets.keys()).map((request) => request.url);
  await Promise.all(listStale(kept, __ASSETS__).map((url) => assets.delete(url)));
}

/** Names carry a hash of the content, so what is kept is never out of date. */
async function fromCacheFirst(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) {
    const cache = await caches.open(assetCache);
    await cache.put(request, answer.clone());
  }
  return answer;
}

async function fromNetworkFirst(request: Request, fallback: Request | string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (cause) {
    const kept = await caches.match(fallback);
    if (kept) return kept;
    throw cause;
  }
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting());
});
self.addEventListener('fetch', (event) => {
  const strategy = strategyFor(event.request, self.location.origin);
  if (strategy === 'asset') event.respondWith(fromCacheFirst(event.request));
  if (strategy === 'navigation') event.respondWith(fromNetworkFirst(event.request, offlinePage));
  if (strategy === 'picture') event.respondWith(fromNetworkFirst(event.request, event.request));
});
