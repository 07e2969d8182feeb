import type { ReadingSlot } from '@slipway/report';
import { useId } from 'react';
import { findFor } from '../../../api/tools.ts';
import { SlotList } from '../../../lib/slots/slot-list.tsx';

interface ReadingChipsProps {
  readonly slots: readonly ReadingSlot[];
  /** Asked where the text says too little for an answer. */
  readonly question: string | null;
  readonly answered: ReadonlySet<string>;
  readonly check: (field: string, text: string) => string | null;
  readonly onAnswer: (field: string, value: string, label: string) => void;
  readonly onUndo: (field: string) => void;
}

/** What was understood of the idea, while it is written: a reading, and no answer until it is picked. */
export function ReadingChips({ slots, question, answered, check, onAnswer, onUndo }: ReadingChipsProps) {
  const id = useId();
  if (question !== null)
    return (
      <p role="status" className="border-l-2 border-signal pl-3 text-sm">
        {question}
      </p>
    );
  if (slots.length === 0) return null;
  const asking = slots.filter(({ standing }) => standing === 'unsure' || standing === 'open').length;
  return (
    <section aria-labelledby={id} className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <h2 id={id} className="font-sans text-sm font-medium">
          How we read it
        </h2>
        <p role="status" className="text-ink-soft">
          {asking > 0 ? `${asking} to check` : 'Nothing to check'}
        </p>
      </div>
      <div className="@container">
        <SlotList
          slots={slots}
          labelledBy={id}
          answered={answered}
          findFor={findFor}
          check={check}
          onChange={onAnswer}
          onUndo={onUndo}
          afterChange="Your text is read again."
        />
      </div>
    </section>
  );
}
