import { add, divide, perEach, perYear, type Quantity, quantity, subtract } from '@slipway/core';
import { lack, listMissing, type Maybe, missing, type Outcome, ok } from './outcome.ts';

export function recurringRevenue(mrr: Maybe<'money/month'>): Outcome<'money/month'> {
  if (mrr === null) return missing('money/month', 'MRR');
  return mrr.value < 0 ? lack('money/month', 'invalid', 'Recurring revenue cannot be negative.') : ok(mrr);
}

export function arr(mrr: Maybe<'money/month'>): Outcome<'money/year'> {
  return mrr === null ? missing('money/year', 'MRR') : ok(perYear(mrr));
}

interface Movements {
  readonly new: Maybe<'money/month'>;
  readonly expansion: Maybe<'money/month'>;
  readonly reactivation: Maybe<'money/month'>;
  readonly contraction: Maybe<'money/month'>;
  readonly churned: Maybe<'money/month'>;
}

export function netNewMrr(movements: Movements): Outcome<'money/month'> {
  const { new: won, expansion, reactivation, contraction, churned } = movements;
  if (!won || !expansion || !reactivation || !contraction || !churned)
    return missing('money/month', `${listMissing({ ...movements })} MRR`);
  return ok(subtract(subtract(add(add(won, expansion), reactivation), contraction), churned));
}

/** Half a percent of the larger end: below it rounding explains the gap. */
export const reconcileTolerance = 0.005;

interface Reconciled {
  readonly reconciles: boolean;
  /** End as stated, less the end the movements lead to. */
  readonly gap: Quantity<'money/month'>;
}

/** The identity MRR at the end = MRR at the start + net new. */
export function reconcile(
  start: Quantity<'money/month'>,
  netNew: Quantity<'money/month'>,
  end: Quantity<'money/month'>,
): Reconciled {
  const gap = subtract(end, add(start, netNew));
  const base = Math.max(Math.abs(start.value), Math.abs(end.value));
  return { gap, reconciles: Math.abs(gap.value) <= base * reconcileTolerance };
}

export function mrrGrowth(netNew: Maybe<'money/month'>, start: Maybe<'money/month'>): Outcome<'share/month'> {
  if (!netNew || !start)
    return missing('share/month', listMissing({ 'MRR movements': netNew, 'opening MRR': start }) ?? '');
  const share = divide(netNew, start);
  return share
    ? ok(quantity(share.value, 'share/month'))
    : lack('share/month', 'undefined', 'Not defined: this is the first month with revenue.');
}

export function arpa(mrr: Maybe<'money/month'>, customers: Maybe<'count'>): Outcome<'money/month'> {
  if (!mrr || !customers)
    return missing('money/month', listMissing({ revenue: mrr, 'paying customers': customers }) ?? '');
  const each = perEach(mrr, customers);
  return each ? ok(each) : lack('money/month', 'undefined', 'Not defined: there are no paying customers.');
}
