import { perEach, quantity } from '@slipway/core';
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
    const minutes = perEach(quantity(number('words'), 'count'), quantity(number('pace'), 'count'));
    const seconds = Math.round(60 * (minutes?.value ?? 0));
    return {
      sentence: `It takes ${sayTime(seconds)} to say.`,
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
