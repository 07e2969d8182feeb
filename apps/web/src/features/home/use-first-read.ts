import { useEffect, useState } from 'react';
import type { FirstReadResult } from '../../api/first-read.ts';

/** Long enough to be a thought of its own; shorter texts are only begun. */
const shortestText = 24;
const pauseMs = 600;

interface FirstReading {
  /** Null while no words of this person have been read. */
  readonly result: FirstReadResult | null;
  readonly isPending: boolean;
  readonly isFailed: boolean;
}

/** Fetched with the first words that are read: the page shows without it. */
async function askServer(text: string, signal: AbortSignal): Promise<FirstReadResult> {
  const { readFirst } = await import('../../api/first-read.ts');
  return readFirst(text, signal);
}

/** Read by the server when the typing pauses; until then the reading before it stays. `known` are read already. */
export function useFirstRead(text: string, known: ReadonlyMap<string, FirstReadResult>): FirstReading {
  const [read, setRead] = useState<{ readonly text: string; readonly result: FirstReadResult | null } | null>(
    null,
  );
  const wanted = text.trim();
  const sample = known.get(wanted);
  const isLong = wanted.length >= shortestText;
  const isPending = isLong && sample === undefined && read?.text !== wanted;
  useEffect(() => {
    if (!isPending) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      askServer(wanted, stop.signal).then(
        (result) => setRead({ text: wanted, result }),
        // The next change asks again.
        () => stop.signal.aborted || setRead((before) => ({ text: wanted, result: before?.result ?? null })),
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [wanted, isPending]);
  const result = sample ?? (isLong ? (read?.result ?? null) : null);
  return { result, isPending, isFailed: isLong && !isPending && result === null };
}
