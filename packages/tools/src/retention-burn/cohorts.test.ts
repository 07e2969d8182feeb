import { averageCurve, lifeTable } from '@slipway/finance';
import { describe, expect, it, test } from 'vitest';
import { asOf, cohort, figure, kinds, run, sayings, verdictOf } from '../../test/run-retention-burn.ts';
import { readInput } from '../read-input.ts';
import { readTriangle } from './cohorts/triangle.ts';
import { engine } from './engine.ts';
import type { CohortRow, Input } from './fields.ts';
import { importEvents } from './import.ts';
import { learns } from './learns.ts';

describe('cohorts', () => {
  it('an unripe cell is in no average', () => {
    const triangle = readTriangle(
      [cohort('2026-08', 100, 80, 70), cohort('2026-09', 200, 150), cohort('2026-10', 50)],
      asOf,
    );
    expect(triangle && averageCurve(triangle).map(({ kept, of }) => [kept, of])).toEqual([
      [1, 350],
      [230 / 300, 300],
      [0.7, 100],
    ]);
    expect(triangle && lifeTable(triangle, 2)).toEqual({ atRisk: [300, 80], lost: [70, 10] });
  });

  it('the running month is cut, a month without data is a gap, a month in which nobody began is left out', () => {
    const cut = readTriangle([cohort('2026-09', 100, 80, 3), cohort('2026-11', 9)], asOf);
    expect(cut).toMatchObject({ isCut: true, last: '2026-10', cohorts: [{ active: [100, 80] }] });
    const gap = readTriangle([cohort('2026-06', 100, null, 80)], asOf);
    expect(gap).toMatchObject({ gaps: ['2026-07'], cohorts: [{ active: [100, null, 80] }] });
    expect(gap && lifeTable(gap, 2)).toEqual({ atRisk: [0, 0], lost: [0, 0] });
    expect(readTriangle([cohort('2026-06', 0), cohort('2026-07', 5)], asOf)).toMatchObject({ empty: 1 });
  });

  it('in percent, as shares or as counts it is the same sheet', () => {
    const counts = [cohort('2026-01', 200, 150, 120, 100), cohort('2026-02', 100, 80, 70)];
    const shares = [
      { ...cohort('2026-01', 1, 0.75, 0.6, 0.5), size: 200 },
      { ...cohort('2026-02', 1, 0.8, 0.7), size: 100 },
    ];
    const percent = [
      { ...cohort('2026-01', 100, 75, 60, 50), size: 200 },
      { ...cohort('2026-02', 1, 0.8, 0.7), size: 100 },
    ];
    const report = JSON.stringify(run({ cohorts: counts }));
    for (const cohorts of [shares, percent, counts.toReversed()]) {
      expect(engine.check({ cohorts })).toEqual([]);
      expect(JSON.stringify(run({ cohorts }))).toBe(report);
    }
  });

  test.each<[string, readonly CohortRow[], string]>([
    [
      'no month',
      [{ ...cohort('', 5), cohort: null }],
      'Cohorts, row 1: please name the month they began, as 2026-10.',
    ],
    [
      'twice',
      [cohort('2026-01', 5), cohort('2026-01', 6)],
      'January 2026 is in the table twice. Please keep one.',
    ],
    [
      'more than began',
      [cohort('2026-01', 50, 51)],
      'January 2026, M1: more customers than began. Count only those who began that month.',
    ],
    [
      'shares of nobody',
      [cohort('2026-01', 1, 0.8)],
      'Cohorts, row 1: these are shares. Please add the customers at the start, so that we know how many they are.',
    ],
    [
      'two starts',
      [{ ...cohort('2026-01', 50, 40), size: 60 }],
      'Cohorts, row 1: 60 customers at the start, but 50 in M0. Please keep one.',
    ],
    [
      'nobody at all',
      [cohort('2026-01', 0)],
      'No customer began in any month of the table: every M0 is empty or zero.',
    ],
  ])('%s: one clear sentence', (_, cohorts, message) => {
    expect(engine.check({ cohorts }).map((problem) => problem.message)).toEqual([message]);
  });

  it('one month alone costs nothing and says when to come back', () => {
    const report = run({ cohorts: [cohort('2026-10', 40)] });
    expect(report.asksBack).toBe(true);
    expect(verdictOf(report)).toBe(
      '40 customers began, but none of them a full month ago. Come back when a month has passed.',
    );
  });

  const falling = (share: (age: number) => number, months = 12, size = 1000) =>
    Array.from({ length: months }, (_, at) =>
      cohort(
        `${2025 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
        ...Array.from({ length: months - at }, (_cell, age) => Math.round(size * share(age))),
      ),
    );
  test.each<[string, (age: number) => number, RegExp]>([
    ['flattening', (age) => 0.18 + 0.82 * Math.exp(-0.9 * age), /flattening near 18%/u],
    // No curve follows a straight fall that ends: what was seen for months counts, not where a curve leads.
    ['a straight fall, then level', (age) => Math.max(0.36, 1 - 0.09 * age), /has flattened: 36/u],
    ['leaking', (age) => Math.exp(-0.25 * age), /leaking to zero: .* another 22\.\d% a month leave/u],
  ])('%s', (_, share, words) => {
    const report = run({ cohorts: falling(share) });
    expect(verdictOf(report)).toMatch(words);
    expect(kinds(report)).not.toContain('fan');
    expect(sayings(report).join(' ')).toContain('Add cash and costs');
  });

  it('a few who stayed at the end of a falling curve are no level', () => {
    // Eight of forty in the three oldest cohorts: all of them stay, as eight would by chance.
    const share = (age: number) => Math.max(0.2, 0.82 ** age);
    expect(verdictOf(run({ cohorts: falling(share, 12, 40) }))).toMatch(/leaking to zero|still falls/u);
    expect(verdictOf(run({ cohorts: falling(share) }))).toContain('has flattened');
  });

  it('says so where the curve promises more than the last months showed', () => {
    // A fast first month, then the same loss each month: no curve here bends that way.
    const share = (age: number) => (age === 0 ? 1 : 0.75 * 0.94 ** (age - 1));
    const cohorts = falling(share, 21, 300);
    const said = sayings(run({ cohorts, arpa: 50 })).join(' ');
    expect(said).toMatch(
      /The curve lies \d+ points above what you saw after \d+ months: read it as a ceiling/u,
    );
    expect(verdictOf(run({ cohorts }))).toMatch(/^Retention (?:is leaking to zero|still falls by 6%)/u);
    const fits = falling((age) => 0.4 + 0.6 * 0.7 ** age, 14, 300);
    expect(sayings(run({ cohorts: fits, arpa: 50 })).join(' ')).not.toContain('ceiling');
  });

  it('hatches below 30, and says that a young table shows a direction only', () => {
    const report = run({ cohorts: [cohort('2026-07', 29, 20, 18), cohort('2026-08', 60, 50)] });
    expect(report.blocks.find(({ kind }) => kind === 'heatmap')).toMatchObject({ minimum: 30 });
    expect(verdictOf(report)).toContain('Early direction only');
    expect(sayings(report).join(' ')).toContain('1 cohort had fewer than 30 customers');
  });

  const seven = (kept: (at: number) => number) =>
    Array.from({ length: 7 }, (_, at) => cohort(`2026-0${at + 1}`, 100, 90, 80, kept(at)));
  test.each<[string, (at: number) => number, string | null]>([
    ['worse', (at) => (at < 4 ? 70 : 50), 'keep worse: 50% of the last three still paid after 3 months, 70%'],
    ['better', (at) => (at < 4 ? 50 : 70), 'keep better: 70% of the last three still paid after 3 months'],
    ['by no more than chance', (at) => (at < 4 ? 52 : 50), null],
  ])('newer cohorts keep %s', (_, kept, words) => {
    const said = sayings(run({ cohorts: seven(kept) })).join(' ');
    if (words === null) expect(said).not.toContain('Newer cohorts');
    else expect(said).toContain(words);
  });

  it('the level is never above what is left, and small cohorts are named in the sentence', () => {
    // By age 7 only the first cohort of 25 was counted, and it did worse than the others.
    const small = Array.from({ length: 8 }, (_, at) =>
      cohort(
        `2026-0${at + 1}`,
        ...Array.from({ length: 8 - at }, (_cell, age) => (age === 0 ? 28 : age > 5 ? 13 : 17)),
      ),
    );
    const said = verdictOf(run({ cohorts: small }));
    const [level, kept] = [
      /near (\d+)%/u.exec(said)?.[1] ?? 0,
      /(\d+)(?:\.\d)?% of \d+ customers/u.exec(said)?.[1],
    ];
    expect(Number(level)).toBeLessThanOrEqual(Number(kept));
    expect(said).toContain('Every cohort has fewer than 30 customers: read it as a direction.');
  });

  it('payments alone give revenue per customer, lifetime revenue and growth', () => {
    const lines = Array.from({ length: 9 }, (_, month) =>
      Array.from({ length: 40 + 4 * month }, (_row, who) =>
        who % 9 < 9 - month ? `c${who},2026-0${month + 1}-05,50` : '',
      ),
    ).flat();
    const { input } = importEvents(
      ['customer,date,amount', ...lines.filter((line) => line !== '')].join('\n'),
    );
    const read = readInput(engine.fields, input);
    if (!read.ok) throw new Error('The import is no input.');
    const report = run(read.input as Input);
    expect(figure(report, 'arpa')).toBeCloseTo(50, 9);
    expect(report.figures['lifetime-revenue']?.range).toBeDefined();
    expect(learns(report).map(({ id }) => id)).toEqual(
      expect.arrayContaining(['mrr', 'arpa', 'growthPerMonth', 'logoChurn']),
    );
  });

  it('lifetime value is the revenue of the months the curve gives, and lies in its interval', () => {
    const report = run({
      cohorts: falling((age) => 0.9 ** age),
      arpa: 50,
      grossMargin: 0.8,
      assumptions: { discountRate: 0, lifetimeMonths: 36 },
    });
    // m (1 − (1 − c)^N) / c of the reference (A3), at c = 10 %.
    expect(figure(report, 'ltv')).toBeCloseTo((40 * (1 - 0.9 ** 36)) / 0.1, -1);
    const { range, value } = report.figures.ltv ?? {};
    expect(range?.low).toBeLessThan(value ?? 0);
    expect(range?.high).toBeGreaterThan(value ?? 0);
  });
});
