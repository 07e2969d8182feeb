import { createWriter, fillText } from '@slipway/report';
import { expect, it } from 'vitest';
import { emptyProfile } from '../profile/empty-profile.ts';
import type { IdeaProfile, Standing } from '../profile/idea-profile.ts';
import type { Fact } from '../read/facts/fact.ts';
import { decide, losesMoney } from './decide.ts';
import { maybeLoses } from './decide-unit-loss.ts';
import { sayBooks } from './say-ledger.ts';

const span = { from: 0, to: 1 };
const sum = (kind: Fact['kind'], value: number): Fact => ({
  kind,
  value,
  currency: 'EUR',
  noun: null,
  per: null,
  words: span,
  number: span,
  chance: 0.9,
  sure: true,
});

/** Oysters by post: the price is guessed, and so one of the sums that nobody placed. */
const box = (price: number, standing: Standing, costs: readonly number[]): IdeaProfile => ({
  ...emptyProfile,
  price: {
    value: { amount: price, currency: 'EUR', per: null },
    standing,
    quote: 'A box costs the customer',
    alternatives: [],
  },
  numbers: [sum('unplaced', price), ...costs.map((cost) => sum('unit-cost', cost))],
});

it('says what a guessed price would lose, and asks for the price', () => {
  const profile = box(18, 'unsure', [9, 3.5, 8.9]);
  expect(maybeLoses(profile)).toBe(true);
  expect(decide(profile, createWriter())?.verdict).toMatch(/^If .* is your price, you lose/u);
  // 9 + 3.50 + 8.90, to the cent: 18 and 3.40 add up to it.
  const writer = createWriter();
  const statement = writer.say('verdict', decide(profile, writer)?.verdict ?? '');
  const { figures } = writer.finish({
    toolId: 'test',
    title: 'Test',
    blocks: [{ id: 'one', kind: 'callout', tone: 'plain', statement }],
  });
  expect(fillText(statement.text, figures)).toBe(
    'If €18 is your price, you lose €3.40 on each: one costs you €21.40.',
  );
  // Nothing is stopped by a guess.
  expect(losesMoney(profile)).toBe(false);
});

it('takes costs beside one that is for each for the same, where it asks first', () => {
  const visit = box(35, 'unsure', [14, 6]);
  const price = { ...visit.price, value: { amount: 35, currency: 'EUR', per: 'visit' } };
  const helper = { ...sum('unit-cost', 20), per: 'visit' };
  expect(maybeLoses({ ...visit, price, numbers: [helper, ...visit.numbers] })).toBe(true);
  // What a group costs and what a person pays make no loss.
  expect(maybeLoses({ ...visit, price, numbers: [sum('unit-cost', 20), ...visit.numbers] })).toBe(false);
});

it('says nothing where the guessed price covers it, or where no price is guessed', () => {
  expect(maybeLoses(box(28, 'unsure', [9, 3.5, 8.9]))).toBe(false);
  expect(decide(box(28, 'unsure', [9, 3.5, 8.9]), createWriter())).toBeNull();
  expect(maybeLoses({ ...box(18, 'unsure', [9, 3.5, 8.9]), price: emptyProfile.price })).toBe(false);
});

/** A net of firewood for 7.90: wood 3.60, net and kindling 0.70; what the lad gets is not surely read. */
const net = (others: readonly Fact[]): IdeaProfile => ({
  ...box(7.9, 'read', [3.6, 0.7]),
  numbers: [...[3.6, 0.7].map((cost) => sum('unit-cost', cost)), ...others],
});

it('says what a sum that nobody placed would make of each sale', () => {
  // 7.90 − 3.60 − 0.70 − 5 = −1.40.
  const verdict = decide(net([sum('unplaced', 5)]), createWriter())?.verdict;
  expect(verdict).toMatch(/^If .* goes out with each too, one costs you .*: you lose/u);
  // 3 more leave a gain, two such sums leave it open, and a van is not bought with each.
  expect(decide(net([sum('unplaced', 3)]), createWriter())).toBeNull();
  expect(decide(net([sum('unplaced', 5), sum('unplaced', 2)]), createWriter())).toBeNull();
  expect(decide(net([sum('unplaced', 4500)]), createWriter())).toBeNull();
});

it('counts a sum that may go out with each beside what is left without it', () => {
  // 26 − 7.90 − 2.30 leaves 15.80; with 16 more it is 20 cents too little. Both are said on one sheet.
  const bottle = {
    ...box(26, 'read', [7.9, 2.3]),
    numbers: [sum('unit-cost', 7.9), sum('unit-cost', 2.3), sum('unplaced', 16)],
  };
  const writer = createWriter();
  expect(sayBooks(bottle, writer).left).toContain('leaves {{f:book-margin-one}}');
  const verdict = writer.say('verdict', decide(bottle, writer)?.verdict ?? '');
  const { figures } = writer.finish({
    toolId: 'test',
    title: 'Test',
    blocks: [{ id: 'one', kind: 'callout', tone: 'plain', statement: verdict }],
  });
  expect(fillText(verdict.text, figures)).toBe(
    'If €16 goes out with each too, one costs you €26.20: you lose €0.20 on each.',
  );
});
