import type { Field } from '@slipway/tools';
import type { IdeaReading } from '../../../api/tools.ts';
import { type Brief, isBlank } from './brief.ts';
import { listKept } from './list-kept.ts';
import { noNiche } from './niche-picker.tsx';
import { NicheRow } from './niche-row.tsx';

export interface ReadBackProps {
  readonly fields: readonly Field[];
  readonly brief: Brief;
  readonly reading: IdeaReading | null;
  /** Opens a field, where a reading can be put right. */
  readonly onChange: (name: string) => void;
  readonly onAnswer: (name: string, value: string) => void;
  /** A niche, and the field it brings along; null for none of them. */
  readonly onPickNiche: (niche: string, vertical: string | null) => void;
  /** Empties what was answered for an earlier idea. */
  readonly onClear: () => void;
}

/** What was understood of the idea, each part to be changed; and the question where it was not. */
export function ReadBack({
  fields,
  brief,
  reading,
  onChange,
  onAnswer,
  onPickNiche,
  onClear,
}: ReadBackProps) {
  const understood = fields.filter(({ name, hidden }) => brief.origins[name] === 'read' && !hidden);
  const kept = listKept(fields, brief);
  const hasNiche =
    fields.some(({ name }) => name === 'niche') &&
    !(isBlank(brief.answers.vertical) && isBlank(brief.answers.niche));
  const question = findQuestion(reading, fields, brief);
  return (
    <div role="status" className="grid gap-3 empty:hidden">
      {kept.length > 0 ? (
        <div className="grid gap-1.5">
          <p className="flex items-baseline justify-between gap-3">
            <span className="fig-label">Kept from your earlier text</span>
            <button type="button" className="text-link min-h-9 text-sm" onClick={onClear}>
              Clear {kept.length === 1 ? 'it' : 'these'}
            </button>
          </p>
          <ul className="border-t border-line">
            {kept.map((field) => (
              <AnswerRow key={field.name} field={field} brief={brief} onChange={onChange} />
            ))}
          </ul>
        </div>
      ) : null}
      {understood.length > 0 || hasNiche ? (
        <div className="grid gap-1.5">
          <p className="fig-label">We read this as</p>
          <ul className="border-t border-line">
            {hasNiche ? <NicheRow brief={brief} reading={reading} onPick={onPickNiche} /> : null}
            {understood.map((field) => (
              <AnswerRow key={field.name} field={field} brief={brief} onChange={onChange} />
            ))}
          </ul>
        </div>
      ) : null}
      {question ? (
        <Question
          question={question}
          onAnswer={(value) =>
            question.field === 'niche'
              ? onPickNiche(value, verticalOf(reading, value))
              : onAnswer(question.field, value)
          }
        />
      ) : null}
    </div>
  );
}

interface AnswerRowProps extends Pick<ReadBackProps, 'brief' | 'onChange'> {
  readonly field: Field;
}

function AnswerRow({ field, brief, onChange }: AnswerRowProps) {
  if (field.hidden)
    return (
      <li className="flex min-h-9 items-baseline gap-2 border-b border-line py-1.5 text-sm">
        <span className="text-ink-soft">{field.label}:</span>
        <span className="min-w-0 grow font-medium wrap-anywhere">{wordsFor(field, brief)}</span>
      </li>
    );
  return (
    <li className="border-b border-line">
      <button
        type="button"
        onClick={() => onChange(field.name)}
        className="group flex min-h-9 w-full items-baseline gap-2 py-1.5 text-left text-sm"
      >
        <span className="text-ink-soft">{field.label}:</span>
        <span className="line-clamp-2 min-w-0 grow font-medium wrap-anywhere">{wordsFor(field, brief)}</span>
        <span className="text-ink-soft underline decoration-line-strong underline-offset-4 group-hover:text-signal-text">
          Change
        </span>
      </button>
    </li>
  );
}

interface QuestionProps {
  readonly question: NonNullable<IdeaReading['question']>;
  readonly onAnswer: (value: string) => void;
}

/** The answers with the words that speak for each, so that one can be ruled out at a glance. */
function Question({ question, onAnswer }: QuestionProps) {
  const options =
    question.field === 'niche'
      ? [...question.options, { value: noNiche, label: 'None of these', why: undefined }]
      : question.options;
  return (
    <div className="grid gap-2 border-l-2 border-signal pl-3">
      <p className="text-sm font-medium">{question.text}</p>
      <ul className="flex flex-wrap gap-1.5">
        {options.map(({ value, label, why }) => (
          <li key={value}>
            <button
              type="button"
              onClick={() => onAnswer(value)}
              className="grid min-h-11 content-center gap-0.5 rounded-control border border-line-strong bg-sheet px-2.5 py-1.5 text-left text-sm hover:border-ink hover:bg-wash"
            >
              {label}
              {why ? <small className="text-sm text-ink-soft">{why}</small> : null}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function verticalOf(reading: IdeaReading | null, niche: string): string | null {
  return reading?.niches.find(({ id }) => id === niche)?.vertical ?? null;
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
  // Its id is its name, behind that of its field.
  if (field.name === 'niche') return (answer.split('/').at(-1) ?? '').replaceAll('-', ' ');
  if (field.kind === 'choice') return field.options.find(({ value }) => value === answer)?.label ?? answer;
  return answer.replaceAll('\n', ', ');
}
