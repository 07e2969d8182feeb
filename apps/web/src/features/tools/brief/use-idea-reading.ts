import { useEffect, useState } from 'react';
import { type IdeaReading, readIdea } from '../../../api/tools.ts';

/** Long enough to be a thought of its own; shorter texts are only begun. */
const shortestText = 24;
const pauseMs = 600;

export interface IdeaRead {
  readonly text: string;
  readonly reading: IdeaReading;
}

/**
 * Reads the idea when the typing pauses. A reading that cannot be had is no loss: the form takes the answers by hand, and
 * the run reads the words again.
 */
export function useIdeaReading(text: string | null, onRead: (reading: IdeaReading) => void): IdeaRead | null {
  const [read, setRead] = useState<IdeaRead | null>(null);
  const wanted = text !== null && text.trim().length >= shortestText ? text.trim() : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the words change, not when the listener does
  useEffect(() => {
    if (wanted === null || wanted === read?.text) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      readIdea(wanted, stop.signal).then(
        (reading) => {
          setRead({ text: wanted, reading });
          onRead(reading);
        },
        () => undefined,
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [wanted]);
  return wanted === null ? null : read;
}
