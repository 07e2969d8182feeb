const key = 'slipway:chunk-reload';
const quietMs = 60_000;

interface Surroundings {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly now: () => number;
  readonly reload: () => void;
}

/** After a deploy old chunks vanish: load the page anew, but never twice in a minute. True when it reloads. */
export function reloadOnce(around: Surroundings): boolean {
  const last = Number(around.storage.getItem(key) ?? 0);
  if (around.now() - last < quietMs) return false;
  around.storage.setItem(key, String(around.now()));
  around.reload();
  return true;
}

export function watchChunkFailures(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) return;
    const reloads = reloadOnce({
      storage: sessionStorage,
      now: Date.now,
      reload: () => window.location.reload(),
    });
    if (reloads) event.preventDefault();
  });
}
