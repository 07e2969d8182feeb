import {
  type Expression,
  evaluate,
  type Figure,
  type FigureRange,
  findUnitFault,
  listFigures,
} from '@slipway/core';

export interface Derived extends Omit<Figure, 'value' | 'status' | 'reason' | 'provenance'> {
  readonly formula: Expression;
  /** Figures that decide what is counted and are not in the formula: how many months back. */
  readonly also?: readonly string[];
  /** What the formula does not say. */
  readonly note?: string;
  /** Has no value, but a range: the formula at both ends of the range of this input. */
  readonly endsOf?: { readonly input: string; readonly means: string };
}

/** Its value, its status and what it stands on all come from the formula, so that they cannot disagree with it. */
export function deriveFigure(
  { formula, also = [], note, endsOf, ...figure }: Derived,
  figures: Readonly<Record<string, Figure>>,
): Figure {
  const fault = findUnitFault(formula, figures, figure);
  if (fault !== null) throw new TypeError(`Figure ${figure.id}: ${fault}`);
  const range = endsOf && rangeAt(formula, figures, endsOf);
  const { value, status, reason } = evaluate(formula, figures);
  return {
    ...figure,
    ...(range
      ? { value: null, range }
      : { value, ...(status !== 'ok' && { status }), ...(reason !== null && { reason }) }),
    provenance: {
      kind: 'derived',
      formula,
      inputs: [...new Set([...listFigures(formula), ...also])],
      ...(note !== undefined && { note }),
    },
  };
}

function rangeAt(
  formula: Expression,
  figures: Readonly<Record<string, Figure>>,
  { input, means }: NonNullable<Derived['endsOf']>,
): FigureRange | null {
  const known = figures[input];
  if (known?.range === undefined) return null;
  const ends = [known.range.low, known.range.high]
    .map((value) => evaluate(formula, { ...figures, [input]: { ...known, value } }).value)
    .filter((value) => value !== null);
  return ends.length < 2 ? null : { low: Math.min(...ends), high: Math.max(...ends), means };
}
