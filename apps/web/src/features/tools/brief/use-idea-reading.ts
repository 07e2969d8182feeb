import { useEffect, useState } from 'react';
import { type IdeaReading, type ReadingAnswers, readIdea } from '../../../api/tools.ts';

/** Long enough to be a thought of its own; shorter texts are only begun. */
const shortestText = 24;
const pauseMs = 600;

interface Read {
  readonly text: string;
  readonly answers: string;
  readonly reading: IdeaReading | null;
}

interface IdeaRead {
  /** Of these words, or of the ones before them while they are still being read. */
  readonly reading: IdeaReading | null;
  readonly isPending: boolean;
}

/**
 * Reads the idea when the typing pauses, around what the person has put right. A reading that cannot be had is no loss: the
 * form takes the answers by hand, and the run reads the words again.
 */
export function useIdeaReading(text: string | null, put: ReadingAnswers): IdeaRead {
  const [read, setRead] = useState<Read | null>(null);
  const wanted = text !== null && text.trim().length >= shortestText ? text.trim() : null;
  const answers = JSON.stringify(put);
  const isSameText = wanted === read?.text;
  const isPending = wanted !== null && !(isSameText && answers === read?.answers);
  useEffect(() => {
    if (wanted === null || !isPending) return;
    const stop = new AbortController();
    const timer = setTimeout(
      () => {
        readIdea(wanted, JSON.parse(answers), stop.signal).then(
          (reading) => setRead({ text: wanted, answers, reading }),
          () => stop.signal.aborted || setRead({ text: wanted, answers, reading: null }),
        );
      },
      // A chip was pressed: nobody is still typing.
      isSameText ? 0 : pauseMs,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [wanted, answers, isSameText, isPending]);
  return { reading: wanted === null ? null : (read?.reading ?? null), isPending };
}
