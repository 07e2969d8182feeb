import { reconcileTolerance } from '../formulas/recurring.ts';
import type { Cells } from './read-books.ts';

type Movement = 'newMrr' | 'expansionMrr' | 'reactivationMrr' | 'contractionMrr' | 'churnedMrr';

export const movementNames: readonly { readonly name: Movement; readonly sign: 1 | -1 }[] = [
  { name: 'newMrr', sign: 1 },
  { name: 'expansionMrr', sign: 1 },
  { name: 'reactivationMrr', sign: 1 },
  { name: 'contractionMrr', sign: -1 },
  { name: 'churnedMrr', sign: -1 },
];

export interface Settled {
  readonly month: string;
  readonly movement: Movement;
  /** Proven by the month itself; else only said by the founder. */
  readonly reconciles: boolean;
}

/**
 * A blank movement is not a zero. It counts as none only when the month's start, end and other movements reconcile without
 * it, or when the founder says that blanks mean none.
 */
export function settleMovements(cells: Cells, months: readonly string[], blanks: 'missing' | 'none') {
  const settled: Settled[] = [];
  const open: string[] = [];
  const filled: Record<Movement, (number | null)[]> = {
    newMrr: [...cells.newMrr],
    expansionMrr: [...cells.expansionMrr],
    reactivationMrr: [...cells.reactivationMrr],
    contractionMrr: [...cells.contractionMrr],
    churnedMrr: [...cells.churnedMrr],
  };
  for (const [at, month] of months.entries()) {
    const empty = movementNames.filter(({ name }) => (cells[name][at] ?? null) === null);
    if (empty.length === 0 || empty.length === movementNames.length) continue;
    const reconciles = reconcilesWithout(cells, at);
    if (!reconciles) open.push(month);
    if (!reconciles && blanks !== 'none') continue;
    for (const { name } of empty) {
      filled[name][at] = 0;
      settled.push({ month, movement: name, reconciles });
    }
  }
  return { filled: { ...cells, ...filled }, settled, open };
}

function reconcilesWithout(cells: Cells, at: number): boolean {
  const start = cells.startMrr[at] ?? cells.mrr[at - 1] ?? null;
  const end = cells.mrr[at] ?? cells.startMrr[at + 1] ?? null;
  if (start === null || end === null) return false;
  const net = movementNames.reduce((sum, { name, sign }) => sum + sign * (cells[name][at] ?? 0), 0);
  return Math.abs(end - start - net) <= Math.max(Math.abs(start), Math.abs(end)) * reconcileTolerance;
}
