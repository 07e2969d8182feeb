import { ltvCapped, ltvMargin } from '@slipway/finance';
import type { CalculatorSpec } from './calculator.ts';
import { monthly, monthlyShare } from './quantities.ts';
import { sayMoney, sayMonths } from './say.ts';

const capMonths = 60;

export const calculator: CalculatorSpec = {
  title: 'What is a customer worth?',
  fields: [
    { name: 'price', label: 'Price', before: '$', after: 'a month', min: 0 },
    { name: 'margin', label: 'Gross margin', after: '%', max: 100 },
    { name: 'churn', label: 'Customers who leave', after: '% a month', min: 0, max: 100 },
  ],
  formula: 'LTV = price × gross margin ÷ churn',
  answer: ({ number }) => {
    const margin = monthly((number('price') * number('margin')) / 100);
    const lifetime = { margin, churn: monthlyShare(number('churn')) };
    const whole = ltvMargin(lifetime);
    const capped = ltvCapped(lifetime, capMonths);
    const stopped = `Counting no month after the fifth year, it leaves ${sayMoney(capped.value ?? 0)}.`;
    if (whole.value === null) return { sentence: whole.reason ?? '', notes: [stopped] };
    const stays = `At ${number('churn')} % a month, a customer stays ${sayMonths(100 / number('churn'))} on average.`;
    return {
      sentence: `A customer leaves ${sayMoney(whole.value)} of margin over its life.`,
      notes: [stays, stopped],
    };
  },
};
