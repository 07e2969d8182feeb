import { add, divide, type Quantity, quantity, subtract } from '@slipway/core';
import { ruleOfThree, wilson } from '@slipway/stats';
import { lack, listMissing, lowData, type Maybe, missing, type Outcome, ok, withRange } from './outcome.ts';

interface Kept {
  readonly start: Maybe<'money/month'>;
  readonly expansion: Maybe<'money/month'>;
  readonly contraction: Maybe<'money/month'>;
  readonly churned: Maybe<'money/month'>;
  /** Customers at the start, to judge how far the figure carries. */
  readonly customers: Maybe<'count'>;
}

const fewCustomers = 10;
const noStart = 'Not defined: there was no recurring revenue at the start.';

/** Reactivations are left out: those customers were not paying at the start. */
export function netRetention({ start, expansion, contraction, churned, customers }: Kept): Outcome<'share'> {
  if (!start || !expansion || !contraction || !churned)
    return missing('share', wanted({ start, expansion, contraction, churned }));
  return shareOf(subtract(subtract(add(start, expansion), contraction), churned), start, customers);
}

/** In aggregate; never above 100 %, so expansion cannot hide what was lost. */
export function grossRetention({
  start,
  contraction,
  churned,
  customers,
}: Omit<Kept, 'expansion'>): Outcome<'share'> {
  if (!start || !contraction || !churned) return missing('share', wanted({ start, contraction, churned }));
  const kept = subtract(subtract(start, contraction), churned);
  if (start.value > 0 && (kept.value < 0 || kept.value > start.value))
    return lowData(
      quantity(Math.min(1, Math.max(0, kept.value / start.value)), 'share'),
      'Held within 0 and 100%: more was lost in the month than stood at its start.',
    );
  return shareOf(kept, start, customers);
}

/** `customers` are those of all months' starts together, so that several months average by exposure. */
export function logoChurn(lost: Maybe<'count'>, customers: Maybe<'count'>): Outcome<'share/month'> {
  if (!lost || !customers)
    return missing(
      'share/month',
      listMissing({ 'customers lost': lost, 'customers at the start': customers }) ?? '',
    );
  if (lost.value < 0 || customers.value < 0)
    return lack('share/month', 'invalid', 'Customers cannot be fewer than none.');
  if (lost.value > customers.value)
    return lack('share/month', 'invalid', 'More customers were lost than there were at the start.');
  if (customers.value === 0)
    return lack('share/month', 'undefined', 'Not defined: there were no customers at the start.');
  const share = ok(quantity(lost.value / customers.value, 'share/month'));
  if (lost.value === 0)
    return withRange(share, {
      low: 0,
      high: ruleOfThree(customers.value),
      means: '95% interval (rule of three: nobody left yet)',
    });
  const { low, high } = wilson(lost.value, customers.value);
  return withRange(share, { low, high, means: '95% interval (Wilson)' });
}

export function grossRevenueChurn(
  start: Maybe<'money/month'>,
  contraction: Maybe<'money/month'>,
  churned: Maybe<'money/month'>,
): Outcome<'share/month'> {
  if (!start || !contraction || !churned)
    return missing('share/month', wanted({ start, contraction, churned }));
  return monthly(divide(add(churned, contraction), start));
}

/** Below zero when those who stay spend more than the leavers took away. */
export function netRevenueChurn(
  start: Maybe<'money/month'>,
  expansion: Maybe<'money/month'>,
  contraction: Maybe<'money/month'>,
  churned: Maybe<'money/month'>,
): Outcome<'share/month'> {
  if (!start || !expansion || !contraction || !churned)
    return missing('share/month', wanted({ start, expansion, contraction, churned }));
  return monthly(divide(subtract(add(churned, contraction), expansion), start));
}

/** Monthly figures multiplied: an approximation of following the same customers through the months. */
export function compoundRetention(
  months: readonly Pick<Outcome<'share'>, 'value' | 'status' | 'reason'>[],
): Outcome<'share'> {
  const lacking = months.find(({ value }) => value === null);
  if (lacking) return { unit: 'share', value: null, status: lacking.status, reason: lacking.reason };
  if (months.length === 0) return missing('share', 'MRR movements');
  const share = quantity(
    months.reduce((product, { value }) => product * (value ?? 1), 1),
    'share',
  );
  const low = months.find(({ status }) => status === 'low_data');
  return low?.reason ? lowData(share, low.reason) : ok(share);
}

function shareOf(
  part: Quantity<'money/month'>,
  start: Quantity<'money/month'>,
  customers: Maybe<'count'>,
): Outcome<'share'> {
  const share = divide(part, start);
  return share ? weigh(quantity(share.value, 'share'), customers) : lack('share', 'undefined', noStart);
}

function weigh(share: Quantity<'share'>, customers: Maybe<'count'>): Outcome<'share'> {
  return customers && customers.value < fewCustomers
    ? lowData(share, 'Indicative only: fewer than ten customers at the start.')
    : ok(share);
}

function monthly(share: Quantity<'ratio'> | null): Outcome<'share/month'> {
  return share ? ok(quantity(share.value, 'share/month')) : lack('share/month', 'undefined', noStart);
}

function wanted(parts: Readonly<Record<string, unknown>>): string {
  const names: Readonly<Record<string, string>> = {
    start: 'opening MRR',
    expansion: 'expansion MRR',
    contraction: 'contraction MRR',
    churned: 'churned MRR',
  };
  const named = Object.entries(parts).map(([name, value]) => [names[name] ?? name, value]);
  return listMissing(Object.fromEntries(named)) ?? '';
}
