import { expensesToLive, foretell, growthToLive } from '@slipway/finance';
import type { CalculatorSpec } from './calculator.ts';
import { cash, monthly, monthlyShare } from './quantities.ts';
import { sayLeastShare, sayMoney, sayMonths, sayMostMoney } from './say.ts';

export const calculator: CalculatorSpec = {
  title: 'Default alive or default dead?',
  fields: [
    { name: 'cash', label: 'Cash in the bank', before: '$', min: 0 },
    { name: 'expenses', label: 'Expenses', before: '$', after: 'a month', min: 0 },
    { name: 'revenue', label: 'Revenue', before: '$', after: 'a month', min: 0 },
    { name: 'growth', label: 'Growth', after: '% a month', min: -99, max: 200 },
  ],
  formula: 'each month: cash + revenue − expenses; revenue grows, expenses stay',
  answer: ({ number }) => {
    const course = {
      cash: cash(number('cash')),
      expenses: monthly(number('expenses')),
      revenue: monthly(number('revenue')),
      growth: monthlyShare(number('growth')),
    };
    const { alive, profitMonth, lowestCash, lowestMonth, lastsMonths } = foretell(course);
    if (alive)
      return {
        sentence: `Default alive: revenue covers expenses in month ${profitMonth ?? 1}.`,
        notes: [`Cash is lowest in month ${lowestMonth}, at ${sayMoney(lowestCash.value)}.`],
      };
    const growth = growthToLive(course);
    const expenses = expensesToLive(course);
    return {
      sentence: `Default dead: the money is gone after ${sayMonths(lastsMonths ?? 0)}.`,
      notes: [
        ...(growth
          ? [`It lives at a growth of ${sayLeastShare(growth.value)} a month,`]
          : ['No growth below 200 % a month would do.']),
        ...(expenses ? [`or at expenses of ${sayMostMoney(expenses.value)} a month.`] : []),
      ],
    };
  },
};
