import { paybackSimple, paybackSurvival } from '@slipway/finance';
import type { CalculatorSpec } from './calculator.ts';
import { cash, monthly, monthlyShare } from './quantities.ts';
import { sayMonths } from './say.ts';

export const calculator: CalculatorSpec = {
  title: 'When has a customer paid for itself?',
  fields: [
    { name: 'cac', label: 'Cost to win a customer', before: '$', min: 0 },
    { name: 'price', label: 'Price', before: '$', after: 'a month', min: 0 },
    { name: 'margin', label: 'Gross margin', after: '%', max: 100 },
    { name: 'churn', label: 'Customers who leave', after: '% a month', min: 0, max: 100 },
  ],
  formula: 'simple: CAC ÷ margin a month · with leavers: ln(1 − CAC × churn ÷ margin) ÷ ln(1 − churn)',
  answer: ({ number }) => {
    const cac = cash(number('cac'));
    const margin = monthly((number('price') * number('margin')) / 100);
    const simple = paybackSimple(cac, margin);
    const honest = paybackSurvival(cac, margin, monthlyShare(number('churn')));
    const plain =
      simple.value === null
        ? []
        : [`Without leavers it would be ${sayMonths(simple.value)}: that is the figure most decks show.`];
    return honest.value === null
      ? { sentence: honest.reason ?? '', notes: honest.reason === simple.reason ? [] : plain }
      : {
          sentence: `Counting those who leave on the way, the cost is back after ${sayMonths(honest.value)}.`,
          notes: plain,
        };
  },
};
