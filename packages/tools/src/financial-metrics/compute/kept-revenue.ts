import { compoundRetention, grossRetention, netRetention } from '@slipway/finance';
import type { Desk, Span } from '../desk/desk.ts';
import { startCustomersAt, startMrrAt } from '../desk/lines.ts';
import type { Ref } from '../desk/sheet.ts';
import { flowAt } from '../desk/take.ts';
import { labelOf, range } from './span.ts';

/** Net and gross revenue retention of the span, month by month. */
export function keptOver(desk: Desk, span: Span | null): { nrr: Ref<'share'>; grr: Ref<'share'> } {
  return { nrr: compounded(desk, span, 'nrr'), grr: compounded(desk, span, 'grr') };
}

function keptAt(desk: Desk, at: number, id: 'nrr' | 'grr'): Ref<'share'> {
  const start = startMrrAt(desk, at);
  const expansion = flowAt(desk, 'expansionMrr', at);
  const [contraction, churned] = [flowAt(desk, 'contractionMrr', at), flowAt(desk, 'churnedMrr', at)];
  const kept = {
    start: start.quantity,
    contraction: contraction.quantity,
    churned: churned.quantity,
    customers: startCustomersAt(desk, at).quantity,
  };
  const isNet = id === 'nrr';
  return desk.sheet.derive(
    `${id}.${desk.books.months[at] ?? ''}`,
    `${isNet ? 'Net' : 'Gross'} revenue retention, one month`,
    isNet ? netRetention({ ...kept, expansion: expansion.quantity }) : grossRetention(kept),
    isNet ? '(start + expansion − contraction − churned) / start' : '(start − contraction − churned) / start',
    [start, ...(isNet ? [expansion] : []), contraction, churned],
    { period: labelOf(desk, { from: at, to: at }) },
  );
}

/** The months multiplied: an approximation, and named as one. */
function compounded(desk: Desk, span: Span | null, id: 'nrr' | 'grr'): Ref<'share'> {
  const months = (span ? range(span) : [desk.last]).map((at) => keptAt(desk, at, id));
  const count = months.length;
  return desk.sheet.derive(
    id,
    `${id === 'nrr' ? 'Net' : 'Gross'} revenue retention, ${count === 12 ? 'a year' : count === 1 ? 'one month' : `${count} months`}`,
    compoundRetention(months),
    count === 1
      ? 'of one month'
      : `product of ${count} monthly figures, an approximation of following the same customers`,
    months,
    span ? { period: labelOf(desk, span) } : {},
  );
}
