import { type FormatOptions, formatFigure, formatRange, markNames, originKind } from '@slipway/report';
import { findFigure } from '@slipway/report/geometry';
import { cx } from '@slipway/ui';
import { EvidenceMark } from './evidence/mark.tsx';
import { useSheet } from './sheet-scope.ts';

interface FigureValueProps {
  readonly id: string;
  readonly options?: FormatOptions;
  /** Adds the ends of its range, where it has one. */
  readonly withRange?: boolean;
  /** Punctuation that must not be parted from it. */
  readonly tail?: string;
  readonly className?: string;
}

/** Longer than this it is a reason, not a number, and may break over lines. */
const longestNumber = 28;

/** A number of the report that opens; no mark in the words around it can turn it round. One that cannot be told says why in its place. */
export function FigureValue({ id, options, withRange, tail, className }: FigureValueProps) {
  const { report, notes } = useSheet();
  const figure = findFigure(report.figures, id);
  if (!figure) return <span className={className}>—{tail}</span>;
  const kind = originKind(figure.provenance, report);
  const text = formatFigure(figure, options);
  const isReason = figure.value === null && figure.range === undefined;
  const range = withRange && figure.value !== null ? formatRange(figure, { ...options, bare: true }) : null;
  return (
    <span
      data-figure={id}
      className={cx(
        'figure-value',
        text.length > longestNumber && 'figure-value-long',
        (isReason || figure.status === 'low_data') && 'text-ink-soft',
        className,
      )}
    >
      <bdi>{text}</bdi>
      {range ? (
        <span className="text-ink-soft">
          {' '}
          (<bdi>{range}</bdi>)
        </span>
      ) : null}
      <EvidenceMark
        subject={{ kind: 'figure', id }}
        kinds={[kind]}
        says={`Evidence for ${figure.label}: ${markNames[kind]}`}
        note={notes.figures.get(id)?.toString()}
      />
      {tail}
    </span>
  );
}
