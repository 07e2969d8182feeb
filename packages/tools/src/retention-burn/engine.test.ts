import type { Block } from '@slipway/report';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { figure, kinds, run, sayings, verdictOf } from '../../test/run-retention-burn.ts';
import { readInput } from '../read-input.ts';
import { engine } from './engine.ts';
import type { Input } from './fields.ts';
import { learns } from './learns.ts';
import { leverNames, rankLevers } from './money/levers.ts';
import { courseOf, lifeOf, type Plan } from './money/plan.ts';
import { sample } from './sample.ts';

describe('money alone', () => {
  const money = (cash: number, growthPerMonth: number): Input => ({
    cash,
    grossBurn: 60_000,
    mrr: 20_000,
    growthPerMonth,
    currency: 'USD',
  });

  /** Metrics reference, A6. */
  test.each([
    [500_000, 0.1, 'Default alive', { 'profit-month': 12, 'lowest-cash': 247_685.68 }],
    [300_000, 0.1, 'Default alive', { 'lowest-cash': 47_685.68, 'growth-to-live': 0.084_45 }],
    [200_000, 0.1, 'Default dead', { 'growth-to-live': 0.125_25 }],
    [500_000, 0, 'Default dead', { runway: 12.5, 'runway.trend': 12.5 }],
  ])('cash of %d at %f growth: the published default-alive vectors', (cash, growth, verdict, figures) => {
    const report = run(money(cash, growth));
    expect(verdictOf(report)).toContain(verdict);
    for (const [id, value] of Object.entries(figures)) expect(figure(report, id), id).toBeCloseTo(value, 2);
  });

  it('where revenue covers costs and shrinks, it is the shrinking that must end', () => {
    const report = run({ ...money(500_000, -0.05), mrr: 61_000 });
    expect(verdictOf(report)).toMatch(
      /^Default dead: .* It lives if revenue of \$61,000 a month stops shrinking\.$/u,
    );
  });

  it('a course that never ends and one that does are one sentence', () => {
    const said = (cash: number) => sayings(run(money(cash, 0.1))).join(' ');
    expect(said(500_000)).toMatch(
      /Cash never runs out on the trend, and lasts 12\.5 months as things are today and \d+(?:\.\d)? months under stress\./u,
    );
    expect(said(200_000)).toMatch(/Cash lasts [\d.]+ months on the trend, 5 months as things are today and/u);
  });

  it('names the month the cash is gone, and the day in the table', () => {
    const report = run(money(200_000, 0));
    expect(verdictOf(report)).toContain('lasts 5 months and is gone in April next year');
    const [table] = report.blocks.filter(({ id }) => id === 'runways');
    expect(JSON.stringify(table)).toContain('17 April 2027');
  });

  it('the raise begins a round and a cushion before the cash ends; when that has passed, now', () => {
    const late = run(money(200_000, 0));
    expect(sayings(late).join(' ')).toContain('Start raising now');
    const [table] = late.blocks.filter(({ id }) => id === 'runways');
    const cells = [{ label: 'Start raising' }, { label: 'now' }, { label: '16 November 2026' }];
    expect(table).toMatchObject({ rows: expect.arrayContaining([{ cells }]) });
    const early = run({ ...money(500_000, 0), assumptions: { raiseMonths: 4, cushionMonths: 2 } });
    expect(figure(early, 'raise-in')).toBeCloseTo(12.5 - 6, 6);
    expect(sayings(early).join(' ')).toContain('Start raising by early June next year, in 6.5 months');
    expect(kinds(run(money(500_000, 0.1)))).not.toContain('raise');
  });

  it('stress is never longer than what it stresses', () => {
    const report = run(sample);
    expect(figure(report, 'runway.stressed')).toBeLessThan(figure(report, 'runway') ?? 0);
    // (610,000 − one month of revenue and hires) at 1.1 × 92,000 a month, by hand: month 3 on with 18,000 of hires.
    const left = 610_000 - 41_552 * (30 / (365 / 12));
    const [first, later] = [1.1 * 92_000 - 41_552, 1.1 * 92_000 + 18_000 - 41_552];
    expect(figure(report, 'runway.stressed')).toBeCloseTo(2 + (left - 2 * first) / later, 6);
  });

  it('draws no cohort, and asks for some', () => {
    const report = run(money(200_000, 0));
    for (const id of ['triangle', 'curve', 'fits']) expect(kinds(report)).not.toContain(id);
    expect(sayings(report).join(' ')).toContain('Add cohorts');
    expect(JSON.stringify(report.blocks.find(({ id }) => id === 'bridge'))).not.toContain('churn');
  });

  test.each<[string, Input, string]>([
    ['an overdraft', { ...money(-500, 0) }, 'is out of cash: -$500'],
    [
      'no revenue given',
      { cash: 90_000, grossBurn: 30_000 },
      'lasts 3 months and is gone in February next year. No revenue is counted.',
    ],
    [
      'revenue above costs',
      { cash: 1000, grossBurn: 10, mrr: 20 },
      'Default alive: $20 a month comes in and $10 a month goes out.',
    ],
    ['no costs', { cash: 1000, grossBurn: 0, mrr: 0 }, 'Default alive'],
  ])('%s', (_, input, words) => {
    expect(engine.check(input)).toEqual([]);
    expect(verdictOf(run(input))).toContain(words);
  });
});

