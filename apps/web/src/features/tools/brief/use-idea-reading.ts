import { useEffect, useState } from 'react';
import { type IdeaReading, readIdea } from '../../../api/tools.ts';

/** Long enough to be a thought of its own; shorter texts are only begun. */
const shortestText = 24;
const pauseMs = 600;

export interface IdeaRead {
  /** Of these words, or of the ones before them while they are still being read. */
  readonly reading: IdeaReading | null;
  readonly isPending: boolean;
}

/**
 * Reads the idea when the typing pauses. A reading that cannot be had is no loss: the form takes the answers by hand, and
 * the run reads the words again.
 */
export function useIdeaReading(text: string | null): IdeaRead {
  const [read, setRead] = useState<{ readonly text: string; readonly reading: IdeaReading | null }>();
  const wanted = text !== null && text.trim().length >= shortestText ? text.trim() : null;
  const isPending = wanted !== null && wanted !== read?.text;
  useEffect(() => {
    if (wanted === null || !isPending) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      readIdea(wanted, stop.signal).then(
        (reading) => setRead({ text: wanted, reading }),
        () => stop.signal.aborted || setRead({ text: wanted, reading: null }),
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [wanted, isPending]);
  return { reading: wanted === null ? null : (read?.reading ?? null), isPending };
}
