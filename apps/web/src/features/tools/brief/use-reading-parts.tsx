import type { AnyEngine } from '@slipway/tools';
import { type ReactNode, useMemo, useState } from 'react';
import type { Quote } from '../../../lib/cut-at-quotes.ts';
import { textOf } from './brief.ts';
import { listQuestions } from './list-questions.ts';
import { Questions } from './questions.tsx';
import { answersToReading, listAnswered, showAnswers } from './reading-answers.ts';
import { ReadingChips } from './reading-chips.tsx';
import type { BriefHandle } from './use-brief.ts';
import { useIdeaReading } from './use-idea-reading.ts';

interface ReadingParts {
  /** The person's own words that were understood. */
  readonly marks: readonly Quote[];
  readonly chips: ReactNode;
  readonly questions: ReactNode;
}

/**
 * What the form shows of the reading. A reading is no answer: it belongs to its text and is never sent along. What the person
 * picks is one.
 */
export function useReadingParts(engine: AnyEngine, handle: BriefHandle): ReadingParts {
  const { fields } = engine;
  const { brief } = handle;
  const [labels, setLabels] = useState<ReadonlyMap<string, string>>(new Map());
  const hasIdea = fields.some(({ name }) => name === 'idea');
  const isOwn = hasIdea && brief.origins.idea !== 'sample';
  const { reading, isPending } = useIdeaReading(
    isOwn ? textOf(brief.answers.idea) : null,
    answersToReading(fields, brief),
  );
  const read = useMemo(
    () => (reading?.slots ?? []).filter(({ field }) => fields.some(({ name }) => name === field)),
    [reading, fields],
  );
  const slots = useMemo(
    () => (isPending ? showAnswers(read, brief, labels) : read),
    [read, isPending, brief, labels],
  );
  const marks = useMemo(
    () => read.flatMap(({ field, quote }) => (quote === undefined ? [] : [{ name: field, words: quote }])),
    [read],
  );
  const answer = (field: string, value: string, label: string): void => {
    setLabels((before) => new Map(before).set(value, label));
    handle.set(field, value);
  };
  const hasSlots = reading !== null && reading.question === null;
  return {
    marks,
    // Beside its own sheet the sheet shows what was read, and asks.
    chips: handle.isRun ? null : (
      <ReadingChips
        slots={slots}
        question={reading?.question ?? null}
        answered={listAnswered(brief)}
        check={handle.check}
        onAnswer={answer}
        onUndo={(field) => handle.set(field, '')}
      />
    ),
    questions: handle.isRun ? null : (
      <Questions
        questions={hasSlots ? listQuestions(engine, slots, brief) : []}
        check={handle.check}
        onAnswer={answer}
      />
    ),
  };
}
