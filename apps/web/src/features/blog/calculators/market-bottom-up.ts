import { evaluate } from '@slipway/core';
import { customersFor, wholeMarket, yearAtMonthly } from '@slipway/finance';
import type { CalculatorSpec } from './calculator.ts';
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
    const known = {
      goal: { value: number('goal'), unit: 'money/year', currency: 'USD' },
      price: { value: number('price'), unit: 'money/month', currency: 'USD' },
      market: { value: number('market'), unit: 'count' },
    } as const;
    const each = yearAtMonthly('price');
    const customers = evaluate(customersFor('goal', each), known).value;
    if (customers === null) return { sentence: 'No number of customers is enough at a price of nothing.' };
    const share = customers / number('market');
    const all = evaluate(wholeMarket('market', each), known).value ?? 0;
    return {
      sentence:
        share > 1
          ? `It takes ${sayCount(customers)} customers, and there are only ${sayCount(number('market'))}.`
          : `It takes ${sayCount(customers)} customers: ${sayShare(share)} of all there are.`,
      notes: [`If every one of them paid, the market would be ${sayMoney(all)} a year.`],
    };
  },
};
