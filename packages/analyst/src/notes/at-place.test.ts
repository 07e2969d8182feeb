import { expect, it } from 'vitest';
import { loadTestKnowledge } from '../../../knowledge/test/known.ts';
import { loadReader } from '../../disk/load-reader.ts';
import { atPlace } from './at-place.ts';

const knowledge = loadTestKnowledge();
const { countriesIn } = loadReader(knowledge);
const found = Array.from({ length: knowledge.ventures.length }, (_, at) => knowledge.ventures.at(at)).find(
  (one) => one?.name.includes('Madagascar') === true && one.instead.includes('Antsirabe'),
);
if (found === undefined) throw new Error('no such business in the notes');
const goats = { ...found, likely: 0.6 };

it('leaves out what holds in another country, and its seasons', () => {
  const { elsewhere = [] } = atPlace(goats, 'ES', countriesIn);
  expect(elsewhere).toContain('instead');
  expect(elsewhere).toContain('fails');
  expect(elsewhere).not.toContain('works');
});

it('keeps every line at home, and where no place is said', () => {
  expect(atPlace(goats, 'MG', countriesIn).elsewhere).toBeUndefined();
  expect(atPlace(goats, null, countriesIn).elsewhere).toBeUndefined();
});

it('knows a foreign business by its money, and a place that no list of towns has', () => {
  const mushrooms = Array.from({ length: knowledge.ventures.length }, (_, at) =>
    knowledge.ventures.at(at),
  ).find((one) => one?.works.says.includes('Lake Atitlán') === true);
  if (mushrooms === undefined) throw new Error('no such business in the notes');
  const { elsewhere = [] } = atPlace({ ...mushrooms, likely: 0.6 }, 'GB', countriesIn);
  expect(elsewhere).toContain('works');
  expect(elsewhere).not.toContain('fails');
});

it('says where a line was noted, by the name or by the money', () => {
  expect(atPlace(goats, 'ES', countriesIn).from).toBe('MG');
  expect(atPlace(goats, 'MG', countriesIn)).not.toHaveProperty('from');
  const inRupees = { ...goats, name: 'Goats', said: ['goats'], price: { ...goats.price, currency: 'INR' } };
  expect(atPlace(inRupees, 'ES', countriesIn).from).toBe('IN');
  expect(
    atPlace({ ...inRupees, price: { ...goats.price, currency: 'EUR' } }, 'US', countriesIn),
  ).not.toHaveProperty('from');
});
