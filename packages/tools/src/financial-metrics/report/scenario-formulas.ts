import { constant, type Expression, figure, minus, over, plus, power, times } from '@slipway/core';
import type { Scenario } from '../compute/scenarios.ts';
import { named } from '../desk/sheet.ts';
import type { Telling } from './telling.ts';

/** A cell of the table as a formula over today's figures and the step; null for what is simulated, or has no short form. */
export function cellFormula(
  row: string,
  scenario: Pick<Scenario, 'id' | 'step'> | null,
  { facts }: Telling,
): Expression | null {
  const { lifetime, acquisition, survival, cash } = facts;
  const { id = 'today', step = null } = scenario ?? {};
  // A step that was held at its limit is not the one on the sheet.
  if (step !== null && step.value !== step.quantity.value) return null;
  const by = step === null ? 0 : named(step, 'the step');
  const isOneOf = (...ids: readonly string[]) => ids.includes(id);
  switch (row) {
    case 'growth': {
      if (survival === null) return null;
      const rate = named(survival.growth, 'growth');
      return isOneOf('churn') ? plus(rate, by) : isOneOf('growth') ? times(rate, minus(1, by)) : plus(rate);
    }
    case 'revenue': {
      const revenue = named(cash.revenue, 'revenue');
      const start = isOneOf('price') ? times(revenue, plus(1, by)) : revenue;
      return times(start, power(plus(1, figure(`scenario.${id}.growth`, 'growth')), constant(12, 'months')));
    }
    case 'ltv':
      return isOneOf('churn', 'price') ? null : plus(named(lifetime.ltv, 'LTV'));
    case 'ltv-cac': {
      const cac = named(acquisition.chosen, 'CAC');
      return over(figure(`scenario.${id}.ltv`, 'LTV'), isOneOf('cac') ? times(cac, plus(1, by)) : cac);
    }
    case 'payback':
      return isOneOf('churn', 'price', 'cac') ? null : plus(named(lifetime.payback, 'CAC payback'));
    default:
      return null;
  }
}
