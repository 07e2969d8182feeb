import { fillText } from '@slipway/report';
import { expect, test } from 'vitest';
import { loadTestLibrary } from '../../test/library.ts';
import { bareAround } from '../around.ts';
import { engine } from './engine.ts';
import { type Input, sample } from './fields.ts';
import { gather } from './gather.ts';

function reasonsOf(input: Input) {
  const report = engine.run(input, gather(input, bareAround(loadTestLibrary(), '2026-11-16')));
  const answer = report.blocks.find(({ id }) => id === 'answer');
  const reasons = answer?.kind === 'answer' ? answer.reasons : [];
  return reasons.map(({ label, statement }) => [label, fillText(statement.text, report.figures)]);
}

test('the two numbers that cost most, and the best one', () => {
  // Growth of 5.9 % misses as many points as the runway dimension does; the 8 months themselves miss more.
  expect(reasonsOf(sample)).toEqual([
    ['Retention', expect.stringMatching(/^72% of revenue is kept over a year/u)],
    ['Runway', expect.stringMatching(/^Cash lasts 8 months, “raise or cut now”/u)],
    ['Team', 'The founder who knows the field best has 6 years in it.'],
  ]);
});

test('where no number of a strong dimension is known, the answer that was chosen speaks', () => {
  const { founderYears: _, ...unknown } = sample;
  expect(reasonsOf(unknown).at(-1)).toEqual(['Team', 'A founder builds it.']);
});
