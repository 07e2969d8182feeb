import { type ReadingSlot, slotKey } from '@slipway/report';
import { useId, useState } from 'react';
import { findFor } from '../../../api/tools.ts';
import { SlotAnswer } from '../../../lib/slots/slot-answer.tsx';

interface QuestionsProps {
  readonly questions: readonly ReadingSlot[];
  readonly check: (field: string, text: string) => string | null;
  /** An empty value takes the answer back. */
  readonly onAnswer: (field: string, value: string, label: string) => void;
}

/** The few answers that decide most, above the button. None is needed. */
export function Questions({ questions, check, onAnswer }: QuestionsProps) {
  const [isSkipped, setSkipped] = useState(false);
  const id = useId();
  if (isSkipped || questions.length === 0) return null;
  return (
    <section aria-labelledby={id} className="questions">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={id} className="font-sans text-sm font-semibold">
          {questions.length === 1 ? 'Answer this' : 'Answer these'} and the sheet gets sharper
        </h2>
        <button type="button" className="text-link min-h-9 text-sm" onClick={() => setSkipped(true)}>
          Skip
        </button>
      </div>
      {questions.map((slot) => (
        <div key={slotKey(slot)} className="grid gap-2">
          <p id={`${id}-${slotKey(slot)}`} className="text-sm font-medium">
            {slot.part === undefined ? slot.label : `What is the ${slot.label}?`}
          </p>
          <SlotAnswer
            slot={slot}
            isCompact
            labelledBy={`${id}-${slotKey(slot)}`}
            find={findFor(slot.field)}
            check={(text) => check(slot.field, text)}
            onAnswer={({ value, label }) => {
              const isAgain =
                slot.part === undefined && slot.standing === 'confirmed' && label === slot.value;
              onAnswer(slot.field, isAgain ? '' : value, label);
            }}
          />
        </div>
      ))}
    </section>
  );
}
