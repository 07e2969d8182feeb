import { lastsMonths, perEach, type Quantity, quantity, subtract } from '@slipway/core';
import { lack, listMissing, type Maybe, missing, type Outcome, ok } from './outcome.ts';

export function runwayStatic(cash: Maybe<'money'>, burn: Maybe<'money/month'>): Outcome<'months'> {
  if (!cash || !burn) return missing('months', listMissing({ cash, 'net burn': burn }) ?? '');
  if (cash.value <= 0 && burn.value > 0) return ok(quantity(0, 'months'));
  const months = lastsMonths(cash, burn);
  if (months) return ok(months);
  const why = burn.value < 0 ? 'cash flow is positive' : 'nothing is burned';
  return lack('months', 'infinite', `Never runs out: ${why}.`);
}

/** How many units a month cover the fixed costs. */
export function breakevenUnits(
  fixed: Maybe<'money/month'>,
  price: Maybe<'money/month'>,
  variable: Maybe<'money/month'>,
): Outcome<'count'> {
  if (!fixed || !price || !variable)
    return missing('count', listMissing({ 'fixed costs': fixed, price, 'variable cost': variable }) ?? '');
  const left = subtract(price, variable);
  return left.value <= 0
    ? lack('count', 'not_meaningful', 'Never: each one sold costs as much as it brings in, or more.')
    : ok(quantity(fixed.value / left.value, 'count'));
}

export function breakevenRevenue(
  fixed: Maybe<'money/month'>,
  contributionMargin: Maybe<'share'>,
): Outcome<'money/month'> {
  if (!fixed || !contributionMargin)
    return missing(
      'money/month',
      listMissing({ 'fixed costs': fixed, 'contribution margin': contributionMargin }) ?? '',
    );
  return contributionMargin.value <= 0
    ? lack('money/month', 'not_meaningful', 'Never: every sale adds to the loss.')
    : ok({ ...fixed, value: fixed.value / contributionMargin.value });
}

/** Below zero is normal with prepaid yearly contracts: not bad by itself. */
export function workingCapital(assets: Maybe<'money'>, liabilities: Maybe<'money'>): Outcome<'money'> {
  return assets && liabilities
    ? ok(subtract(assets, liabilities))
    : missing('money', listMissing({ 'current assets': assets, 'current liabilities': liabilities }) ?? '');
}

export function currentRatio(assets: Maybe<'money'>, liabilities: Maybe<'money'>): Outcome<'ratio'> {
  if (!assets || !liabilities)
    return missing(
      'ratio',
      listMissing({ 'current assets': assets, 'current liabilities': liabilities }) ?? '',
    );
  return liabilities.value === 0
    ? lack('ratio', 'infinite', 'Nothing is owed within the year.')
    : ok(quantity(assets.value / liabilities.value, 'ratio'));
}

/** One leg of the cash conversion cycle: a balance over what flows through it in the days. */
export function cycleDays(
  balance: Maybe<'money'>,
  flow: Maybe<'money'>,
  days: number,
  name: string,
): Outcome<'days'> {
  if (!balance || !flow || flow.value === 0) return missing('days', name);
  return ok(quantity((balance.value / flow.value) * days, 'days'));
}

/** DSO + DIO − DPO. */
export function cashConversionCycle(
  receivableDays: Maybe<'days'>,
  inventoryDays: Maybe<'days'>,
  payableDays: Maybe<'days'>,
): Outcome<'days'> {
  if (!receivableDays || !inventoryDays || !payableDays)
    return missing(
      'days',
      listMissing({ receivables: receivableDays, inventory: inventoryDays, payables: payableDays }) ?? '',
    );
  return ok(quantity(receivableDays.value + inventoryDays.value - payableDays.value, 'days'));
}

/** Revenue over gross merchandise value: what the marketplace keeps. */
export function takeRate(revenue: Maybe<'money'>, gmv: Maybe<'money'>): Outcome<'share'> {
  if (!revenue || !gmv) return missing('share', listMissing({ revenue, GMV: gmv }) ?? '');
  if (gmv.value === 0) return lack('share', 'undefined', 'Not defined: nothing was traded.');
  if (revenue.value > gmv.value)
    return lack(
      'share',
      'invalid',
      'Revenue is larger than GMV: a marketplace keeps a part of what is traded.',
    );
  return ok(quantity(revenue.value / gmv.value, 'share'));
}

export function orderValue(traded: Maybe<'money'>, orders: Maybe<'count'>): Outcome<'money'> {
  if (!traded || !orders) return missing('money', listMissing({ sales: traded, orders }) ?? '');
  const each: Quantity<'money'> | null = perEach(traded, orders);
  return each ? ok(each) : lack('money', 'undefined', 'Not defined: there were no orders.');
}
