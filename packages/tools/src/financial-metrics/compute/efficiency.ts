import {
  type Change,
  changeDuring,
  constant,
  minus,
  money,
  monthsPerYear,
  over,
  perYear,
  plus,
  quantity,
  readAs,
  times,
} from '@slipway/core';
import {
  arrPerFte,
  burnMultiple,
  capitalConsumption,
  cashConversionScore,
  efficiencyScore,
  hypeRatio,
  magicNumber,
  marginOf,
  missing,
  ok,
  ruleOfForty,
} from '@slipway/finance';
import { type Desk, lastMonths, type Span } from '../desk/desk.ts';
import { costsOver, mrrAt, revenueColumn } from '../desk/lines.ts';
import type { Choice } from '../desk/settings.ts';
import { named, type Ref } from '../desk/sheet.ts';
import { given, quarterOver, stockAt, sumOver } from '../desk/take.ts';
import { type BurnFrom, burnOf } from './burn.ts';
import type { Growth } from './growth.ts';
import { labelOf } from './span.ts';

export interface Efficiency {
  readonly burnMultiple: Ref<'ratio'>;
  readonly burnMultipleOther: Ref<'ratio'> | null;
  readonly window: Choice<'burnWindow'>;
  readonly score: Ref<'ratio'>;
  readonly magic: Ref<'ratio'>;
  readonly forty: Ref<'points'>;
  readonly profitMargin: Ref<'share'>;
  readonly hype: Ref<'ratio'>;
  readonly conversion: Ref<'ratio'>;
  readonly consumption: Ref<'ratio'>;
  readonly perHead: Ref<'money/year'>;
}

/** Currencies near enough to the dollar for thresholds of "about $1M". Others are not judged by it. */
const nearDollar: readonly string[] = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'SGD'];
const smallArr = 1_000_000;

export function computeEfficiency(desk: Desk, growth: Growth, from: BurnFrom): Efficiency {
  const { sheet, currency, settings } = desk;
  const quarter = lastMonths(desk, 3);
  const before = lastMonths(desk, 3, 3);
  const year = lastMonths(desk, 12);
  const hasYear = year !== null && netNewArr(desk, 'year', year).change !== null;
  const window = settings.choose('burnWindow', hasYear ? 'year' : 'quarter');
  const byYear = multiples(desk, 'year', year, burnOf(desk, from, 'year', year));
  const byQuarter = multiples(desk, 'quarter', quarter, burnOf(desk, from, 'quarter', quarter));
  const chosen = window === 'year' ? byYear : byQuarter;
  const revenue = quarterOver(desk, revenueColumn(desk), quarter);
  const revenueBefore = quarterOver(desk, revenueColumn(desk), before);
  const spendBefore = quarterOver(desk, 'salesMarketing', before);
  const profitMargin = profitOver(desk, year);
  const arr = growth.runRate;
  const raised = given(desk, 'capitalRaised', 'Capital raised so far', 'money');
  const staff = given(desk, 'staff', 'Full-time staff', 'count', 'full-time people');
  const cash = stockAt(desk, 'cash', desk.last);
  const yearly = named(arr, growth.name === 'MRR' ? 'ARR' : 'annualised revenue');
  const capital = named(raised, 'capital raised');
  const consumed = minus(capital, named(cash, 'cash'));
  const isSmall = nearDollar.includes(currency) && (arr.value ?? 0) < smallArr;
  return {
    burnMultiple: chosen.multiple,
    burnMultipleOther: window === 'year' ? byQuarter.multiple : year ? byYear.multiple : null,
    window,
    score: chosen.score,
    magic: sheet.derive(
      'magic-number',
      'Magic number',
      magicNumber(revenue.quantity, revenueBefore.quantity, spendBefore.quantity),
      readAs(
        'ratio',
        over(
          times(
            minus(
              named(revenue, 'revenue of the quarter'),
              named(revenueBefore, 'revenue of the one before'),
            ),
            constant(4, 'quarters/year'),
          ),
          named(spendBefore, 'sales and marketing of the one before'),
        ),
      ),
      quarter ? { period: labelOf(desk, quarter) } : {},
    ),
    profitMargin,
    forty: sheet.derive(
      'rule-of-40',
      'Rule of 40',
      ruleOfForty(growth.yearly.quantity, profitMargin.quantity, isSmall),
      times(
        plus(
          readAs('share', named(growth.yearly, 'growth over a year')),
          named(profitMargin, 'profit margin of the last twelve months'),
        ),
        100,
      ),
    ),
    hype: sheet.derive(
      'hype-ratio',
      'Hype ratio',
      hypeRatio(raised.quantity, arr.quantity),
      readAs('ratio', over(capital, yearly)),
    ),
    conversion: sheet.derive(
      'cash-conversion',
      'Cash conversion score',
      cashConversionScore(arr.quantity, raised.quantity, cash.quantity),
      readAs('ratio', over(yearly, consumed)),
    ),
    consumption: sheet.derive(
      'capital-consumption',
      'Capital consumed per unit of ARR',
      capitalConsumption(raised.quantity, cash.quantity, arr.quantity),
      readAs('ratio', over(consumed, yearly)),
    ),
    perHead: sheet.derive(
      'arr-per-head',
      growth.name === 'MRR' ? 'ARR a head' : 'Revenue a head',
      arrPerFte(arr.quantity, staff.quantity),
      over(yearly, named(staff, 'full-time staff')),
    ),
  };
}

