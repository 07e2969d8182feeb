import { fillText, listStatements } from '@slipway/report';
import { describe, expect, test } from 'vitest';
import { loadTestLibrary } from '../test/library.ts';
import { bareAround } from './around.ts';
import { engineLoaders } from './engines.gen.ts';
import { gatherLoaders } from './gather.gen.ts';
import { readInput } from './read-input.ts';

/** What founders type by mistake, as a form sends it. Growth Trends has the same table beside its engine. */
const around = bareAround(loadTestLibrary(), '2026-11-16');

/** All that is said: the problems, or the sentences of the sheet. */
async function answer(toolId: string, raw: Record<string, unknown>): Promise<readonly string[]> {
  const [engine, gather] = [await engineLoaders[toolId]?.(), await gatherLoaders[toolId]?.()];
  if (!engine || !gather) throw new Error(`There is no ${toolId}.`);
  const read = readInput(engine.fields, raw);
  const problems = read.ok ? engine.check(read.input) : read.problems;
  if (!read.ok || problems.length > 0) return problems.map(({ message }) => message);
  const report = engine.run(read.input, await gather(read.input, around));
  return listStatements(report).map(({ text }) => fillText(text, report.figures));
}

type Case = readonly [what: string, raw: Record<string, unknown>, first: string | RegExp];

const row = (cohort: string, ...cells: string[]) => ({
  cohort,
  ...Object.fromEntries(cells.map((cell, at) => [`m${at}`, cell])),
});
const twoMonths = /^Retention is leaking to zero: 50% of \d+ customers still pay after 2 months/u;

describe('retention & burn', () => {
  test.each<Case>([
    ['one month', { cohorts: [row('2026-10', '40')] }, /^40 customers began, but none of them a full month/u],
    ['a zero', { cohorts: [row('2026-08', '40', '0', '0')] }, /^Retention is leaking to zero: 0% of/u],
    ['a gap', { cohorts: [row('2026-08', '40', '', '20')] }, twoMonths],
    ['a negative', { cohorts: [row('2026-08', '40', '-3')] }, 'Cohorts, row 1, M1 must be at least 0.'],
    ['an overdraft', { cash: '-5000', grossBurn: '2000' }, /^The company is out of cash: -\$5,000/u],
    [
      'two currencies in a table',
      {
        cash: '1000',
        grossBurn: '100',
        revenues: [
          { month: '2026-08', revenue: '€500' },
          { month: '2026-09', revenue: '$500' },
        ],
      },
      'Row 2, Revenue: $ in a table in €. Please use one currency.',
    ],
    [
      'two currencies',
      { cash: '€1000', grossBurn: '$100' },
      'Costs a month: $ in a form in €. Please use one currency.',
    ],
    [
      'the newest first',
      { cohorts: [row('2026-09', '40', '30'), row('2026-08', '40', '31', '20')] },
      twoMonths,
    ],
    ['dates of Excel', { cohorts: [row('46235', '40', '31', '20'), row('46266', '40', '30')] }, twoMonths],
    [
      'decimal commas',
      { cash: '10.000,50', grossBurn: '1.000,05' },
      /^Default dead: \$10,001 lasts 10 months/u,
    ],
    [
      'a point that may be two things',
      { cash: '10.000', grossBurn: '100' },
      'Cash in the bank: does 10.000 mean 10000 or 10? Please write 10000 or 10.',
    ],
    ['shares with commas', { cohorts: [{ ...row('2026-08', '1,0', '0,8', '0,5'), size: '40' }] }, twoMonths],
    [
      'a word for a month',
      { cohorts: [row('spring', '40', '30')] },
      'Cohorts, row 1, Began in: please write the month as 2026-10.',
    ],
  ])('%s', async (_, raw, first) => {
    const [said] = await answer('retention-burn', raw);
    expect(said).toEqual(typeof first === 'string' ? first : expect.stringMatching(first));
  });

  test('nothing is foretold of cash that is gone', async () => {
    const said = await answer('retention-burn', { cash: '-5000', grossBurn: '2000' });
    expect(said.join(' ')).not.toContain('of the runs');
  });
});

describe('health score', () => {
  const known = { mrr: '9000', growthPerMonth: '5%', cash: '12000', netBurn: '1000', revenueChurn: '2%' };
  const fair = /^The company is in fair health: 61 points/u;
  test.each<Case>([
    ['all of it', known, fair],
    ['one number', { mrr: '5000' }, 'Nothing that decides health is known yet. How far is it?'],
    [
      'no cash left',
      { ...known, cash: '0' },
      /at risk: held at 40 by the runway gate, with 0 months of cash/u,
    ],
    ['no burn', { ...known, netBurn: '0' }, /^The company is in (?:good|strong) health/u],
    ['cash that grows', { ...known, netBurn: '-500' }, /^The company is in (?:good|strong) health/u],
    [
      'a gap',
      { cash: '5000', growthPerMonth: '5%' },
      /^The company scores 11–91: data coverage is only 20 points\.$/u,
    ],
    ['a negative', { ...known, cash: '-5' }, 'Cash in the bank must be at least 0.'],
    [
      'two currencies',
      { ...known, cash: '€12000', netBurn: '$1000' },
      'Net burn: $ in a form in €. Please use one currency.',
    ],
    [
      'another currency than chosen',
      { ...known, currency: 'USD', cash: '€12000' },
      'Cash in the bank: € in a form in USD. Please use one currency.',
    ],
    ['a date', { ...known, mrr: '2026-10-01' }, 'Monthly recurring revenue must be a number.'],
    [
      'decimal commas',
      { ...known, mrr: '9.000,00', growthPerMonth: '5,0%', cash: '12.000,00', revenueChurn: '2,0%' },
      fair,
    ],
    [
      'a point that may be two things',
      { ...known, mrr: '9.000' },
      'Monthly recurring revenue: does 9.000 mean 9000 or 9? Please write 9000 or 9.',
    ],
  ])('%s', async (_, raw, first) => {
    const [said] = await answer('health-score', raw);
    expect(said).toEqual(typeof first === 'string' ? first : expect.stringMatching(first));
  });
});
