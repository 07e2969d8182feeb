import type { Desk, Span } from '../desk/desk.ts';
import { startCustomersAt, startMrrAt } from '../desk/lines.ts';
import type { Ref } from '../desk/sheet.ts';
import { flowAt } from '../desk/take.ts';
import { compoundRetention, grossRetention, netRetention } from '../formulas/retention.ts';
import { labelOf, range } from './span.ts';

/** Net and gross revenue retention of the span, month by month. */
export function keptOver(desk: Desk, span: Span | null): { nrr: Ref<'share'>; grr: Ref<'share'> } {
  const months = span ? range(span) : [desk.last];
  return {
    nrr: compounded(
      desk,
      span,
      'nrr',
      'Net revenue retention',
      months.map((at) => netAt(desk, at)),
    ),
    grr: compounded(
      desk,
      span,
      'grr',
      'Gross revenue retention',
      months.map((at) => grossAt(desk, at)),
    ),
  };
}

function netAt(desk: Desk, at: number): Ref<'share'> {
  const [start, expansion] = [startMrrAt(desk, at), flowAt(desk, 'expansionMrr', at)];
  const [contraction, churned] = [flowAt(desk, 'contractionMrr', at), flowAt(desk, 'churnedMrr', at)];
  return desk.sheet.derive(
    `nrr.${desk.books.months[at] ?? ''}`,
    'Net revenue retention, one month',
    netRetention({
      start: start.quantity,
      expansion: expansion.quantity,
      contraction: contraction.quantity,
      churned: churned.quantity,
      customers: startCustomersAt(desk, at).quantity,
    }),
    '(start + expansion − contraction − churned) / start',
    [start, expansion, contraction, churned],
    { period: labelOf(desk, { from: at, to: at }) },
  );
}

function grossAt(desk: Desk, at: number): Ref<'share'> {
  const start = startMrrAt(desk, at);
  const [contraction, churned] = [flowAt(desk, 'contractionMrr', at), flowAt(desk, 'churnedMrr', at)];
  return desk.sheet.derive(
    `grr.${desk.books.months[at] ?? ''}`,
    'Gross revenue retention, one month',
    grossRetention({
      start: start.quantity,
      contraction: contraction.quantity,
      churned: churned.quantity,
      customers: startCustomersAt(desk, at).quantity,
    }),
    '(start − contraction − churned) / start',
    [start, contraction, churned],
    { period: labelOf(desk, { from: at, to: at }) },
  );
}

/** The months multiplied: an approximation, and named as one. */
function compounded(
  desk: Desk,
  span: Span | null,
  id: 'nrr' | 'grr',
  name: string,
  months: readonly Ref<'share'>[],
): Ref<'share'> {
  const count = months.length;
  return desk.sheet.derive(
    id,
    `${name}, ${count === 12 ? 'a year' : count === 1 ? 'one month' : `${count} months`}`,
    compoundRetention(months),
    count === 1
      ? 'of one month'
      : `product of ${count} monthly figures, an approximation of following the same customers`,
    months,
    span ? { period: labelOf(desk, span) } : {},
  );
}
