import { type Quantity, quantity, scale } from '@slipway/core';
import type { Maybe, Outcome } from '@slipway/finance';
import {
  ltvCapped,
  ltvCappedDiscounted,
  ltvDiscounted,
  ltvExpansionGeometric,
  ltvExpansionLinear,
  ltvMargin,
  ltvRevenue,
  ltvWithoutChurn,
  weighByEvents,
} from '@slipway/finance';
import type { Assumed } from '../desk/assume.ts';
import type { Desk } from '../desk/desk.ts';
import { type Choice, choices } from '../desk/settings.ts';
import type { Ref } from '../desk/sheet.ts';
import { averageOver, customersAt, inSentence } from '../desk/take.ts';
import { averageStart } from './average-start.ts';
import { formulaWithoutChurn, ltvFormula } from './ltv-formulas.ts';
import type { Margins } from './margins.ts';
import type { Retention } from './retention.ts';

export type LtvKind = Choice<'ltvKind'>;
export const ltvKinds: readonly LtvKind[] = choices.ltvKind;
export type LtvVariants = Readonly<Record<LtvKind, Ref<'money'>>>;

export const ltvNames: Readonly<Record<LtvKind, { readonly label: string; readonly formula: string }>> = {
  margin: { label: 'Margin / churn', formula: 'margin a customer / monthly churn' },
  capped: { label: 'Capped', formula: 'margin a customer × (1 − (1 − churn)^cap) / churn' },
  discounted: { label: 'Discounted', formula: 'margin a customer / (churn + monthly discount)' },
  'capped-discounted': {
    label: 'Capped and discounted',
    formula: 'margin a customer × (1 − r^cap) / (1 − r), r = (1 − churn) / (1 + monthly discount)',
  },
  'expansion-linear': {
    label: 'With expansion, same amount a month (Skok)',
    formula: 'margin / churn + extra margin a month × (1 − churn) / churn²',
  },
  'expansion-geometric': {
    label: 'With expansion, at a rate, discounted',
    formula: 'margin a customer / (1 − r), r = (1 − churn) × (1 + expansion) / (1 + monthly discount)',
  },
  revenue: { label: 'Revenue, not profit', formula: 'revenue a customer / monthly churn' },
};

interface Parts {
  readonly arpa: Ref<'money/month'>;
  readonly margins: Margins;
  readonly retention: Retention;
  readonly churn: Ref<'share/month'>;
  readonly discount: Assumed<'share/year'>;
  readonly cap: Assumed<'months'>;
}

/** All forms of lifetime value over one set of numbers. */
export interface LtvParts {
  readonly arpa: Maybe<'money/month'>;
  readonly margin: Maybe<'money/month'>;
  readonly churn: Maybe<'share/month'>;
  /** What a customer's margin grows by each month, as an amount and as a rate. */
  readonly extra: Maybe<'money/month'>;
  readonly rate: Maybe<'share/month'>;
  readonly discount: Quantity<'share/year'>;
  readonly capMonths: number;
}

export function ltvOf(kind: LtvKind, parts: LtvParts): Outcome<'money'> {
  const { arpa, margin, churn, extra, rate, discount, capMonths } = parts;
  const of = { margin, churn };
  switch (kind) {
    case 'margin':
      return ltvMargin(of);
    case 'capped':
      return ltvCapped(of, capMonths);
    case 'discounted':
      return ltvDiscounted(of, discount);
    case 'capped-discounted':
      return ltvCappedDiscounted(of, capMonths, discount);
    case 'expansion-linear':
      return ltvExpansionLinear(of, extra);
    case 'expansion-geometric':
      return ltvExpansionGeometric(of, rate, discount, capMonths);
    case 'revenue':
      return ltvRevenue(arpa, churn);
  }
}

function readParts(desk: Desk, { arpa, margins, churn, discount, cap }: Parts) {
  const span = desk.window.from < 0 ? null : desk.window;
  const expansion = averageOver(desk, 'expansionMrr', span);
  const customers = customersAt(desk, desk.last);
  const start = averageStart(desk, span);
  const parts: LtvParts = {
    arpa: arpa.quantity,
    margin: margins.perCustomer.quantity,
    churn: churn.quantity,
    extra:
      expansion.quantity && customers.value && margins.best.quantity
        ? scale(expansion.quantity, margins.best.quantity.value / customers.value)
        : null,
    rate:
      expansion.value !== null && start.value ? quantity(expansion.value / start.value, 'share/month') : null,
    discount: discount.quantity,
    capMonths: cap.quantity.value,
  };
  /** What decides the form, whether or not it ends up in the formula. */
  const deciding: Readonly<Record<LtvKind, readonly Ref[]>> = {
    margin: [],
    revenue: [],
    capped: [cap],
    discounted: [discount],
    'capped-discounted': [cap, discount],
    'expansion-linear': [],
    'expansion-geometric': [discount, cap],
  };
  return { parts, deciding, refs: { churn, cap, discount, expansion, customers, best: margins.best, start } };
}

export function listVariants(
  desk: Desk,
  all: Parts,
): { readonly variants: LtvVariants; readonly parts: LtvParts } {
  const { arpa, margins, retention, churn, cap } = all;
  const { parts, deciding, refs } = readParts(desk, all);
  const put = (kind: LtvKind): Ref<'money'> => {
    const outcome = ltvOf(kind, parts);
    const nobodyLeft = churn.value === 0 && outcome.status === 'undefined';
    const base = kind === 'revenue' ? arpa : margins.perCustomer;
    const baseName = kind === 'revenue' ? 'revenue a customer' : 'margin a customer';
    return desk.sheet.derive(
      `ltv.${kind}`,
      kind === 'margin' ? 'LTV' : `LTV: ${inSentence(ltvNames[kind].label)}`,
      weighByEvents(
        nobodyLeft ? ltvWithoutChurn(base.quantity, parts.capMonths, retention.exposed.quantity) : outcome,
        retention.lost.quantity,
      ),
      nobodyLeft
        ? formulaWithoutChurn(baseName, base, cap, retention.exposed)
        : ltvFormula(kind, baseName, { ...refs, base }),
      { also: [churn, ...deciding[kind], ...(nobodyLeft ? [cap, retention.exposed] : [])] },
    );
  };
  const variants = {
    margin: put('margin'),
    capped: put('capped'),
    discounted: put('discounted'),
    'capped-discounted': put('capped-discounted'),
    'expansion-linear': put('expansion-linear'),
    'expansion-geometric': put('expansion-geometric'),
    revenue: put('revenue'),
  };
  return { variants, parts };
}
