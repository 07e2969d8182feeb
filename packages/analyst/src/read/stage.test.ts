import { expect, it } from 'vitest';
import { readStage } from './stage.ts';

it.each([
  ['Six haulers in Texas use it now and pay us $189 a truck.', 'paying'],
  ['We have twelve paying customers.', 'paying'],
  ['Havent figured out if dealers pay us or we add a margin.', 'idea'],
  ['Spots demurrage charges they should not be paying.', 'idea'],
  ['Clinics would pay us by the month.', 'idea'],
  ['Farmers hate paying for cleaning.', 'idea'],
])('%s: %s', (text, stage) => {
  expect(readStage(text).value).toBe(stage);
});
