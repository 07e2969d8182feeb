import { expect, it } from 'vitest';
import { learnt } from '../../test/learnt.ts';
import { makeNearness } from './nearness.ts';

const nearTo = makeNearness(learnt.vectors)('Dentists cannot fill the chair when a patient cancels late.');

it('puts what the text speaks of before what it does not, in other words too', () => {
  const teeth = nearTo('the hygienist waits while nobody sits down for a cleaning of teeth');
  expect(teeth).toBeGreaterThan(nearTo('the tractor stands in the wet field until the tyres are changed'));
  expect(nearTo('')).toBe(0);
  expect(nearTo('xqzt vrrk')).toBe(0);
  expect(nearTo('dentists chair patient')).toBeCloseTo(1, 2);
});
