import { ltvMargin } from '@slipway/finance';
import type { CalculatorSpec } from './calculator.ts';
import { monthly, monthlyShare } from './quantities.ts';
import { sayCount, sayMonths, sayShare } from './say.ts';

export const calculator: CalculatorSpec = {
  title: 'How long do customers stay?',
  fields: [{ name: 'churn', label: 'Customers who leave', after: '% a month', min: 0, max: 100 }],
  formula: 'average months = 1 ÷ churn · half are gone after ln ½ ÷ ln(1 − churn)',
  answer: ({ number }) => {
    const churn = number('churn') / 100;
    // A margin of one a month makes the lifetime value the lifetime itself.
    const { value, reason } = ltvMargin({ margin: monthly(1), churn: monthlyShare(number('churn')) });
    if (value === null) return { sentence: reason ?? '' };
    const half = churn === 1 ? 1 : Math.log(0.5) / Math.log1p(-churn);
    const kept = (1 - churn) ** 12;
    return {
      sentence: `A customer stays ${sayMonths(value)} on average.`,
      notes: [
        `Half are gone after ${sayMonths(half)}.`,
        `Of 100 who start today, ${sayCount(100 * kept)} are left in a year: ${sayShare(1 - kept)} yearly churn.`,
      ],
    };
  },
};
