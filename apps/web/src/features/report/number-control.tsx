import type { Figure } from '@slipway/core';
import { type AssumptionRow, formatFigure } from '@slipway/report';
import { useState } from 'react';
import { FigureValue } from './figure-value.tsx';
import {
  affixesOf,
  factorOf,
  hasSlider,
  type NumberControlShape,
  readNumber,
  showFigure,
  showNumber,
} from './number-draft.ts';
import { useSheet } from './sheet-scope.ts';

interface NumberControlProps {
  readonly id: string;
  readonly row: AssumptionRow;
  readonly figure: Figure;
  readonly control: NumberControlShape;
}

/** While a person types, the field is theirs: the sheet follows, and only on leaving shows what it made of it. */
export function NumberControl({ id, row, figure, control }: NumberControlProps) {
  const { onAssume } = useSheet();
  const [draft, setDraft] = useState<string | null>(null);
  if (!onAssume) return <FigureValue id={figure.id} className="font-medium" />;
  const shown = draft ?? showFigure(figure);
  const typed = readNumber(shown, figure.unit, control);
  const problem = draft !== null && 'problem' in typed ? typed.problem : null;
  const value = 'value' in typed ? typed.value : (figure.value ?? control.min);
  const { before, after } = affixesOf(figure);
  const problemId = `${id}-problem`;

  const take = (text: string) => {
    setDraft(text);
    const next = readNumber(text, figure.unit, control);
    if ('value' in next) onAssume(row.id, next.value);
  };
  return (
    <>
      <span className="number-box">
        {before ? <span aria-hidden="true">{before}</span> : null}
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={shown}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? problemId : undefined}
          onChange={(event) => take(event.currentTarget.value)}
          onBlur={() => setDraft(null)}
          onKeyDown={(event) => {
            const way = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
            if (way === 0) return;
            event.preventDefault();
            take(
              showNumber(
                Math.min(control.max, Math.max(control.min, value + way * control.step)),
                figure.unit,
              ),
            );
          }}
        />
        {after ? <span className="number-after">{after}</span> : null}
      </span>
      <span className="paper-only font-medium">{formatFigure(figure)}</span>
      {hasSlider(control) ? (
        <input
          type="range"
          aria-label={row.label}
          // The box before it takes the same by the arrow keys.
          tabIndex={-1}
          className="sheet-slider no-print"
          min={control.min * factorOf(figure.unit)}
          max={control.max * factorOf(figure.unit)}
          step={control.step * factorOf(figure.unit)}
          value={value * factorOf(figure.unit)}
          onChange={(event) =>
            take(showNumber(event.currentTarget.valueAsNumber / factorOf(figure.unit), figure.unit))
          }
          onBlur={() => setDraft(null)}
        />
      ) : null}
      {problem ? (
        <p id={problemId} className="text-sm text-red-text">
          {problem}
        </p>
      ) : null}
    </>
  );
}
