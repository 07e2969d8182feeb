import {
  called,
  type Expression,
  minus,
  type Operand,
  over,
  plus,
  power,
  readAs,
  times,
} from '@slipway/core';
import type { Choice } from '../desk/settings.ts';
import { named, type Ref } from '../desk/sheet.ts';

interface LtvRefs {
  /** What a customer leaves each month, or pays. */
  readonly base: Ref<'money/month'>;
  readonly churn: Ref<'share/month'>;
  readonly cap: Ref<'months'>;
  readonly discount: Ref<'share/year'>;
  readonly expansion: Ref<'money/month'>;
  readonly customers: Ref<'count'>;
  readonly best: Ref<'share'>;
  /** MRR at the start, which expansion is a rate of. */
  readonly start: Ref<'money/month'>;
}

/** Every form of lifetime value as an expression (metrics reference, A3). */
export function ltvFormula(kind: Choice<'ltvKind'>, baseName: string, refs: LtvRefs): Expression {
  const base = named(refs.base, baseName);
  const churn = named(refs.churn, 'churn');
  const cap = named(refs.cap, 'cap');
  const discount = called(
    'monthly discount',
    minus(power(plus(1, named(refs.discount, 'yearly discount')), over(1, 12)), 1),
  );
  switch (kind) {
    case 'margin':
    case 'revenue':
      return over(base, named(refs.churn, 'monthly churn'));
    case 'capped':
      return refs.churn.value === 0 ? times(base, cap) : cappedAt(base, churn, cap);
    case 'discounted':
      return over(base, plus(churn, readAs('share/month', discount)));
    case 'capped-discounted': {
      const ratio = over(minus(1, churn), plus(1, discount));
      const isFlat = refs.churn.value === 0 && refs.discount.value === 0;
      return isFlat ? times(base, cap) : untilCap(base, called('r', ratio), cap);
    }
    case 'expansion-linear':
      return plus(
        over(base, churn),
        readAs('money', over(times(extraMargin(refs), minus(1, churn)), power(churn, 2))),
      );
    case 'expansion-geometric': {
      const rate = called(
        'expansion',
        over(named(refs.expansion, 'expansion MRR'), named(refs.start, 'MRR at the start')),
      );
      const r = called('r', over(times(minus(1, churn), plus(1, rate)), plus(1, discount)));
      const ratio = ratioOf(refs);
      if (ratio === 1) return times(base, cap);
      return ratio > 1 ? untilCap(base, r, cap) : readAs('money', over(base, minus(1, r)));
    }
  }
}

/** Nobody has left: the capped form at the most churn that fits the data, three over the customer-months. */
export function formulaWithoutChurn(
  baseName: string,
  base: Ref<'money/month'>,
  cap: Ref<'months'>,
  exposed: Ref<'count'>,
): Expression {
  const isBound = (exposed.value ?? 0) > 3;
  const most = isBound ? called('most churn that fits', over(3, named(exposed, 'customer-months'))) : 1;
  const churn = readAs('share/month', most);
  return cappedAt(named(base, baseName), churn, named(cap, 'cap'));
}

function cappedAt(base: Expression, churn: Expression, cap: Expression): Expression {
  return times(base, over(minus(1, power(minus(1, churn), cap)), churn));
}

/** base × (1 + r + r² …), for as many months as the cap allows. */
function untilCap(base: Expression, r: Operand, cap: Expression): Expression {
  return readAs('money', times(base, over(minus(1, power(r, cap)), minus(1, r))));
}

function extraMargin({ expansion, best, customers }: LtvRefs): Expression {
  return called(
    'extra margin a month',
    over(times(named(expansion, 'expansion MRR'), best.id), named(customers, 'customers')),
  );
}

/** From 1 on the sum has no end. */
function ratioOf({ churn, expansion, start, discount }: LtvRefs): number {
  const rate = (expansion.value ?? 0) / (start.value ?? 1);
  const monthly = (1 + (discount.value ?? 0)) ** (1 / 12) - 1;
  return ((1 - (churn.value ?? 0)) * (1 + rate)) / (1 + monthly);
}
