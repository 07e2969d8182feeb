import { listed, money } from '@slipway/core';
import { missing, ok } from '@slipway/finance';
import type { Desk, Span } from '../desk/desk.ts';
import { startMrrAt } from '../desk/lines.ts';
import type { Ref } from '../desk/sheet.ts';
import { range } from './span.ts';

/** Mean of the opening MRR of each month. */
export function averageStart(desk: Desk, span: Span | null): Ref<'money/month'> {
  const starts = span ? range(span).map((at) => startMrrAt(desk, at)) : [startMrrAt(desk, desk.last)];
  const isWhole = span !== null && starts.every(({ value }) => value !== null);
  const value = starts.reduce((sum, one) => sum + (one.value ?? 0), 0) / starts.length;
  return desk.sheet.derive(
    'start-mrr.average',
    'MRR at the start, monthly average',
    isWhole ? ok(money(value, 'money/month', desk.currency)) : missing('money/month', 'opening MRR'),
    listed(
      'mean',
      'the MRR at the start of each month',
      starts.map((one) => one.id),
    ),
  );
}
