import type { Field } from '@slipway/tools';
import type { IdeaReading } from '../../../api/tools.ts';
import type { Brief } from './brief.ts';
import { isBlank } from './brief.ts';

export interface ReadBackProps {
  readonly fields: readonly Field[];
  readonly brief: Brief;
  readonly reading: IdeaReading | null;
  /** Opens a field, where a reading can be put right. */
  readonly onChange: (name: string) => void;
  readonly onAnswer: (name: string, value: string) => void;
}

/** What was understood of the idea, each part to be changed; and the question where it was not. */
export function ReadBack({ fields, brief, reading, onChange, onAnswer }: ReadBackProps) {
  const understood = fields.filter(({ name }) => brief.origins[name] === 'read');
  const question = findQuestion(reading, fields, brief);
  return (
    <div role="status" className="grid gap-3 empty:hidden">
      {understood.length > 0 ? (
        <div className="grid gap-1.5">
          <p className="fig-label">We read this as</p>
          <ul className="border-t border-line">
            {understood.map((field) => (
              <li key={field.name} className="border-b border-line">
                <button
                  type="button"
                  onClick={() => onChange(field.name)}
                  className="group flex min-h-9 w-full items-baseline gap-2 py-1.5 text-left text-sm"
                >
                  <span className="text-ink-soft">{field.label}:</span>
                  <span className="min-w-0 grow truncate font-medium">{wordsFor(field, brief)}</span>
                  <span className="text-ink-soft underline decoration-line-strong underline-offset-4 group-hover:text-signal-text">
                    Change
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {question ? (
        <div className="grid gap-2 border-l-2 border-signal pl-3">
          <p className="text-sm font-medium">{question.text}</p>
          <ul className="flex flex-wrap gap-1.5">
            {question.options.map(({ value, label, why }) => (
              <li key={value}>
                <button
                  type="button"
                  title={why}
                  onClick={() => onAnswer(question.field, value)}
                  className="min-h-9 rounded-control border border-line-strong bg-sheet px-2.5 py-1.5 text-left text-sm hover:border-ink hover:bg-wash"
                >
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}

/** Only what this form has a place for, and nobody has answered yet. */
function findQuestion(reading: IdeaReading | null, fields: readonly Field[], brief: Brief) {
  const question = reading?.question;
  if (!question || question.field === 'idea') return question ?? null;
  const isOpen = fields.some(({ name }) => name === question.field) && isBlank(brief.answers[question.field]);
  return isOpen ? question : null;
}

function wordsFor(field: Field, brief: Brief): string {
  const answer = brief.answers[field.name];
  if (typeof answer !== 'string') return '';
  if (field.kind === 'choice') return field.options.find(({ value }) => value === answer)?.label ?? answer;
  return answer.replaceAll('\n', ', ');
}
