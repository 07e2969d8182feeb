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

/** One sentence about all addresses: whether any was asked for, and why not. */
export function sayChecked(rows: readonly NameRow[]): string | null {
  const cells = rows.flatMap((row) => row.cells);
  const offline = cells.find(({ state, note }) => state === 'open' && note !== undefined);
  const isAsked = cells.some(({ state }) => state !== 'open');
  if (offline?.note !== undefined)
    return isAsked ? `${offline.note} What was asked before is shown.` : offline.note;
  return isAsked ? null : 'No address has been checked yet.';
}