describe('revenue by month in place of two numbers', () => {
  const months = (...revenue: (number | null)[]) =>
    revenue.map((value, at) => ({ month: `2026-${String(at + 4).padStart(2, '0')}`, revenue: value }));
  const base = { cash: 400_000, grossBurn: 50_000 } as const;

  it('how much growth varies is of the latest year: the first months from nothing do not count', () => {
    const steady = Array.from({ length: 13 }, (_, at) => 10_000 * 1.1 ** at);
    const revenues = [100, 5000, ...steady].map((revenue, at) => ({
      month: `${2025 + Math.floor((at + 7) / 12)}-${String(((at + 7) % 12) + 1).padStart(2, '0')}`,
      revenue,
    }));
    expect(figure(run({ ...base, revenues }), 'growth-spread')).toBeCloseTo(0, 9);
    expect(figure(run({ ...base, revenues: revenues.slice(0, 8) }), 'assume.spread')).toBe(0.5);
  });

  it('the latest full month and the growth between; the running month is not over', () => {
    const revenues = months(10_000, 11_000, 12_100, 13_310, 14_641, 16_105.1, 17_715.61);
    const report = run({ ...base, revenues });
    expect(figure(report, 'revenue')).toBe(17_715.61);
    expect(figure(report, 'growth')).toBeCloseTo(0.1, 9);
    const running = run({ ...base, revenues: [...revenues, { month: '2026-11', revenue: 800 }] });
    expect(figure(running, 'revenue')).toBe(17_715.61);
    expect(figure(running, 'growth')).toBeCloseTo(0.1, 9);
  });

  it('a month left out is a gap, not a zero', () => {
    const whole = run({ ...base, revenues: months(10_000, 11_000, 12_100) });
    const gap = run({
      ...base,
      revenues: [months(10_000)[0], months(0, 0, 12_100)[2]].filter((row) => row !== undefined),
    });
    expect(figure(gap, 'growth')).toBeCloseTo(figure(whole, 'growth') ?? 0, 9);
  });

  it('growth above 30 % a month is run a second time, fading', () => {
    const said = sayings(run({ ...base, grossBurn: 90_000, mrr: 5000, growthPerMonth: 0.45 })).join(' ');
    expect(said).toContain('45% a month of growth rarely lasts. Fading by 3% a month,');
    expect(sayings(run({ ...base, mrr: 5000, growthPerMonth: 0.3 })).join(' ')).not.toContain('rarely lasts');
  });

  it('what was typed counts, and the difference is said', () => {
    const report = run({ ...base, revenues: months(10_000, 11_000), mrr: 20_000 });
    expect(figure(report, 'revenue')).toBe(20_000);
    expect(sayings(report).join(' ')).toContain(
      '“Revenue a month” says $20,000 a month, the latest full month of your table $11,000 a month.',
    );
    const faster = run({ ...base, revenues: months(10_000, 11_000, 12_100), growthPerMonth: 0.02 });
    expect(figure(faster, 'growth')).toBe(0.02);
    expect(sayings(faster).join(' ')).toContain('“Growth” says 2% a month, your table 10% a month.');
  });
});

