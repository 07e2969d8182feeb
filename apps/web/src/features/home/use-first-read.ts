import type { FirstRead } from '@slipway/tools/score-your-idea/first-read';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';

type Reader = (text: string) => FirstRead;

let reader: Promise<Reader> | undefined;

/** Fetched once, at the first sign that somebody wants to type or choose. */
export function loadReader(): Promise<Reader> {
  reader ??= import('@slipway/tools/score-your-idea/first-read').then((module) => module.firstRead);
  return reader;
}

/** The opening sheet while nothing is written; then the reader's own, redrawn behind the typing. */
export function useFirstRead(text: string, opening: FirstRead): FirstRead {
  const shown = useDeferredValue(text);
  const [read, setRead] = useState<Reader | null>(null);
  const untouched = text === '';

  useEffect(() => {
    if (untouched || read) return;
    let wanted = true;
    loadReader().then(
      (loaded) => wanted && setRead(() => loaded),
      // Offline before the reader came: the last sheet stays, and the next change asks again.
      () => {
        reader = undefined;
      },
    );
    return () => {
      wanted = false;
    };
  }, [untouched, read]);

  return useMemo(() => (read && shown !== '' ? read(shown) : opening), [read, shown, opening]);
}
