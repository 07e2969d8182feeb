import { fillText } from '@slipway/report';
import { expect, test } from 'vitest';
import { loadTestLibrary } from '../../test/library.ts';
import { bareAround } from '../around.ts';
import { readInput } from '../read-input.ts';
import { engine } from './engine.ts';
import { fields, type Input } from './fields.ts';
import { gather } from './gather.ts';

const around = bareAround(loadTestLibrary(), '2026-11-16');
const typed = {
  mrr: '20000',
  growthPerMonth: '5%',
  cash: '240000',
  netBurn: '20000',
  revenueChurn: '2%',
  topCustomerShare: '20%',
  currency: 'USD',
};

/** As the form sends it: the sheet's verdict and reasons, or the sentence that refuses it. */
function give(change: Readonly<Record<string, string>>): string {
  const read = readInput(fields, { ...typed, ...change });
  if (!read.ok) return read.problems.map(({ message }) => message).join(' ');
  const input = read.input as Input;
  const { blocks, figures } = engine.run(input, gather(input, around));
  const [answer] = blocks;
  if (answer?.kind !== 'answer') throw new Error('There is no answer.');
  return [answer.verdict, ...answer.reasons.map(({ statement }) => statement)]
    .map(({ text }) => fillText(text, figures))
    .join(' ');
}

test.each<[string, Record<string, string>, string]>([
  ['no cash at all', { cash: '0' }, 'held at 40 by the runway gate, with 0 months of cash.'],
  ['no growth', { growthPerMonth: '0' }, 'Revenue does not grow: 0% a month;'],
  ['revenue that shrinks', { growthPerMonth: '-3%' }, 'Revenue shrinks: -3% a month;'],
  ['cash that grows', { netBurn: '(5,000)' }, 'in good health'],
  ['a customer that costs nothing', { cac: '0', ltv: '100' }, 'in fair health'],
  ['a decimal comma', { cash: '240.000,50', netBurn: '60.000,00' }, 'with 4 months of cash'],
  ['a sign of the same currency', { cash: '$240,000' }, 'in fair health'],
  ['two currencies', { cash: '€240,000' }, 'Cash in the bank: € in a form in USD. Please use one currency.'],
  [
    'a point that may be two things',
    { cash: '1.200' },
    'Cash in the bank: does 1.200 mean 1200 or 1.2? Please write 1200 or 1.2.',
  ],
  ['an overdraft', { cash: '-5' }, 'Cash in the bank must be at least 0.'],
  ['more lost than there was', { revenueChurn: '150' }, 'Revenue lost a month can be at most 100 %.'],
  ['a word', { cash: 'plenty' }, 'Cash in the bank must be a number.'],
])('%s: a right answer or one clear sentence', (_, change, says) => {
  expect(give(change)).toContain(says);
});

test('with cash for three months, cash is the next step, however low the rest is', () => {
  const poor = {
    cash: '200000',
    netBurn: '60000',
    revenueChurn: '4%',
    topCustomerShare: '55%',
    growthPerMonth: '1%',
  };
  const read = readInput(fields, { ...typed, ...poor });
  if (!read.ok) throw new Error('It was refused.');
  const { blocks, figures } = engine.run(read.input as Input, gather(read.input as Input, around));
  const steps = blocks.find(({ id }) => id === 'actions');
  if (steps?.kind !== 'steps') throw new Error('There are no steps.');
  expect(figures.average?.value ?? figures.health?.value).toBeLessThan(40);
  const [first, ...others] = steps.steps.map((step) => fillText(step.do.text, figures));
  expect(first).toBe('Cut net burn from $60,000 a month to $33,000 a month, or raise $160,000.');
  expect(others.join(' ')).not.toContain('net burn');
});

test('growth that is none is one reason, not two', () => {
  expect(give({ growthPerMonth: '0' })).toContain('Cash lasts 12 months');
  expect(give({ growthPerMonth: '0' })).not.toContain('Cash is burned');
});

test('a field left empty is not a zero', () => {
  expect(give({ netBurn: '' })).not.toContain('Cash lasts');
  expect(give({ netBurn: '' })).toContain('points');
});
