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

let reloading = false;

/** True from the decision to load the page anew: what fails after it is not worth showing. */
export function isReloading(): boolean {
  return reloading;
}

export function watchChunkFailures(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) return;
    reloading ||= reloadOnce({
      storage: sessionStorage,
      now: Date.now,
      reload: () => window.location.reload(),
    });
    if (reloading) event.preventDefault();
  });
}
