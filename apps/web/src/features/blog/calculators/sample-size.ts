import { sampleSizeForDifference } from '@slipway/stats';
import type { CalculatorSpec } from './calculator.ts';
import { sayCount, sayTenth } from './say.ts';

export const calculator: CalculatorSpec = {
  title: 'How many visitors does the test need?',
  fields: [
    { name: 'share', label: 'Sign up now', after: '% of visitors', min: 0, max: 100 },
    { name: 'difference', label: 'Rise you want to see', after: 'points' },
    { name: 'visitors', label: 'Visitors, both pages together', after: 'a week', min: 1 },
  ],
  formula: 'visitors a page = 16 × p × (1 − p) ÷ d², p halfway between both shares (5 % error, 80 % power)',
  answer: ({ number }) => {
    const share = number('share') / 100;
    const difference = number('difference') / 100;
    const middle = share + difference / 2;
    if (difference === 0) return { sentence: 'No number of visitors shows a difference of nothing.' };
    if (middle <= 0 || middle >= 1) return { sentence: 'A share lies between 0 and 100 %.' };
    const need = sampleSizeForDifference(share, difference);
    const weeks = (2 * need) / number('visitors');
    return {
      sentence: `Each page needs ${sayCount(need)} visitors: ${sayTenth(weeks)} weeks for both.`,
      notes: [
        `To see half that rise, it takes ${sayCount(sampleSizeForDifference(share, difference / 2))} visitors a page.`,
      ],
    };
  },
};
