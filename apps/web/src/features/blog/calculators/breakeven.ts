import { breakevenUnits } from '@slipway/finance';
import type { CalculatorSpec } from './calculator.ts';
import { monthly } from './quantities.ts';
import { sayCount, sayMoney, sayShare } from './say.ts';

export const calculator: CalculatorSpec = {
  title: 'How many must you sell?',
  fields: [
    { name: 'fixed', label: 'Fixed costs', before: '$', after: 'a month', min: 0 },
    { name: 'price', label: 'Price of one', before: '$', min: 0 },
    { name: 'variable', label: 'Cost of one', before: '$', min: 0 },
  ],
  formula: 'units = fixed costs ÷ (price − cost of one)',
  answer: ({ number }) => {
    const price = number('price');
    const { value, reason } = breakevenUnits(
      monthly(number('fixed')),
      monthly(price),
      monthly(number('variable')),
    );
    if (value === null) return { sentence: reason ?? '' };
    // Half of one cannot be sold.
    const units = Math.ceil(value - 1e-9);
    const dearer = breakevenUnits(
      monthly(number('fixed')),
      monthly(price * 1.1),
      monthly(number('variable')),
    ).value;
    return {
      sentence: `Sell ${sayCount(units)} a month to cover the costs.`,
      notes: [
        `That is ${sayMoney(units * price)} of revenue a month.`,
        ...(dearer && units > 0
          ? [
              `At a price 10 % higher, ${sayCount(Math.ceil(dearer - 1e-9))} are enough: ${sayShare(1 - dearer / value)} fewer.`,
            ]
          : []),
      ],
    };
  },
};
