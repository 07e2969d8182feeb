import { loadKnowledge } from '@slipway/knowledge/load';
import { expect, it } from 'vitest';
import { loadReader } from '../../disk/load-reader.ts';
import { atPlace } from './at-place.ts';

const knowledge = loadKnowledge();
const { countriesIn } = loadReader(knowledge.niches);
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
