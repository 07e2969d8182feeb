import { byRank, type NameRow, type NamesBlock } from '@slipway/report';

export interface NameChoice {
  /** A kind, or all of them. */
  readonly style: string | null;
  /** Place of an axis, or the score. */
  readonly axis: number | null;
  readonly only: 'all' | 'picked' | 'free';
}

/** What a person wants to see, in their order; equal ones by score. */
export function orderNames(
  { rows }: Pick<NamesBlock, 'rows'>,
  { style, axis, only }: NameChoice,
): readonly NameRow[] {
  const wanted = byRank(rows)
    .filter((row) => style === null || row.style === style)
    .filter((row) => only !== 'picked' || row.picked)
    .filter(
      (row) => only !== 'free' || row.cells.some(({ state }) => state === 'likely' || state === 'possible'),
    );
  return axis === null ? wanted : wanted.toSorted((a, b) => (b.rates[axis] ?? -1) - (a.rates[axis] ?? -1));
}

/** Whether any registry has answered; offline none ever does. */
export const isChecked = (rows: readonly NameRow[]): boolean =>
  rows.some(({ cells }) => cells.some(({ state }) => state !== 'open'));
