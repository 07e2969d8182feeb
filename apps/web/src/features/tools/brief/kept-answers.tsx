import { type Field, kindOf } from '@slipway/tools';
import { type Brief, textOf } from './brief.ts';

interface KeptAnswersProps {
  readonly kept: readonly Field[];
  readonly brief: Brief;
  /** Opens a field, where an answer can be changed. */
  readonly onChange: (name: string) => void;
  readonly onClear: () => void;
}

/** Answers that were given for an earlier text and still count. */
export function KeptAnswers({ kept, brief, onChange, onClear }: KeptAnswersProps) {
  if (kept.length === 0) return null;
  return (
    <div role="status" className="grid gap-1.5">
      <p className="flex items-baseline justify-between gap-3">
        <span className="fig-label">Kept from your earlier text</span>
        <button type="button" className="text-link min-h-9 text-sm" onClick={onClear}>
          Clear {kept.length === 1 ? 'it' : 'these'}
        </button>
      </p>
      <ul className="border-t border-line text-sm">
        {kept.map((field) => (
          <li key={field.name} className="border-b border-line">
            {field.hidden ? (
              <p className="flex min-h-9 items-baseline gap-2 py-1.5">{words(field, brief)}</p>
            ) : (
              <button
                type="button"
                onClick={() => onChange(field.name)}
                className="group flex min-h-9 w-full items-baseline gap-2 py-1.5 text-left"
              >
                {words(field, brief)}
                <span className="text-ink-soft underline decoration-line-strong underline-offset-4 group-hover:text-signal-text">
                  Change
                </span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function words(field: Field, brief: Brief) {
  return (
    <>
      <span className="text-ink-soft">{field.label}:</span>
      <span className="line-clamp-2 min-w-0 grow font-medium wrap-anywhere">{sayAnswer(field, brief)}</span>
    </>
  );
}

function sayAnswer(field: Field, brief: Brief): string {
  const answer = brief.answers[field.name] ?? '';
  // The id of a kind of business or a job ends in its name.
  if (field.hidden) return (textOf(answer).split('#')[0]?.split('/').at(-1) ?? '').replaceAll('-', ' ');
  return kindOf(field).say(field, answer);
}
