import { divide, forMonths, monthlyGrowth, type Quantity, quantity } from '@slipway/core';
import { ruleOfThree } from '@slipway/stats';
import { lack, listMissing, type Maybe, missing, type Outcome, ok, withRange } from './outcome.ts';

/** m, c, D and N of the metrics reference, A3. `margin` is what one customer leaves each month after COGS. */
interface Lifetime {
  readonly margin: Maybe<'money/month'>;
  readonly churn: Maybe<'share/month'>;
}

const fewChurnEvents = 10;

/** Overstates: what a customer pays, not what is left of it. */
export function ltvRevenue(arpa: Maybe<'money/month'>, churn: Maybe<'share/month'>): Outcome<'money'> {
  return overLifetime({ margin: arpa, churn }, (c) => 1 / c);
}

export function ltvMargin(lifetime: Lifetime): Outcome<'money'> {
  return overLifetime(lifetime, (c) => 1 / c);
}

/** Until half of those who started have left; at the end of the first month where all of them leave in it. */
export function halfLife({ value: churn }: Quantity<'share/month'>): Outcome<'months'> {
  if (churn <= 0) return lack('months', 'undefined', 'Not defined: nobody has left yet.');
  return ok(quantity(churn >= 1 ? 1 : Math.log(0.5) / Math.log1p(-churn), 'months'));
}

export function ltvDiscounted(
  lifetime: Lifetime,
  yearly: Quantity<'share/year'>,
  paid: 'month-end' | 'month-start' = 'month-end',
): Outcome<'money'> {
  const d = monthlyGrowth(yearly).value;
  return overLifetime(lifetime, (c) => (paid === 'month-end' ? 1 : 1 + d) / (c + d), d > 0);
}

/** Nobody is counted on beyond the cap. Defined without churn too. */
export function ltvCapped(lifetime: Lifetime, capMonths: number): Outcome<'money'> {
  return overLifetime(lifetime, (c) => (c === 0 ? capMonths : (1 - (1 - c) ** capMonths) / c), true);
}

export function ltvCappedDiscounted(
  lifetime: Lifetime,
  capMonths: number,
  yearly: Quantity<'share/year'>,
): Outcome<'money'> {
  const d = monthlyGrowth(yearly).value;
  return overLifetime(lifetime, (c) => geometric((1 - c) / (1 + d), capMonths), true);
}

/** Skok: each customer's margin grows by the same amount every month. */
export function ltvExpansionLinear(
  lifetime: Lifetime,
  growth: Maybe<'money/month'>,
  yearly?: Quantity<'share/year'>,
): Outcome<'money'> {
  const { margin, churn } = lifetime;
  if (!growth) return missing('money', 'expansion MRR');
  const d = yearly === undefined ? 0 : monthlyGrowth(yearly).value;
  const base = overLifetime({ margin, churn }, (c) => 1 / (1 - keep(c, d)), d > 0);
  const extra = overLifetime({ margin: growth, churn }, (c) => keep(c, d) / (1 - keep(c, d)) ** 2, d > 0);
  if (base.value === null) return base;
  return extra.value === null ? extra : { ...base, value: base.value + extra.value };
}

function keep(c: number, d: number): number {
  return (1 - c) * (1 - d);
}

/** Margin grows by a rate. From r = 1 on the sum has no end: then the capped form, and it says so. */
export function ltvExpansionGeometric(
  lifetime: Lifetime,
  expansion: Maybe<'share/month'>,
  yearly: Quantity<'share/year'>,
  capMonths: number,
): Outcome<'money'> {
  if (!expansion) return missing('money', 'expansion MRR');
  const d = monthlyGrowth(yearly).value;
  const ratio = (c: number) => ((1 - c) * (1 + expansion.value)) / (1 + d);
  const diverges = lifetime.churn !== null && ratio(lifetime.churn.value) >= 1;
  const outcome = overLifetime(
    lifetime,
    (c) => (diverges ? geometric(ratio(c), capMonths) : 1 / (1 - ratio(c))),
    true,
  );
  return diverges && outcome.value !== null
    ? { ...outcome, status: 'low_data', reason: 'Expansion outruns churn, so this stops at the cap.' }
    : outcome;
}

/** 1 + r + r² … over so many months. */
function geometric(r: number, months: number): number {
  return r === 1 ? months : (1 - r ** months) / (1 - r);
}

/**
 * Nobody has left yet: dividing by nothing would promise an endless customer. The capped form at the rule-of-three bound is
 * the value, and the cap itself its upper end.
 */
export function ltvWithoutChurn(
  margin: Maybe<'money/month'>,
  capMonths: number,
  customerMonths: Maybe<'count'>,
): Outcome<'money'> {
  if (!margin || !customerMonths)
    return missing('money', listMissing({ 'margin a customer': margin, customers: customerMonths }) ?? '');
  const bound = quantity(ruleOfThree(customerMonths.value), 'share/month');
  const low = ltvCapped({ margin, churn: bound }, capMonths);
  if (low.value === null) return low;
  const high = forMonths(margin, capMonths).value;
  return withRange(
    { ...low, status: 'low_data', reason: 'Nobody has left yet: the most churn that fits the data is used.' },
    { low: Math.min(low.value, high), high: Math.max(low.value, high), means: 'churn bound to no churn' },
  );
}

/** Fewer than ten leavers: the churn rate, and all that stands on it, is a first indication. */
export function weighByEvents(outcome: Outcome<'money'>, lost: Maybe<'count'>): Outcome<'money'> {
  return outcome.status === 'ok' && lost && lost.value < fewChurnEvents
    ? { ...outcome, status: 'low_data', reason: 'Indicative only: fewer than ten customers have left.' }
    : outcome;
}

export function ltvToCac(ltv: Maybe<'money'>, cac: Maybe<'money'>): Outcome<'ratio'> {
  if (!ltv || !cac) return missing('ratio', listMissing({ LTV: ltv, CAC: cac }) ?? '');
  const ratio = divide(ltv, cac);
  if (!ratio) return lack('ratio', 'not_meaningful', 'Customers cost nothing so far: there is no ratio.');
  return ok(ratio);
}

function overLifetime(
  { margin, churn }: Lifetime,
  months: (churn: number) => number,
  isDefinedWithoutChurn = false,
): Outcome<'money'> {
  if (!margin || !churn) return missing('money', listMissing({ 'margin a customer': margin, churn }) ?? '');
  if (churn.value < 0 || churn.value > 1) return lack('money', 'invalid', 'Churn is outside 0 and 100%.');
  if (churn.value === 0 && !isDefinedWithoutChurn)
    return lack('money', 'undefined', 'Not defined: nobody has left yet.');
  return ok(forMonths(margin, months(churn.value)));
}