describe('the bridge', () => {
  const anyPlan: fc.Arbitrary<Plan> = fc.record({
    cash: fc.integer({ min: 1000, max: 2_000_000 }),
    costs: fc.integer({ min: 1000, max: 200_000 }),
    revenue: fc.integer({ min: 1, max: 150_000 }),
    growth: fc.double({ min: -0.2, max: 0.2, noNaN: true }),
    days: fc.integer({ min: 0, max: 90 }),
    added: fc
      .array(fc.integer({ min: 0, max: 30_000 }), { maxLength: 6 })
      .map((all) => all.toSorted((a, b) => a - b)),
    currency: fc.constant('USD'),
  });
  const steps = { retention: 0.01, price: 0.05, collections: 10, hiring: 3, costs: 0.05 };

  it('no lever shortens life, they are ranked, and the step named for a month buys a month', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const base = lifeOf(courseOf(plan));
        const levers = rankLevers(plan, leverNames, (name) => steps[name]);
        if (base === null) {
          expect(levers).toEqual([]);
          return;
        }
        const work = levers.map((lever) => lever.work ?? 1e9);
        expect(work).toEqual(work.toSorted((a, b) => a - b));
        for (const { name, forOneMonth, gain } of levers) {
          expect(gain ?? 0).toBeGreaterThanOrEqual(-1e-6);
          if (forOneMonth === null) continue;
          const [again] = rankLevers(plan, [name], () => forOneMonth);
          expect(again?.gain ?? 1e9).toBeGreaterThanOrEqual(1 - 1e-9);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('a point of churn is worth the runway with it less the runway without', () => {
    const [bare, better] = [run(sample), run({ ...sample, growthPerMonth: 0.06 })];
    const worth = (figure(better, 'runway.trend') ?? 0) - (figure(bare, 'runway.trend') ?? 0);
    expect(figure(bare, 'gain.retention')).toBeCloseTo(worth, 6);
    expect(sayings(bare).join(' ')).toContain('1 point less churn a month buys 1.7 months of life.');
  });

  it('months too few to notice are said so, and are no step', () => {
    const report = run({ ...sample, mrr: 300, hires: [], collectionDays: 0 });
    expect(sayings(report).join(' ')).toContain(
      'less churn a month hardly lengthens the runway: only $300 a month comes in.',
    );
    const table = report.blocks.find(({ id }) => id === 'bridge');
    expect(JSON.stringify(table)).not.toContain('Lose fewer customers');
  });

  it('a trend that never ends is counted under stress', () => {
    const report = run({ ...sample, cash: 3_000_000 });
    expect(verdictOf(report)).toContain('Default alive');
    expect(sayings(report).join(' ')).toContain('The trend never ends, so this counts from');
  });
});

describe('the sheet', () => {
  it('has at most 120 words on top and 500 in all that is open', () => {
    const report = run(sample);
    const words = (blocks: readonly Block[]) => sayings(report, blocks).join(' ').split(/\s+/u).length;
    expect(words(report.blocks.slice(0, 1))).toBeLessThanOrEqual(120);
    expect(words(report.blocks.filter(({ folded }) => !folded))).toBeLessThanOrEqual(500);
  });

  it('teaches what other tools ask for', () => {
    expect(learns(run(sample)).map(({ id }) => id)).toEqual([
      'mrr',
      'arpa',
      'growthPerMonth',
      'logoChurn',
      'ltv',
      'netBurn',
      'runwayMonths',
    ]);
    const blank = learns(run({ cash: 90_000, grossBurn: 30_000 }));
    expect(blank.map(({ id }) => id)).not.toContain('mrr');
  });

  test.each<[string, Record<string, unknown>, string | null]>([
    [
      'a decimal comma',
      {
        cash: 500,
        grossBurn: 10,
        revenues: [
          { month: '2026-09', revenue: '1.041,50' },
          { month: '2026-10', revenue: '1.100,00' },
        ],
      },
      null,
    ],
    [
      'two currencies',
      {
        cash: 500,
        grossBurn: 10,
        revenues: [
          { month: '2026-09', revenue: '$10' },
          { month: '2026-10', revenue: '€10' },
        ],
      },
      'Row 2, Revenue: € in a table in $. Please use one currency.',
    ],
    [
      'a negative start',
      { cohorts: [{ cohort: '2026-09', m0: -4 }] },
      'Cohorts, row 1, M0 must be at least 0.',
    ],
    [
      'a word for a number',
      { cohorts: [{ cohort: '2026-09', m0: 'many' }] },
      'Cohorts, row 1, M0 must be a number.',
    ],
  ])('typed %s', (_, raw, problem) => {
    const read = readInput(engine.fields, raw);
    if (problem !== null) return expect(read).toMatchObject({ ok: false, problems: [{ message: problem }] });
    expect(read).toMatchObject({ ok: true, input: { revenues: [{ revenue: 1041.5 }, { revenue: 1100 }] } });
  });

  it('nothing but cash or costs asks for the other', () => {
    expect(engine.check({ cash: 5 })).toMatchObject([{ field: 'grossBurn' }]);
    expect(engine.check({ grossBurn: 5 })).toMatchObject([{ field: 'cash' }]);
  });
});
