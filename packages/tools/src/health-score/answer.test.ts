import { fillText } from '@slipway/report';
import { expect, test } from 'vitest';
import { loadTestLibrary } from '../../test/library.ts';
import { bareAround } from '../around.ts';
import { engine } from './engine.ts';
import { type Input, sample } from './fields.ts';
import { gather } from './gather.ts';

const run = (input: Input) => engine.run(input, gather(input, bareAround(loadTestLibrary(), '2026-11-16')));

function reasonsOf(input: Input) {
  const report = run(input);
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

test('growth that is none is one reason, and what is burned without it no second', () => {
  expect(reasonsOf({ ...sample, growthPerMonth: 0, revenueChurn: 0 })).toEqual([
    ['Runway', expect.stringMatching(/^Cash lasts 8 months/u)],
    ['Growth', expect.stringMatching(/^Revenue does not grow: 0% a month;/u)],
    ['Retention', expect.anything()],
  ]);
  expect(reasonsOf({ ...sample, growthPerMonth: -0.03 }).flat()).toContainEqual(
    expect.stringMatching(/^Revenue shrinks: -3% a month;/u),
  );
});

test('with cash for three months, cash is the next step, however low the rest is', () => {
  const poor = { cash: 200_000, netBurn: 60_000, revenueChurn: 0.04, topCustomerShare: 0.55 };
  const { blocks, figures } = run({ ...sample, ...poor, growthPerMonth: 0.01, ltv: 2000 });
  const steps = blocks.find(({ id }) => id === 'actions');
  if (steps?.kind !== 'steps') throw new Error('There are no steps.');
  expect(figures.health?.value).toBeLessThan(40);
  const [first, ...others] = steps.steps.map((step) => fillText(step.do.text, figures));
  expect(first).toBe('Cut net burn from $60,000 a month to $33,000 a month, or raise $160,000.');
  expect(others.length).toBeGreaterThan(0);
  expect(others.join(' ')).not.toContain('net burn');
});

test('what opens the gate is rounded so that it does', () => {
  const { blocks, figures } = run({ ...sample, cash: 41_000, netBurn: 8700, growthPerMonth: 0.3 });
  const steps = blocks.find(({ id }) => id === 'actions');
  if (steps?.kind !== 'steps') throw new Error('There are no steps.');
  const said = steps.steps.map((step) => fillText(step.do.text, figures));
  expect(said).toContain('Cut net burn from $8,700 a month to $6,800 a month, or raise $12,000.');
  expect(6 * 6800).toBeLessThanOrEqual(41_000);
  expect(41_000 + 12_000).toBeGreaterThanOrEqual(6 * 8700);
});
