import type { MarketBasis, Span } from '../basis.ts';
import type { MarketInput } from '../fields.ts';
import { type ControlName, controls } from './controls.ts';
import type { Money } from './currency.ts';
import { around, exactly, type Factor, findOwn } from './factor.ts';

export interface Selling {
  readonly horizonYears: number;
  readonly horizonIsOwn: boolean;
  readonly rampMonths: number;
  readonly hasCapacity: boolean;
  readonly hasBudget: boolean;
  /** A seller or visitors, or a budget: somebody thought about how customers come. */
  readonly reps: Factor;
  readonly dealsPerRep: Factor;
  readonly ramp: Factor;
  readonly visitorsPerMonth: Factor;
  readonly visitorToPaid: Factor;
  readonly acquisitionBudget: Factor;
  readonly cac: Factor;
  readonly churnPerMonth: Factor;
}

/** Nothing is assumed about sellers or money nobody has named; half an answer gets the other half as an open default. */
export function sellingOf(
  input: MarketInput,
  basis: MarketBasis,
  money: Money,
  yearly: Span | null,
): Selling {
  const own = (id: ControlName) => findOwn(input, id, controls[id]);
  const reps = own('reps');
  const deals = own('dealsPerRep');
  const visitors = own('visitorsPerMonth');
  const paid = own('visitorToPaid');
  const budget = money.ownAmountsCount ? own('acquisitionBudget') : null;
  const cac = money.ownAmountsCount ? own('cac') : null;
  const sells = reps !== null || deals !== null;
  const serves = visitors !== null;
  // Customers that cost nothing are bounded by nothing.
  const hasBudget = budget !== null && cac?.value !== 0;
  const horizon = own('horizonYears');
  const ramp = own('rampMonths');
  const churn = own('churnPerMonth');
  const factor = (
    id: ControlName,
    label: string,
    unit: Factor['unit'],
    told: ReturnType<typeof own>,
    allow: number,
    fallback: Span | null,
    noun?: string,
  ): Factor => ({
    id,
    label,
    unit,
    ...(noun !== undefined && { noun }),
    span:
      told === null ? fallback : around(told.value, allow, allow, unit.startsWith('share') ? 1 : undefined),
    origin: told?.origin ?? (fallback === null ? { kind: 'missing' } : { kind: 'default' }),
  });
  const usualChurn = basis.churn;
  const usualCac =
    yearly === null ? null : { low: yearly.base * 0.5, base: yearly.base, high: yearly.base * 1.5 };
  return {
    horizonYears: horizon?.value ?? 5,
    horizonIsOwn: horizon !== null,
    rampMonths: sells ? (ramp?.value ?? 3) : 0,
    hasCapacity: sells || serves,
    hasBudget,
    reps: factor('reps', 'People who sell', 'count', reps, 0, sells ? exactly(1) : null, 'sellers'),
    dealsPerRep: factor(
      'dealsPerRep',
      'Deals per seller and month',
      'count/month',
      deals,
      0.3,
      sells ? { low: 1, base: 3, high: 6 } : null,
      'deals',
    ),
    ramp: factor('rampMonths', 'Months to full speed', 'months', ramp, 0, sells ? exactly(3) : null),
    visitorsPerMonth: factor(
      'visitorsPerMonth',
      'Visitors a month',
      'count/month',
      visitors,
      0.2,
      null,
      'visitors',
    ),
    visitorToPaid: factor(
      'visitorToPaid',
      'Visitors who end up paying',
      'share',
      paid,
      0.3,
      serves ? { low: 0.003, base: 0.01, high: 0.02 } : null,
    ),
    acquisitionBudget: factor('acquisitionBudget', 'Budget to win customers', 'money/month', budget, 0, null),
    // Earned back within a year is the middle of what is usual; half a year is quick.
    cac: factor('cac', 'Cost to win one customer', 'money', cac, 0.3, hasBudget ? usualCac : null),
    churnPerMonth:
      churn === null && usualChurn !== null && (sells || serves || hasBudget)
        ? {
            id: 'churnPerMonth',
            label: 'Customers lost per month',
            unit: 'share/month',
            span: {
              low: usualChurn.low,
              base: (usualChurn.low + usualChurn.high) / 2,
              high: usualChurn.high,
            },
            origin: { kind: 'usual', source: usualChurn.source },
          }
        : factor('churnPerMonth', 'Customers lost per month', 'share/month', churn, 0.3, null),
  };
}
