import { type Expression, evaluate, type Figure, findUnitFault, listFigures } from '@slipway/core';

export interface Derived extends Omit<Figure, 'value' | 'status' | 'reason' | 'provenance'> {
  readonly formula: Expression;
  /** Figures that decide what is counted and are not in the formula: how many months back. */
  readonly also?: readonly string[];
  /** What the formula does not say. */
  readonly note?: string;
}

/** Its value, its status and what it stands on all come from the formula, so that they cannot disagree with it. */
export function deriveFigure(
  { formula, also = [], note, ...figure }: Derived,
  figures: Readonly<Record<string, Figure>>,
): Figure {
  const fault = findUnitFault(formula, figures, figure);
  if (fault !== null) throw new TypeError(`Figure ${figure.id}: ${fault}`);
  const { value, status, reason } = evaluate(formula, figures);
  return {
    ...figure,
    value,
    ...(status !== 'ok' && { status }),
    ...(reason !== null && { reason }),
    provenance: {
      kind: 'derived',
      formula,
      inputs: [...new Set([...listFigures(formula), ...also])],
      ...(note !== undefined && { note }),
    },
  };
}
