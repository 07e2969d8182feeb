import { expect, it } from 'vitest';
import { learnt } from '../../test/learnt.ts';
import { makeNearness } from './nearness.ts';

const common = new Set(['nobody', 'wait', 'stand']);
const near = makeNearness(learnt.vectors, (stem) => (common.has(stem) ? 0 : 1))(
  'Dentists cannot fill the chair when a patient cancels late.',
);

it('puts what the text speaks of before what it does not, in other words too', () => {
  const teeth = near.met('the hygienist waits while nobody sits down for a cleaning of teeth');
  expect(teeth).toBeGreaterThan(near.met('the tractor stands in the wet field until the tyres are changed'));
  expect(near.met('')).toBe(0);
  expect(near.met('xqzt vrrk')).toBe(0);
  expect(near.met('dentists chair patient')).toBeCloseTo(1, 2);
});

it('looks both ways for a text of the same kind: one that meets a single word of many is farther than one that meets them all', () => {
  const whole = near.alike('a dentist fills a chair late after a patient cancels');
  expect(whole).toBeGreaterThan(near.alike('a dentist'));
  // All of it is met, and most of the text is not.
  expect(near.met('dentists')).toBeCloseTo(1, 2);
  expect(near.alike('dentists')).toBeLessThan(0.7);
  expect(near.alike('')).toBe(0);
});

it('does not hear words that everybody uses', () => {
  expect(near.met('nobody stands and waits')).toBe(0);
});
