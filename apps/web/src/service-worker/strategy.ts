type Strategy = 'leave-alone' | 'asset' | 'navigation' | 'picture';

/**
 * What the worker does with a request. Answers of `/api` are never kept, so it does not even look at them; nor at what people publish, which is
 * no part of the app and is gone when they take it down.
 */
export function strategyFor(
  request: { method: string; mode: string; url: string },
  origin: string,
): Strategy {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return 'leave-alone';
  if (/^\/(?:api|healthz|readyz|p|images)(?:\/|$)/.test(url.pathname)) return 'leave-alone';
  if (url.pathname.startsWith('/assets/')) return 'asset';
  return request.mode === 'navigate' ? 'navigation' : 'picture';
}

/** Old builds leave assets behind; those the new build does not know are dropped. */
export function listStale(kept: readonly string[], current: readonly string[]): readonly string[] {
  const wanted = new Set(current);
  return kept.filter((url) => !wanted.has(new URL(url).pathname));
}
