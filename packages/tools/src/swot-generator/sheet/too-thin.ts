import type { Block } from '@slipway/report';
import { countWords } from '../../score-your-idea/count-words.ts';
import { lowerFirst, shortQuote } from '../../wording/index.ts';
import { type Case, said } from '../case.ts';
import { say } from '../speak.ts';
import { listTexts } from '../texts.ts';

/** Under this many words, with nothing else told, there is nothing to sort into boxes. */
const wordsLeast = 5;

/** The one question instead of a sheet; null when there is enough to work on. */
export function tooThin(one: Case): readonly Block[] | null {
  const { input, basis } = one;
  const words = listTexts(input).reduce((sum, { text }) => sum + countWords(text), 0);
  const numbers = [
    input.runwayMonths,
    input.ltvToCac,
    input.churnMonthly,
    input.growthMonthly,
    input.pricePerMonth,
  ];
  const told = numbers.filter((value) => value !== undefined).length;
  if (words >= wordsLeast || told >= 2 || basis.field !== null) return null;
  const first = listTexts(input)[0];
  const quote = first === undefined ? '' : shortQuote(first.text, 8);
  const evidence = first === undefined || quote === '' ? [one.whoSaid] : [said(first.field, quote)];
  return [
    {
      id: 'headline',
      kind: 'headline',
      tone: 'plain',
      verdict: say(
        one,
        'verdict:too-thin',
        [
          quote === ''
            ? 'Nothing to sort yet.'
            : `No sheet for “${lowerFirst(quote)}”: there is nothing in it to sort into four boxes.`,
        ],
        evidence,
      ),
      lede: [],
    },
    {
      id: 'ask-idea',
      kind: 'question',
      question: say(one, 'ask-idea', [
        'Who has the problem, what do they do about it today, and what would you do instead?',
      ]),
      field: 'idea',
      options: [],
    },
  ];
}
