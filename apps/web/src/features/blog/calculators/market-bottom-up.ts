import { divide, quantity } from '@slipway/core';
import type { CalculatorSpec } from './calculator.ts';
import { cash } from './quantities.ts';
import { sayCount, sayMoney, sayShare } from './say.ts';

export const calculator: CalculatorSpec = {
  title: 'How many customers is that?',
  fields: [
    { name: 'goal', label: 'Revenue you want', before: '$', after: 'a year', min: 0 },
    { name: 'price', label: 'Price', before: '$', after: 'a month', min: 0 },
    { name: 'market', label: 'Such customers there are', min: 1 },
  ],
  formula: 'customers = revenue a year ÷ (12 × price a month)',
  answer: ({ number }) => {
    const exact = divide(cash(number('goal')), cash(12 * number('price')));
    if (exact === null) return { sentence: 'No number of customers is enough at a price of nothing.' };
    const customers = Math.ceil(exact.value - 1e-9);
    const share = divide(quantity(customers, 'count'), quantity(number('market'), 'count'))?.value ?? 0;
    const all = 12 * number('price') * number('market');
    return {
      sentence:
        share > 1
          ? `It takes ${sayCount(customers)} customers, and there are only ${sayCount(number('market'))}.`
          : `It takes ${sayCount(customers)} customers: ${sayShare(share)} of all there are.`,
      notes: [`If every one of them paid, the market would be ${sayMoney(all)} a year.`],
    };
  },
};
