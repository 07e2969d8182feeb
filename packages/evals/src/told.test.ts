import { expect, it } from 'vitest';
import { toldLine } from './score-told.ts';
import { parseTold } from './told.ts';

const text = [
  'background\tpayment\tI run a two-chair barbershop.',
  'price\tnone\tA cut is £18.',
  '',
  '',
  'plan\tnone\tI would like to sell jam.',
].join('\n');

it('reads role, rung and sentence, story by story', () => {
  expect(parseTold(text)).toEqual([
    [
      { role: 'background', rung: 'payment', s: 'I run a two-chair barbershop.' },
      { role: 'price', rung: 'none', s: 'A cut is £18.' },
    ],
    [{ role: 'plan', rung: 'none', s: 'I would like to sell jam.' }],
  ]);
  expect(() => parseTold('plan none I would like to')).toThrow('Not role, rung and sentence');
});

it('counts what is read of customers', () => {
  const read = (idea: string) =>
    ({
      claims: { evidence: idea.includes('shop') ? { value: { rung: 'trial' }, sure: true } : null },
    }) as never;
  expect(toldLine('Held', read, parseTold(text))).toBe(
    'Held: what customers did is right for 1 of 2, for 0 of the 1 that count as sure',
  );
});
