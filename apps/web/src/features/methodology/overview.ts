import { useEffect, useSyncExternalStore } from 'react';
import type { MethodologyOverview } from '../../api/methodology.ts';
import { call } from '../../lib/http.ts';

interface Overview {
  readonly data: MethodologyOverview | null;
  readonly error: Error | null;
  readonly isFetching: boolean;
}

const nothing: Overview = { data: null, error: null, isFetching: false };
let overview = nothing;
const listeners = new Set<() => void>();

function set(next: Overview): void {
  overview = next;
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Offline too: a sentence is better than a wait without end. */
function askOverview(): void {
  if (overview.isFetching) return;
  set({ ...overview, isFetching: true });
  call('GET /api/methodology').then(
    (data) => set({ data, error: null, isFetching: false }),
    (cause: unknown) =>
      set({
        data: null,
        error: cause instanceof Error ? cause : new Error(String(cause)),
        isFetching: false,
      }),
  );
}

/** One answer serves the visit and every part of the page: it changes only with a release. Without the data cache, as on pages that are read. */
export function useOverview(): Overview & { readonly refetch: () => void } {
  const now = useSyncExternalStore(
    subscribe,
    () => overview,
    () => nothing,
  );
  useEffect(() => {
    if (overview.data === null && overview.error === null) askOverview();
  }, []);
  return { ...now, refetch: askOverview };
}
