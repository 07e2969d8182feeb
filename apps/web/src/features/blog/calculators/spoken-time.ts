import { evaluate } from '@slipway/core';
import { spokenSeconds } from '@slipway/finance';
import type { CalculatorSpec } from './calculator.ts';
import { sayCount } from './say.ts';

export const calculator: CalculatorSpec = {
  title: 'How long does it take to say?',
  fields: [
    { name: 'words', label: 'Words', min: 0 },
    { name: 'pace', label: 'Pace', after: 'words a minute', min: 1 },
  ],
  formula: 'seconds = 60 × words ÷ words a minute',
  answer: ({ number }) => {
    const seconds = evaluate(spokenSeconds('words', 'pace'), {
      words: { value: number('words'), unit: 'count' },
      pace: { value: number('pace'), unit: 'count' },
    }).value;
    return {
      sentence: `It takes ${sayTime(seconds ?? 0)} to say.`,
      notes: [`Three minutes at this pace are ${sayCount(3 * number('pace'))} words, with no pause.`],
    };
  },
};

function sayTime(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  const say = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
  if (minutes === 0) return say(rest, 'second');
  return rest === 0 ? say(minutes, 'minute') : `${say(minutes, 'minute')} ${say(rest, 'second')}`;
}
