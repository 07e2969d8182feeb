import { yearlyChurn } from '@slipway/core';
import { halfLife, ltvMargin } from '@slipway/finance';
import type { CalculatorSpec } from './calculator.ts';
import { monthly, monthlyShare } from './quantities.ts';
import { sayCount, sayMonths, sayShare } from './say.ts';

export const calculator: CalculatorSpec = {
  title: 'How long do customers stay?',
  fields: [{ name: 'churn', label: 'Customers who leave', after: '% a month', min: 0, max: 100 }],
  formula: 'average months = 1 ÷ churn · half are gone after ln ½ ÷ ln(1 − churn)',
  answer: ({ number }) => {
    const churn = monthlyShare(number('churn'));
    // A margin of one a month makes the lifetime value the lifetime itself.
    const { value, reason } = ltvMargin({ margin: monthly(1), churn });
    if (value === null) return { sentence: reason ?? '' };
    const lost = yearlyChurn(churn).value;
    return {
      sentence: `A customer stays ${sayMonths(value)} on average.`,
      notes: [
        `Half are gone after ${sayMonths(halfLife(churn).value ?? 1)}.`,
        `Of 100 who start today, ${sayCount(100 * (1 - lost))} are left in a year: ${sayShare(lost)} yearly churn.`,
      ],
    };
  },
};