/** ARR gained during the span: the change of a level, which is what burn of the same span is held against. */
function netNewArr<P extends 'quarter' | 'year'>(desk: Desk, during: P, span: Span | null) {
  const { sheet, currency, last } = desk;
  const end = mrrAt(desk, last);
  const start = mrrAt(desk, span ? span.from - 1 : -2);
  const gain =
    // Before the first revenue there is nothing to hold burn against.
    end.quantity && start.quantity && (end.quantity.value !== 0 || start.quantity.value !== 0)
      ? perYear(money(end.quantity.value - start.quantity.value, 'money/month', currency))
      : null;
  const change: Change<P, 'money/year'> | null = gain && changeDuring(during, gain);
  const ref = sheet.derive(
    `net-new-arr.${during}`,
    `Net new ARR of the ${during}`,
    gain ? ok(gain) : missing('money/year', `MRR at both ends of a ${during}`),
    times(minus(named(end, 'MRR at the end'), named(start, 'MRR at the start')), monthsPerYear),
    span ? { period: labelOf(desk, span) } : {},
  );
  return { change, ref };
}

function multiples<P extends 'quarter' | 'year'>(
  desk: Desk,
  during: P,
  span: Span | null,
  burn: Ref<`money/${P}`>,
) {
  const { change, ref } = netNewArr(desk, during, span);
  const name = during === 'year' ? '' : ', last quarter';
  const period = span ? { period: labelOf(desk, span) } : {};
  return {
    multiple: desk.sheet.derive(
      `burn-multiple.${during}`,
      `Burn multiple${name}`,
      burnMultiple<P>(burn.quantity, change),
      readAs(
        'ratio',
        over(named(burn, `net burn of the ${during}`), named(ref, `net new ARR of the same ${during}`)),
      ),
      period,
    ),
    score: desk.sheet.derive(
      `efficiency-score.${during}`,
      `Efficiency score${name}`,
      efficiencyScore<P>(burn.quantity, change),
      readAs(
        'ratio',
        over(named(ref, `net new ARR of the ${during}`), named(burn, `net burn of the same ${during}`)),
      ),
      period,
    ),
  };
}

/** Of the last twelve months, before tax and interest: what the table holds. */
function profitOver(desk: Desk, year: Span | null): Ref<'share'> {
  const revenue = sumOver(desk, revenueColumn(desk), year);
  const costs = costsOver(desk, year);
  const total = costs.value === null ? null : money(costs.value, 'money', desk.currency);
  const income = named(revenue, 'revenue');
  const margin = marginOf(revenue.quantity, total, { costs: 'all costs' });
  return desk.sheet.derive(
    'profit-margin',
    'Profit margin, last twelve months',
    margin.value === null ? margin : ok(quantity(margin.value, 'share')),
    over(minus(income, costs.formula), income),
    year ? { period: labelOf(desk, year) } : {},
  );
}
