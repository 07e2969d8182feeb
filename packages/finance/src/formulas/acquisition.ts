import {
  add,
  type Change,
  type Period,
  perEach,
  type Quantity,
  quantity,
  scale,
  spentPerYearlyGain,
} from '@slipway/core';
import { lack, listMissing, lowData, type Maybe, missing, type Outcome, ok } from './outcome.ts';

/** Spend of a period over the customers won in it (or one sales cycle later). */
export function cacBlended(spend: Maybe<'money'>, customers: Maybe<'count'>): Outcome<'money'> {
  return costPerCustomer(spend, customers, 'sales and marketing cost', 'new customers');
}

/** Never falls back to the blended form: without attribution it is not known. */
export function cacPaid(spend: Maybe<'money'>, customers: Maybe<'count'>): Outcome<'money'> {
  return costPerCustomer(spend, customers, 'paid marketing', 'new customers from paid channels');
}

function costPerCustomer(
  spend: Maybe<'money'>,
  customers: Maybe<'count'>,
  spendName: string,
  customersName: string,
): Outcome<'money'> {
  if (!spend || !customers)
    return missing('money', listMissing({ [spendName]: spend, [customersName]: customers }) ?? '');
  const each = perEach(spend, customers);
  if (!each) return lack('money', 'undefined', 'Not defined: no new customers in the period.');
  return spend.value === 0 ? lowData(each, 'No spend: founder time is not counted.') : ok(each);
}

/** Sales and marketing cost for each unit of yearly revenue won from new customers in the same period. */
export function cacRatioNew<P extends Period>(
  spend: Maybe<`money/${P}`>,
  newArr: Change<NoInfer<P>, 'money/year'> | null,
): Outcome<'ratio'> {
  return spendPerArr(spend, newArr, 'new MRR');
}

export function cacRatioBlended<P extends Period>(
  spend: Maybe<`money/${P}`>,
  newArr: Change<NoInfer<P>, 'money/year'> | null,
  expansionArr: Change<NoInfer<P>, 'money/year'> | null,
): Outcome<'ratio'> {
  const all = newArr && expansionArr && { during: newArr.during, by: add(newArr.by, expansionArr.by) };
  return spendPerArr(spend, all, 'new and expansion MRR');
}

function spendPerArr<P extends Period>(
  spend: Maybe<`money/${P}`>,
  won: Change<NoInfer<P>, 'money/year'> | null,
  wonName: string,
): Outcome<'ratio'> {
  if (!spend || !won)
    return missing('ratio', listMissing({ 'sales and marketing cost': spend, [wonName]: won }) ?? '');
  const ratio = spentPerYearlyGain(spend, won);
  return ratio ? ok(ratio) : lack('ratio', 'undefined', 'Not defined: no yearly revenue was won.');
}

const never = 'Never: a customer brings in less each month than it costs to serve.';

export function paybackSimple(cac: Maybe<'money'>, margin: Maybe<'money/month'>): Outcome<'months'> {
  if (!cac || !margin) return missing('months', listMissing({ CAC: cac, 'margin a customer': margin }) ?? '');
  if (margin.value <= 0) return lack('months', 'not_meaningful', never);
  return ok(quantity(cac.value / margin.value, 'months'));
}

/** Counts on those only who are still there: n = ln(1 − CAC·c/m) / ln(1 − c). Never shorter than the simple form. */
export function paybackSurvival(
  cac: Maybe<'money'>,
  margin: Maybe<'money/month'>,
  churn: Maybe<'share/month'>,
): Outcome<'months'> {
  if (!cac || !margin || !churn)
    return missing('months', listMissing({ CAC: cac, 'margin a customer': margin, churn }) ?? '');
  if (margin.value <= 0) return lack('months', 'not_meaningful', never);
  if (churn.value < 0 || churn.value > 1) return lack('months', 'invalid', 'Churn is outside 0 and 100%.');
  if (churn.value === 0) return paybackSimple(cac, margin);
  const lostShare = (cac.value * churn.value) / margin.value;
  if (lostShare >= 1)
    return lack('months', 'not_meaningful', 'Never: customers leave before they have paid for themselves.');
  if (churn.value === 1) return paybackSimple(cac, margin);
  const months = Math.log1p(-lostShare) / Math.log1p(-churn.value);
  // Within the first month the formula would let the customers of a whole month leave at its start.
  return ok(quantity(Math.max(months, cac.value / margin.value), 'months'));
}

/** Whole company, Bessemer 2012: spend of the quarter before over the margin on this quarter's new MRR. */
export function paybackCompany(
  spendBefore: Maybe<'money/quarter'>,
  newMrr: Maybe<'money/month'>,
  grossMargin: Maybe<'share'>,
): Outcome<'months'> {
  if (!spendBefore || !newMrr || !grossMargin)
    return missing(
      'months',
      listMissing({
        'sales and marketing cost of the quarter before': spendBefore,
        'new MRR': newMrr,
        'gross margin': grossMargin,
      }) ?? '',
    );
  const margin: Quantity<'money/month'> = scale(newMrr, grossMargin.value);
  if (margin.value <= 0) return lack('months', 'not_meaningful', 'Never: the quarter won no margin.');
  return ok(quantity(spendBefore.value / margin.value, 'months'));
}
