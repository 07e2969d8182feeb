import { greatest, least, listed, minus, over, plus } from '@slipway/core';
import { compoundRetention, grossRetention, netRetention } from '@slipway/finance';
import type { Desk, Span } from '../desk/desk.ts';
import { startCustomersAt, startMrrAt } from '../desk/lines.ts';
import { named, type Ref } from '../desk/sheet.ts';
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
  const outcome = isNet ? netRetention({ ...kept, expansion: expansion.quantity }) : grossRetention(kept);
  const opening = named(start, 'start');
  const share = over(
    minus(
      isNet ? plus(opening, named(expansion, 'expansion')) : opening,
      named(contraction, 'contraction'),
      named(churned, 'churned'),
    ),
    opening,
  );
  const isHeld = !isNet && (outcome.value === 0 || outcome.value === 1);
  return desk.sheet.derive(
    `${id}.${desk.books.months[at] ?? ''}`,
    `${isNet ? 'Net' : 'Gross'} revenue retention, one month`,
    outcome,
    isHeld ? least(1, greatest(0, share)) : share,
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
    listed(
      'times',
      `${count} monthly figures`,
      months.map((one) => one.id),
    ),
    {
      ...(span && { period: labelOf(desk, span) }),
      ...(count > 1 && { note: 'An approximation of following the same customers.' }),
    },
  );
}
