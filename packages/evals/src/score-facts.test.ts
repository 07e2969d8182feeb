import type { Fact, IdeaReader } from '@slipway/analyst';
import { expect, it } from 'vitest';
import { parseFacts, scoreByRole, scoreFacts } from './score-facts.ts';
import type { Story } from './story.ts';

const text = 'Parts cost us 21 dollars. We sell at 60 dollars. Two shops, two streets.';
const at = (words: string) => ({ from: text.indexOf(words), to: text.indexOf(words) + words.length });
const fact = (kind: Fact['kind'], value: number, words: string, sure: boolean) =>
  ({ kind, value, number: at(words), sure }) as Fact;
const read = (() => ({
  claims: {
    worry: null,
    facts: [
      fact('unit-cost', 21, '21 dollars', true),
      fact('price', 60, '60 dollars', false),
      fact('price', 21, '21 dollars', true),
      fact('paying', 2, 'two streets', true),
    ],
  },
})) as unknown as IdeaReader;
const story = {
  id: 'a',
  paragraph: text,
  numbers: [
    { text: '21 dollars', role: 'unit cost' },
    { text: '60 dollars', role: 'price' },
    { text: 'Two', role: 'evidence' },
    { text: 'two', role: 'other' },
  ],
} as unknown as Story;

it('counts by kind what was found, right and surely right', () => {
  const labels = parseFacts(
    'id\tkind\tvalue\tunit\tper\twords\na\tunit-cost\t21\tUSD\t\t\na\tprice,they-pay\t60\tUSD\t\t\n',
  );
  const scores = scoreFacts(read, [story], labels);
  expect(scores['unit-cost']).toEqual({ labelled: 1, found: 1, right: 1, sure: 1, sureRight: 1 });
  expect(scores.price).toEqual({ labelled: 1, found: 2, right: 1, sure: 1, sureRight: 0 });
  expect(scores.paying).toEqual({ labelled: 0, found: 1, right: 0, sure: 1, sureRight: 0 });
});

it('tells the second "two" from the first by where it stands', () => {
  expect(scoreByRole(read, [story]).paying).toEqual({
    labelled: 1,
    found: 1,
    right: 0,
    sure: 1,
    sureRight: 0,
  });
});
