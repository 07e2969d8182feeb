import { divide, quantity, subtract } from '@slipway/core';
import { lack, listMissing, type Maybe, missing, type Outcome, ok } from './outcome.ts';

/** Both margins: what is left of revenue after the costs, as a share. May be negative, never above 100 %. */
export function marginOf(
  revenue: Maybe<'money'>,
  costs: Maybe<'money'>,
  names: { readonly costs: string },
): Outcome<'share'> {
  if (!revenue || !costs) return missing('share', listMissing({ revenue, [names.costs]: costs }) ?? '');
  if (revenue.value < 0)
    return lack('share', 'not_meaningful', 'Revenue is below zero: a margin of it would mislead.');
  const share = divide(subtract(revenue, costs), revenue);
  if (!share) return lack('share', 'undefined', 'Not defined: there was no revenue in the period.');
  if (share.value > 1) return lack('share', 'invalid', 'Costs cannot be negative: a margin is at most 100%.');
  return ok(quantity(share.value, 'share'));
}

export function grossMargin(revenue: Maybe<'money'>, cogs: Maybe<'money'>): Outcome<'share'> {
  return marginOf(revenue, cogs, { costs: 'cost of goods sold' });
}

/** Variable costs are COGS and what each sale costs beside: commissions, shipping, promotions. */
export function contributionMargin(revenue: Maybe<'money'>, variable: Maybe<'money'>): Outcome<'share'> {
  return marginOf(revenue, variable, { costs: 'variable costs' });
}

export function contributionPerUnit(price: Maybe<'money'>, variable: Maybe<'money'>): Outcome<'money'> {
  return price && variable
    ? ok(subtract(price, variable))
    : missing('money', listMissing({ price, 'variable cost': variable }) ?? '');
}
