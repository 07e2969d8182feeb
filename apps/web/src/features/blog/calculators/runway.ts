import { runwayStatic } from '@slipway/finance';
import type { CalculatorSpec } from './calculator.ts';
import { cash, monthly } from './quantities.ts';
import { sayMonths } from './say.ts';

export const calculator: CalculatorSpec = {
  title: 'How long does the money last?',
  fields: [
    { name: 'cash', label: 'Cash in the bank', before: '$', min: 0 },
    { name: 'burn', label: 'Net burn', before: '$', after: 'a month' },
  ],
  formula: 'runway = cash ÷ (cash out a month − cash in a month)',
  answer: ({ number }) => {
    const { value, reason } = runwayStatic(cash(number('cash')), monthly(number('burn')));
    return { sentence: value === null ? (reason ?? '') : `The money lasts ${sayMonths(value)}.` };
  },
};
