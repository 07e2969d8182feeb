import { quantity, scale } from '@slipway/core';
import {
  type Course,
  foretell,
  ltvToCac,
  type Maybe,
  paybackSimple,
  paybackSurvival,
  quantityOf,
} from '@slipway/finance';
import { formatValue } from '@slipway/report';
import { type Assumed, assume } from '../desk/assume.ts';
import type { Desk } from '../desk/desk.ts';
import type { Analysis } from './analysis.ts';
import { type LtvParts, ltvOf } from './ltv-variants.ts';

/** One change to today's numbers, everything else held. */
export interface Scenario {
  readonly id: string;
  /** "Churn −1 point". */
  readonly label: string;
  readonly step: Assumed;
  readonly how: string;
  readonly played: Played;
}

interface Levers {
  readonly parts: LtvParts;
  readonly cac: Maybe<'money'>;
  readonly course: Course | null;
}

export interface Played {
  readonly levers: Levers;
  readonly ltv: Maybe<'money'>;
  readonly toCac: Maybe<'ratio'>;
  readonly payback: Maybe<'months'>;
  readonly fate: ReturnType<typeof foretell> | null;
}

type Base = Pick<Analysis, 'lifetime' | 'acquisition' | 'survival' | 'cash' | 'margins'>;

export function leversOf({ lifetime, acquisition, survival }: Base): Levers {
  return {
    parts: lifetime.parts,
    cac: acquisition.chosen.quantity,
    course: survival?.course ?? null,
  };
}

export function play(levers: Levers, { lifetime }: Base): Played {
  const ltv = quantityOf(ltvOf(lifetime.kind, levers.parts));
  const payback =
    lifetime.paybackKind === 'survival'
      ? paybackSurvival(levers.cac, levers.parts.margin, levers.parts.churn)
      : paybackSimple(levers.cac, levers.parts.margin);
  return {
    levers,
    ltv,
    toCac: quantityOf(ltvToCac(ltv, levers.cac)),
    payback: quantityOf(payback),
    fate: levers.course && foretell(levers.course),
  };
}

const why = 'A round step; set your own.';

export function listScenarios(desk: Desk, base: Base): readonly Scenario[] {
  const now = leversOf(base);
  const make = (id: string, label: string, step: Assumed, how: string, levers: Levers): Scenario => ({
    id,
    label,
    step,
    how,
    played: play(levers, base),
  });
  const percent = (value: number) => formatValue(value, 'share');
  const churn = churnStep(desk, now);
  const price = assume(desk, 'scenarioPrice', 'Scenario: price', 'share', 0.1, why);
  const cac = assume(desk, 'scenarioCac', 'Scenario: cost of a customer', 'share', 0.25, why);
  const growth = assume(desk, 'scenarioGrowth', 'Scenario: growth lost', 'share', 0.5, why);
  const costs = assume(desk, 'scenarioCosts', 'Scenario: other costs cut', 'share', 0.1, why);
  const all = [
    ...(churn
      ? [
          make(
            'churn',
            `Churn −${percent(churn.quantity.value).replace('%', '')} ${churn.quantity.value === 0.01 ? 'point' : 'points'}`,
            churn,
            'churn lower by the step, growth higher by as much',
            lessChurn(now, churn.quantity.value),
          ),
        ]
      : []),
    make(
      'price',
      `Price ${signed(price.quantity.value, percent)}`,
      price,
      'price and revenue changed, nobody leaves because of it, variable costs as they are',
      dearer(now, base, price.quantity.value),
    ),
    make(
      'cac',
      `CAC ${signed(cac.quantity.value, percent)}`,
      cac,
      'the same number of customers, each at the changed cost',
      costlier(now, base, cac.quantity.value),
    ),
    make(
      'growth',
      `Growth −${percent(growth.quantity.value)}`,
      growth,
      'growth reduced by the share, costs as they are',
      slower(now, growth.quantity.value),
    ),
    make(
      'costs',
      `Other costs −${percent(costs.quantity.value)}`,
      costs,
      'all other costs reduced by the share, growth as it is',
      leaner(now, base, costs.quantity.value),
    ),
  ];
  const today = numbersOf(play(now, base));
  return all.filter(({ played }) => numbersOf(played) !== today);
}

/** A lever that moves none of these has nothing to show. */
function numbersOf({ ltv, toCac, payback, fate }: Played): string {
  return JSON.stringify([ltv, toCac, payback, fate?.lowestCash, fate?.lastsMonths, fate?.months[11]]);
}

/** Never more than half of the churn there is: nobody gets to zero by a plan. */
function churnStep(desk: Desk, { parts }: Levers): Assumed<'share/month'> | null {
  const churn = parts.churn?.value ?? 0;
  if (churn <= 0) return null;
  const most = churn / 2;
  const step = assume(desk, 'scenarioChurn', 'Scenario: churn', 'share/month', Math.min(0.01, most), why);
  return step.quantity.value <= most ? step : { ...step, quantity: quantity(most, 'share/month') };
}

function signed(value: number, percent: (value: number) => string): string {
  return value < 0 ? `−${percent(-value)}` : `+${percent(value)}`;
}

function lessChurn({ parts, cac, course }: Levers, step: number): Levers {
  return {
    cac,
    parts: { ...parts, churn: parts.churn && quantity(parts.churn.value - step, 'share/month') },
    course: course && { ...course, growth: quantity(course.growth.value + step, 'share/month') },
  };
}

function dearer({ parts, cac, course }: Levers, { margins }: Base, by: number): Levers {
  const margin = margins.best.value;
  const factor = 1 + by;
  return {
    cac,
    parts: {
      ...parts,
      arpa: parts.arpa && scale(parts.arpa, factor),
      // Per customer: the price rises by `by` of revenue, what it costs to serve does not.
      margin: parts.margin && parts.arpa && margin !== null ? scale(parts.arpa, margin + by) : null,
    },
    course: course && { ...course, revenue: scale(course.revenue, factor) },
  };
}

function costlier({ parts, cac, course }: Levers, { cash }: Base, by: number): Levers {
  const spend = cash.sales.value ?? 0;
  return {
    parts,
    cac: cac && scale(cac, 1 + by),
    course:
      cac && course
        ? { ...course, expenses: { ...course.expenses, value: course.expenses.value + by * spend } }
        : course,
  };
}

function slower({ parts, cac, course }: Levers, by: number): Levers {
  return { parts, cac, course: course && { ...course, growth: scale(course.growth, 1 - by) } };
}

function leaner({ parts, cac, course }: Levers, { cash }: Base, by: number): Levers {
  const rest = cash.rest.value ?? 0;
  return {
    parts,
    cac,
    course: course && {
      ...course,
      expenses: { ...course.expenses, value: Math.max(0, course.expenses.value - by * rest) },
    },
  };
}
