import { expect, it } from 'vitest';
import type { IdeaReading } from '../read/reading.ts';
import { stem } from '../text/words.ts';
import { buildModelTable, openModelReader, weighWords } from './business-model.ts';

const reading = { charges: null, supplies: null } as IdeaReading;
const read = openModelReader(
  buildModelTable({
    ids: ['gadget', 'venue', 'lending'],
    start: [0, 0, 0],
    words: { [stem('sensor')]: [2, 0, 4], [stem('café')]: [2, 1, 3], '#supplies': [2, 2, 5] },
    sureFrom: 0.8,
  }),
);

it.each([
  ['a sensor for boats that rings when the pump runs', 'gadget', true],
  ['a sensor for boats', 'gadget', true],
  ['a café in Lyon', 'venue', false],
  ['a café with a sensor', 'gadget', false],
  ['a café in Lyon with four tables and one oven', 'venue', true],
])('%s is a %s', (text, value, sure) => {
  expect(read(text, reading)).toMatchObject({ value, sure });
});

it('knows what else was read of the text', () => {
  const supplied = { charges: null, supplies: {} } as IdeaReading;
  expect(read('a café', supplied)?.value).toBe('lending');
});

it('answers nothing where it knows no word', () => {
  expect(read('violins', reading)).toBeNull();
});

it('weighs a text to one, whatever its length', () => {
  const weighed = weighWords(new Map(['a', 'b', 'c'].map((key) => [key, 2])), () => 3);
  expect(weighed.reduce((sum, [, weight]) => sum + weight ** 2, 0)).toBeCloseTo(1);
});
