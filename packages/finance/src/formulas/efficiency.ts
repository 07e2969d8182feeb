import {
  add,
  type Change,
  divide,
  type Period,
  perEach,
  type Quantity,
  quantity,
  quarterPerYear,
  spentPerYearlyGain,
  subtract,
} from '@slipway/core';
import { lack, listMissing, lowData, type Maybe, missing, type Outcome, ok } from './outcome.ts';

/** (this quarter's revenue − the one before) × 4 / sales and marketing of the one before. Below zero: shrinking. */
export function magicNumber(
  revenue: Maybe<'money/quarter'>,
  revenueBefore: Maybe<'money/quarter'>,
  spendBefore: Maybe<'money/quarter'>,
): Outcome<'ratio'> {
  if (!revenue || !revenueBefore || !spendBefore)
    return missing('ratio', 'two full quarters of revenue and sales and marketing cost');
  const gain = quarterPerYear(subtract(revenue, revenueBefore));
  return spendBefore.value === 0
    ? lack('ratio', 'undefined', 'Not defined: nothing was spent on sales and marketing.')
    : ok(quantity(gain.value / spendBefore.value, 'ratio'));
}

/** Burn and gain must be of one period: monthly burn over yearly ARR does not compile. */
export function burnMultiple<P extends Period>(
  netBurn: Maybe<`money/${P}`>,
  netNewArr: Change<NoInfer<P>, 'money/year'> | null,
): Outcome<'ratio'> {
  if (!netBurn || !netNewArr)
    return missing('ratio', listMissing({ 'net burn': netBurn, 'MRR movements': netNewArr }) ?? '');
  if (netBurn.value <= 0) return lack('ratio', 'infinite', 'No burn: the company lives on its revenue.');
  if (netNewArr.by.value <= 0)
    return lack('ratio', 'not_meaningful', 'The worst case: burning while not growing.');
  const ratio = spentPerYearlyGain(netBurn, netNewArr);
  return ratio ? ok(ratio) : missing('ratio', 'MRR movements');
}

/** Bessemer's form for ARR under about $30M: the burn multiple turned over. */
export function efficiencyScore<P extends Period>(
  netBurn: Maybe<`money/${P}`>,
  netNewArr: Change<NoInfer<P>, 'money/year'> | null,
): Outcome<'ratio'> {
  const multiple = burnMultiple(netBurn, netNewArr);
  return multiple.value === null ? multiple : ok(quantity(1 / multiple.value, 'ratio'));
}

export function hypeRatio(raised: Maybe<'money'>, arr: Maybe<'money/year'>): Outcome<'ratio'> {
  return overArr(raised, arr, 'capital raised');
}

/** ARR for each unit of capital that is gone. */
export function cashConversionScore(
  arr: Maybe<'money/year'>,
  raised: Maybe<'money'>,
  cash: Maybe<'money'>,
): Outcome<'ratio'> {
  if (!arr || !raised || !cash)
    return missing('ratio', listMissing({ ARR: arr, 'capital raised': raised, cash }) ?? '');
  const used = subtract(raised, cash);
  return used.value <= 0
    ? lack('ratio', 'not_meaningful', 'More cash is in the bank than was raised.')
    : ok(quantity(arr.value / used.value, 'ratio'));
}

export function capitalConsumption(
  raised: Maybe<'money'>,
  cash: Maybe<'money'>,
  arr: Maybe<'money/year'>,
): Outcome<'ratio'> {
  if (!raised || !cash) return missing('ratio', listMissing({ 'capital raised': raised, cash }) ?? '');
  return overArr(subtract(raised, cash), arr, 'capital raised');
}

function overArr(amount: Maybe<'money'>, arr: Maybe<'money/year'>, name: string): Outcome<'ratio'> {
  if (!amount || !arr) return missing('ratio', listMissing({ [name]: amount, ARR: arr }) ?? '');
  return arr.value === 0
    ? lack('ratio', 'undefined', 'Not defined: there is no recurring revenue yet.')
    : ok(quantity(amount.value / arr.value, 'ratio'));
}

/** In points: growth over a year in percent plus margin in percent. */
export function ruleOfForty(
  growth: Maybe<'share/year'>,
  margin: Maybe<'share'>,
  isSmall: boolean,
): Outcome<'points'> {
  const points = growthPlusMargin(growth, margin);
  const value = points.value;
  return value !== null && isSmall
    ? lowData(quantity(value, 'points'), 'Context only: a small base inflates growth.')
    : points;
}

function growthPlusMargin(growth: Maybe<'share/year'>, margin: Maybe<'share'>): Outcome<'points'> {
  if (!growth || !margin)
    return missing(
      'points',
      listMissing({ 'thirteen months of revenue': growth, 'all costs of the last year': margin }) ?? '',
    );
  return ok(quantity((growth.value + margin.value) * 100, 'points'));
}

/** Movements of several months added up: each moved the monthly level by so much. */
interface Gains {
  readonly new: Maybe<'money/month'>;
  readonly expansion: Maybe<'money/month'>;
  readonly reactivation: Maybe<'money/month'>;
  readonly churned: Maybe<'money/month'>;
  readonly contraction: Maybe<'money/month'>;
}

/** The SaaS quick ratio, not the accountants' one. */
export function quickRatio(sums: Gains, months: number): Outcome<'ratio'> {
  const { new: won, expansion, reactivation, churned, contraction } = sums;
  if (!won || !expansion || !reactivation || !churned || !contraction)
    return missing('ratio', `${listMissing({ ...sums })} MRR`);
  const gains = add(add(won, expansion), reactivation);
  const losses = add(churned, contraction);
  if (losses.value === 0)
    return gains.value > 0
      ? lack('ratio', 'infinite', 'Nothing was lost.')
      : lack('ratio', 'undefined', 'Not defined: nothing was won and nothing was lost.');
  const ratio = divide(gains, losses) ?? quantity(0, 'ratio');
  return months < 6 ? lowData(ratio, 'Indicative only: under six months of movements.') : ok(ratio);
}

export function arrPerFte(arr: Maybe<'money/year'>, staff: Maybe<'count'>): Outcome<'money/year'> {
  if (!arr || !staff) return missing('money/year', listMissing({ ARR: arr, 'full-time staff': staff }) ?? '');
  const each: Quantity<'money/year'> | null = perEach(arr, staff);
  return each ? ok(each) : lack('money/year', 'undefined', 'Not defined: nobody works full time.');
}

/** This year's growth over last year's. */
export function growthEndurance(now: Maybe<'share/year'>, before: Maybe<'share/year'>): Outcome<'ratio'> {
  if (!now || !before) return missing('ratio', 'twenty-five months of revenue');
  return before.value <= 0
    ? lack('ratio', 'not_meaningful', 'There was no growth a year ago to hold this against.')
    : ok(quantity(now.value / before.value, 'ratio'));
}
