import { changeDuring, monthsPerYear, over, perYear, plus, readAs, times } from '@slipway/core';
import type { Maybe } from '@slipway/finance';
import { cacBlended, cacPaid, cacRatioBlended, cacRatioNew } from '@slipway/finance';
import { segmentClass } from '../../segment.ts';
import { type Assumed, assume } from '../desk/assume.ts';
import { type Desk, lastMonths, type Span } from '../desk/desk.ts';
import { named, type Ref } from '../desk/sheet.ts';
import { countOver, movedOver, quarterOver, sumOver } from '../desk/take.ts';
import { paidShareOf, spanBefore } from './rises.ts';
import { labelOf } from './span.ts';

export interface Acquisition {
  readonly blended: Ref<'money'>;
  readonly paid: Ref<'money'>;
  readonly chosen: Ref<'money'>;
  readonly kind: 'blended' | 'paid';
  /** One window earlier, blended. */
  readonly before: Ref<'money'> | null;
  /** New customers from paid channels, in the window and in the one before. */
  readonly paidShares: { readonly now: Ref<'share'>; readonly before: Ref<'share'> } | null;
  readonly lag: Assumed<'months'>;
  readonly ratioNew: Ref<'ratio'>;
  readonly ratioBlended: Ref<'ratio'>;
}

/** How long a sale takes (Mostly Metrics 2022): the customers of a month were paid for so much earlier. */
const usualLag = { consumer: 0, smb: 1, 'mid-market': 3, enterprise: 6 } as const;

export function computeAcquisition(desk: Desk): Acquisition {
  const { window, settings, input } = desk;
  const segment = segmentClass(input.segment);
  const wanted = segment === null ? 0 : usualLag[segment];
  const possible = window.from >= wanted ? wanted : 0;
  const lag = assume(desk, 'lagMonths', 'Sales cycle', 'months', possible, whyLag(segment, wanted, possible));
  const kind = settings.choose('cacKind', 'blended');
  const blended = cacOver(desk, window, lag, 'cac.blended', 'CAC, blended');
  const paid = paidOver(desk, window, lag);
  const earlier = spanBefore(window);
  const chosen = kind === 'paid' ? paid : blended;
  return {
    blended,
    paid,
    chosen,
    kind,
    lag,
    before:
      earlier && earlier.from - lag.quantity.value >= 0
        ? cacOver(desk, earlier, lag, 'cac.before', 'CAC, blended, the months before')
        : null,
    paidShares: earlier && {
      now: paidShareOf(desk, window, 'paid-share', 'New customers from paid channels'),
      before: paidShareOf(desk, earlier, 'paid-share.before', 'The same, the months before'),
    },
    ...ratiosOver(desk, lastMonths(desk, 3)),
  };
}

function whyLag(segment: string | null, wanted: number, possible: number): string {
  if (segment === null) return 'The size of buyer is not given: spend and customers of the same months.';
  if (possible < wanted) return 'The table is too short to look back a sales cycle: same months.';
  return 'Guide by size of buyer (Mostly Metrics 2022): small firms decide in about a month, enterprises in six.';
}

function spendSpan(span: Span, lag: Assumed<'months'>): Span {
  const back = Math.round(lag.quantity.value);
  return { from: span.from - back, to: span.to - back };
}

function lagNote({ quantity }: Assumed<'months'>): { readonly note?: string } {
  return quantity.value > 0 ? { note: 'The cost is of one sales cycle earlier.' } : {};
}

function cacOver(desk: Desk, span: Span, lag: Assumed<'months'>, id: string, label: string): Ref<'money'> {
  const spend = sumOver(desk, 'salesMarketing', spendSpan(span, lag));
  const customers = countOver(desk, 'newCustomers', span, 'customers');
  return desk.sheet.derive(
    id,
    label,
    cacBlended(spend.quantity, customers.quantity),
    over(named(spend, 'sales and marketing cost'), named(customers, 'new customers')),
    { period: labelOf(desk, span), also: [lag], ...lagNote(lag) },
  );
}

function paidOver(desk: Desk, span: Span, lag: Assumed<'months'>): Ref<'money'> {
  const spend = sumOver(desk, 'paidMarketing', spendSpan(span, lag));
  const customers = countOver(desk, 'paidCustomers', span, 'customers');
  return desk.sheet.derive(
    'cac.paid',
    'CAC, paid channels',
    cacPaid(spend.quantity, customers.quantity),
    over(named(spend, 'paid-channel cost'), named(customers, 'customers attributed to paid channels')),
    { period: labelOf(desk, span), also: [lag], ...lagNote(lag) },
  );
}

function ratiosOver(desk: Desk, quarter: Span | null): Pick<Acquisition, 'ratioNew' | 'ratioBlended'> {
  const { sheet } = desk;
  const spend = quarterOver(desk, 'salesMarketing', quarter);
  const won = movedOver(desk, 'newMrr', quarter);
  const grown = movedOver(desk, 'expansionMrr', quarter);
  // MRR added in the quarter, as the yearly revenue it stands for.
  const yearly = (added: Maybe<'money/month'>) => added && changeDuring('quarter', perYear(added));
  const spent = named(spend, 'sales and marketing of the quarter');
  const period = quarter ? { period: labelOf(desk, quarter) } : {};
  return {
    ratioNew: sheet.derive(
      'cac-ratio.new',
      'CAC ratio, new customers',
      cacRatioNew(spend.quantity, yearly(won.quantity)),
      readAs('ratio', over(spent, times(named(won, 'new MRR of the quarter'), monthsPerYear))),
      period,
    ),
    ratioBlended: sheet.derive(
      'cac-ratio.blended',
      'CAC ratio, new and expansion',
      cacRatioBlended(spend.quantity, yearly(won.quantity), yearly(grown.quantity)),
      readAs(
        'ratio',
        over(
          spent,
          times(plus(named(won, 'new'), named(grown, 'expansion MRR of the quarter')), monthsPerYear),
        ),
      ),
      period,
    ),
  };
}
