import { figure, over, readAs, significant, times } from '@slipway/core';
import { recentlyLost } from '@slipway/finance';
import { wilson } from '@slipway/stats';
import type { Sheet } from '../sheet.ts';
import { chosenCurve, curveNames } from './curves.ts';
import { middleOf, paidMonths, readStaying, type Staying, stayingSeed } from './staying.ts';
import { readTriangle, type Triangle } from './triangle.ts';

/** Cohorts as figures of the report; ids that are null could not be counted. */
export interface Customers {
  readonly triangle: Triangle;
  /** Null where no cohort is a month old. */
  readonly staying: Staying | null;
  readonly all: string;
  readonly churn: { readonly id: string; readonly value: number; readonly lost: string } | null;
  readonly last: {
    readonly kept: string;
    readonly value: number;
    /** How many began that long ago: the oldest ages rest on few. */
    readonly of: string;
    readonly age: string;
  } | null;
  readonly sixth: { readonly id: string; readonly value: number } | null;
  readonly level: { readonly id: string; readonly value: number } | null;
  readonly lostLate: string | null;
}

const recentMonths = 3;

/** Where they come and go, nobody knows in which month one was lost: there is no churn then. */
export function readCustomers(sheet: Sheet, areComing: boolean): Customers | null {
  const { input, basis, writer } = sheet;
  const triangle = readTriangle(input.cohorts ?? [], basis.asOf);
  if (!triangle) return null;
  const staying = readStaying(triangle, chosenCurve(input));
  const began = triangle.cohorts.reduce((sum, { size }) => sum + size, 0);
  const all = sheet.customers('customers', 'Customers who began', began);
  if (!staying)
    return { triangle, staying, all, churn: null, last: null, sixth: null, level: null, lostLate: null };

  const keptAt = (age: number): { id: string; of: string; value: number } | null => {
    const point = staying.curve.find((one) => one.age === age);
    if (!point) return null;
    const { low, high } = wilson(point.active, point.of);
    const active = sheet.customers(`active.${age}`, 'Still paying', point.active);
    const of = sheet.customers(`began.${age}`, 'Began, in cohorts old enough', point.of);
    const id = writer.derive({
      id: `kept.${age}`,
      label: age === 6 ? 'Still paying after six months' : 'Still paying at the last age',
      unit: 'share',
      range: { low, high, means: '95% interval (Wilson)' },
      formula: readAs(
        'share',
        over(figure(active, 'still paying'), figure(of, 'began in cohorts old enough')),
      ),
    });
    return { id, of, value: point.kept };
  };
  const { chosen, resampled, until, seen } = staying;
  const how = `${curveNames[chosen.kind]} fitted to ${seen} ages of the average curve${betaWords(staying)}; interval from ${resampled.length} seeded resamples (seed ${stayingSeed})`;
  const last = keptAt(seen);
  const end = percent(chosen.at(until));
  return {
    triangle,
    staying,
    all,
    churn: areComing ? null : churnOf(sheet, triangle),
    last: last && {
      kept: last.id,
      value: last.value,
      of: last.of,
      age: sheet.given('age', 'Months since they began', seen, 'months', 'cohorts'),
    },
    sixth: keptAt(6),
    level: {
      value: end,
      id: sheet.simulated(
        {
          id: 'level',
          label: 'Where the curve leads',
          value: end,
          unit: 'share',
          range: {
            ...middleOf(
              resampled.map(({ at }) => percent(at(until))),
              end,
            ),
            means: '80% of resamples',
          },
        },
        `${how}; read at month ${until}`,
        [all],
      ),
    },
    lostLate: sheet.simulated(
      { id: 'lost-late', label: 'Lost a month, late', value: staying.lateLoss, unit: 'share/month' },
      'customers lost from one age to the next / customers before, over the last three ages that many were seen at',
      [all],
    ),
  };
}

/** An estimate is not known to the tenth of a percent. */
function percent(share: number): number {
  return Math.round(share * 100) / 100;
}

function betaWords({ chosen }: Staying): string {
  const found = chosen.betaGeometric;
  return found ? ` by maximum likelihood, α = ${found.alpha.toFixed(3)}, β = ${found.beta.toFixed(3)}` : '';
}

function churnOf(sheet: Sheet, triangle: Triangle): Customers['churn'] {
  const { lost, atRisk } = recentlyLost(triangle, recentMonths);
  if (atRisk === 0) return null;
  const { low, high } = wilson(lost, atRisk);
  const gone = sheet.customers('lost', 'Customers lost in the latest months', lost);
  const risk = sheet.customers('at-risk', 'Customers at each month’s start', atRisk);
  const id = sheet.writer.derive({
    id: 'churn',
    label: 'Customers lost a month',
    unit: 'share/month',
    range: { low, high, means: '95% interval (Wilson)' },
    formula: readAs(
      'share/month',
      over(figure(gone, 'lost'), figure(risk, 'customers at each month’s start')),
    ),
    note: 'The latest three months, all ages together.',
  });
  return { id, value: lost / atRisk, lost: gone };
}

/** A lifetime that was fitted is not known to the cent. */
const sureDigits = 3;

/** What a customer brings in, from the fitted curve. Null without revenue per customer. */
export function lifetimeValue(
  sheet: Sheet,
  { staying, all }: Customers,
  arpa: { readonly id: string; readonly value: number } | null,
): string | null {
  if (!staying || !arpa) return null;
  const { chosen, resampled } = staying;
  const months = sheet.assume('lifetimeMonths');
  const discount = sheet.assume('discountRate');
  const count = (curve: Staying['chosen']) => paidMonths(curve, months.value, discount.value);
  const middle = middleOf(resampled.map(count), count(chosen));
  const means = '80% of resamples';
  const paid = sheet.simulated(
    {
      id: 'paid-months',
      label: 'Months a customer pays',
      value: count(chosen),
      unit: 'months',
      range: { ...middle, means },
    },
    `sum of the fitted share still paying in each month, later ones discounted (${curveNames[chosen.kind]})`,
    [all, months.id, discount.id],
  );
  const { grossMargin } = sheet.input;
  const margin =
    grossMargin === undefined
      ? null
      : sheet.given('gross-margin', 'Gross margin', grossMargin, 'share', 'grossMargin');
  const each = arpa.value * (grossMargin ?? 1);
  const ends = [middle.low, middle.high].map((paidFor) => Number((each * paidFor).toPrecision(sureDigits)));
  return sheet.writer.derive({
    id: margin === null ? 'lifetime-revenue' : 'ltv',
    label: margin === null ? 'Lifetime revenue of a customer' : 'Lifetime value of a customer',
    unit: 'money',
    currency: sheet.currency,
    range: { low: Math.min(...ends), high: Math.max(...ends), means },
    formula: significant(sureDigits, margin === null ? times(arpa.id, paid) : times(arpa.id, margin, paid)),
    ...(margin === null && { note: 'Revenue, not profit: no gross margin was given.' }),
  });
}
