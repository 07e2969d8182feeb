import { evaluate } from '@slipway/core';
import { doublingMonths, growthNeeded } from '@slipway/finance';
import type { CalculatorSpec } from './calculator.ts';
import { sayMoney, sayMonths, sayShare } from './say.ts';

export const calculator: CalculatorSpec = {
  title: 'How fast must it grow?',
  fields: [
    { name: 'now', label: 'Revenue now', before: '$', after: 'a month', min: 0.01 },
    { name: 'goal', label: 'Goal', before: '$', after: 'a month', min: 0.01 },
    { name: 'months', label: 'Time for it', after: 'months', min: 1, max: 240 },
  ],
  formula: 'growth a month = (goal ÷ now)^(1 ÷ months) − 1',
  answer: ({ number }) => {
    const [now, goal, months] = [number('now'), number('goal'), Math.round(number('months'))];
    const { value, reason } = evaluate(growthNeeded('goal', 'now', months), {
      now: { value: now, unit: 'money/month', currency: 'USD' },
      goal: { value: goal, unit: 'money/month', currency: 'USD' },
    });
    if (value === null) return { sentence: reason ?? '' };
    const doubling = doublingMonths(value);
    const halfway = now * (1 + value) ** Math.floor(months / 2);
    return {
      sentence: `Revenue must grow by ${sayShare(value)} every month.`,
      notes: [
        ...(doubling.value === null ? [] : [`It doubles every ${sayMonths(doubling.value)}.`]),
        `After ${sayMonths(Math.floor(months / 2))} it has to be ${sayMoney(halfway)}.`,
      ],
    };
  },
};
