import { useCallback, useEffect, useState } from 'react';

interface Answer<T> {
  readonly data: T | null;
  readonly error: Error | null;
  readonly isFetching: boolean;
  refetch(): void;
}

/** One request of a public page, without the data cache and its 12 KB. `load` must be the same function at each render. */
export function useAnswer<T>(load: (signal: AbortSignal) => Promise<T>): Answer<T> {
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<Omit<Answer<T>, 'refetch'>>({
    data: null,
    error: null,
    isFetching: true,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another request
  useEffect(() => {
    const stop = new AbortController();
    const settle = (data: T | null, error: Error | null) => {
      if (!stop.signal.aborted) setAnswer({ data, error, isFetching: false });
    };
    load(stop.signal).then(
      (data) => settle(data, null),
      (cause: unknown) => settle(null, cause instanceof Error ? cause : new Error(String(cause))),
    );
    return () => stop.abort();
  }, [load, tries]);
  const refetch = useCallback(() => {
    setAnswer((before) => ({ ...before, isFetching: true }));
    setTries((before) => before + 1);
  }, []);
  return { ...answer, refetch };
}
