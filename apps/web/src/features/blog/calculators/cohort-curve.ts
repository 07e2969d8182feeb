import { lifeTable } from '@slipway/finance';
import { betaGeometricSurvival, fitBetaGeometric } from '@slipway/stats';
import type { CalculatorSpec } from './calculator.ts';
import { sayCount, sayShare } from './say.ts';

const year = 12;

export const calculator: CalculatorSpec = {
  title: 'How many of them will be left in a year?',
  fields: [
    {
      name: 'active',
      label: 'Customers of one month, still there month by month',
      kind: 'numbers',
      after: 'customers',
    },
  ],
  formula: 'shifted beta-geometric curve (Fader and Hardie, 2007), fitted to who left in which month',
  answer: ({ numbers }) => {
    const active = numbers('active');
    const [began = 0] = active;
    const last = active.at(-1) ?? 0;
    if (last === began) return { sentence: 'Nobody has left yet: there is no curve to draw.' };
    const table = lifeTable({ cohorts: [{ month: '', size: began, active }] }, active.length - 1);
    const curve = betaGeometricSurvival(fitBetaGeometric(table), Math.max(year, active.length));
    const kept = curve[year - 1] ?? 0;
    const steady = (last / began) ** (year / (active.length - 1));
    return {
      sentence: `Of ${sayCount(began)}, about ${sayCount(began * kept)} are left after a year: ${sayShare(kept)}.`,
      notes: [
        `One steady churn rate through the last month would say ${sayCount(began * steady)}: it forgets that those who stay are those who like it.`,
      ],
    };
  },
};
