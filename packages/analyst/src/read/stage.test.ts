import { expect, it } from 'vitest';
import { loadTestAnalyst } from '../../test/known.ts';

const read = loadTestAnalyst().read;
/** Long enough to be no line. */
const story =
  'Every load needs a slip in five parts, and half of them are lost before the inspector asks for one. Our app takes the signature at the site and files the slip the same day.';

it.each([
  ['Six haulers in Texas use it now and pay us $189 a truck every month.', 'payment', 'paying'],
  ['Two centres have been using it free since January.', 'trial', 'pilot'],
  [
    'I have interviewed 22 pharmacists and fourteen said their software does not do it.',
    'interviews',
    'talks',
  ],
])('%s: %s', (text, rung, stage) => {
  const { claims, stage: reached } = read(`${story} ${text}`);
  expect(claims.evidence?.value.rung).toBe(rung);
  expect(reached.value).toBe(stage);
});

it.each([
  'Havent figured out if dealers pay us or we add a margin.',
  'Spots demurrage charges they should not be paying.',
  'Clinics would pay us by the month.',
  'Farmers hate paying for cleaning.',
])('%s: is no evidence beyond doubt', (text) => {
  expect(read(text).claims.evidence?.sure ?? false).toBe(false);
});
