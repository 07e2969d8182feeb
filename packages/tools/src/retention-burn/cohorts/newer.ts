import { figure, over, readAs } from '@slipway/core';
import { wilson } from '@slipway/stats';
import type { Sheet } from '../sheet.ts';
import type { Triangle } from './triangle.ts';

/** Cohorts on each side. */
const each = 3;
const ages = [3, 1];
/** So few on a side say nothing. */
const fewest = 30;

/** The newest three cohorts against the three before, at the same age: figures, where more than chance lies between them. */
export function compareNewer(sheet: Sheet, { cohorts }: Triangle) {
  for (const age of ages) {
    const ripe = cohorts.flatMap(({ size, active }) => {
      const kept = active[age] ?? null;
      return kept === null ? [] : [{ size, kept }];
    });
    if (ripe.length < 2 * each) continue;
    const count = (side: typeof ripe) => ({
      of: side.reduce((sum, { size }) => sum + size, 0),
      kept: side.reduce((sum, { kept }) => sum + kept, 0),
    });
    const [older, newer] = [count(ripe.slice(-2 * each, -each)), count(ripe.slice(-each))];
    if (Math.min(older.of, newer.of) < fewest) continue;
    const [left, right] = [wilson(older.kept, older.of), wilson(newer.kept, newer.of)];
    if (left.low <= right.high && right.low <= left.high) return null;
    const share = (id: string, label: string, { of, kept }: typeof newer) => {
      const given = (what: string, words: string, value: number) =>
        figure(sheet.customers(`${id}.${what}`, `${label}: ${words}`, value), words);
      return sheet.writer.derive({
        id,
        label,
        unit: 'share',
        formula: readAs('share', over(given('paid', 'still paying', kept), given('of', 'began', of))),
      });
    };
    return {
      isWorse: newer.kept / newer.of < older.kept / older.of,
      age: sheet.given('kept.age', 'Months since they began', age, 'months', 'cohorts'),
      newer: share('kept.newer', 'Kept by the newest three cohorts', newer),
      older: share('kept.older', 'Kept by the three before', older),
    };
  }
  return null;
}
