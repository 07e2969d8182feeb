import { Button, cx } from '@slipway/ui';
import { OwnWords } from '../../lib/slots/own-words.tsx';
import { SeveralNames } from './several-names.tsx';
import { useSheet } from './sheet-scope.ts';

interface Ask {
  readonly field: string;
  readonly taken?: readonly string[];
  readonly options: readonly { readonly value: string; readonly label: string; readonly why?: string }[];
}

/** Chips to answer with; without choices, the person's own words. On a sheet that takes no answer, only what could be said. */
export function AnswerOptions({ ask, labelledBy }: { readonly ask: Ask; readonly labelledBy: string }) {
  const { onAnswer } = useSheet();
  if (ask.options.length === 0)
    return onAnswer ? (
      <OwnWords labelledBy={labelledBy} onAnswer={(text) => onAnswer(ask.field, text)} />
    ) : null;
  if (ask.taken !== undefined && onAnswer)
    return (
      <SeveralNames
        offers={ask.options}
        taken={ask.taken}
        labelledBy={labelledBy}
        onAnswer={(text) => onAnswer(ask.field, text)}
      />
    );
  const isPlain = ask.options.every(({ why }) => why === undefined);
  return (
    <ul className={cx(isPlain ? 'flex flex-wrap gap-2' : 'grid gap-2')} aria-labelledby={labelledBy}>
      {ask.options.map((option) => (
        <li
          key={option.value}
          className={cx(!isPlain && 'grid items-baseline gap-x-4 gap-y-1 @xl:grid-cols-[auto_minmax(0,1fr)]')}
        >
          {onAnswer ? (
            <Button
              size="sm"
              className="justify-self-start text-left"
              onClick={() => onAnswer(ask.field, option.value)}
            >
              {option.label}
            </Button>
          ) : (
            <span className={cx('font-medium', isPlain && 'plain-option')}>{option.label}</span>
          )}
          {option.why ? <span className="text-sm text-ink-soft">{option.why}</span> : null}
        </li>
      ))}
    </ul>
  );
}
