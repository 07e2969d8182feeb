import type { CompanyRecord } from '@slipway/record';
import { checkReport, fillText, listBlockStatements, type Report } from '@slipway/report';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadTestLibrary } from '../../test/library.ts';
import { type Around, bareAround } from '../around.ts';
import { lintReport } from '../conformance/lint-report.ts';
import { listLearnt } from '../list-learnt.ts';
import { engine } from './engine.ts';
import { type Input, sample } from './fields.ts';
import { gather } from './gather.ts';
import { stages } from './stages.ts';

const library = loadTestLibrary();
const asOf = '2026-11-16';

function run(input: Input, around: Partial<Around> = {}): Report {
  return engine.run(input, gather(input, { ...bareAround(library, asOf), ...around }));
}

const shown = (report: Report, id: string) => report.figures[id]?.value ?? null;
const rangeOf = ({ figures }: Report) => {
  const range = figures.health?.range;
  return range && [range.low, range.high].map((end) => Math.round(end));
};
const blockOf = (report: Report, id: string) => report.blocks.find((block) => block.id === id);
const wordsOf = (report: Report, id: string) => {
  const block = blockOf(report, id);
  const statements = block === undefined ? [] : listBlockStatements(block);
  return statements.map(({ text }) => fillText(text, report.figures)).join(' ');
};

/** All seven dimensions of early revenue, on corners of their curves: 55, 80, 65, 75, 50, 100 and 60. */
const early: Input = {
  currency: 'USD',
  mrr: 20_000,
  growthPerMonth: 0.05,
  revenueChurn: 1 - 0.9 ** (1 / 12),
  runwayMonths: 12,
  ltv: 3000,
  cac: 1000,
  marketServed: 50e6,
  whoBuilds: 'founder',
  whoSells: 'founder',
  founderYears: 10,
  topCustomerShare: 0.25,
};
const earlyMean = 0.2 * 55 + 0.2 * 80 + 0.2 * 65 + 0.1 * 75 + 0.1 * 50 + 0.1 * 100 + 0.1 * 60;

test('weights of every stage add up to a hundred', () => {
  for (const { dimensions } of Object.values(stages))
    expect(dimensions.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
});

test('with everything known, health is the weighted mean and has no range', () => {
  const report = run(early);
  expect(shown(report, 'health')).toBeCloseTo(earlyMean, 9);
  expect(shown(report, 'coverage')).toBeCloseTo(100, 9);
  expect(rangeOf(report)).toBeUndefined();
  expect(wordsOf(report, 'answer')).toContain('in good health');
});

test('what is not known widens the range and moves nothing to the middle', () => {
  const { growthPerMonth: _, ...rest } = early;
  const report = run(rest);
  expect(shown(report, 'coverage')).toBeCloseTo(80, 9);
  expect(shown(report, 'health')).toBeCloseTo((earlyMean - 0.2 * 55) / 0.8, 9);
  expect(report.figures.health?.range?.low).toBeCloseTo(earlyMean - 11, 9);
  expect(report.figures.health?.range?.high).toBeCloseTo(earlyMean - 11 + 20, 9);
  expect(wordsOf(report, 'collect')).toContain('Enter growth a month');
});

test('the waterfall adds up to health, with what a gate takes away; the dials are health and coverage', () => {
  for (const [input, gate] of [
    [early, false],
    [{ ...early, runwayMonths: 5.9, growthPerMonth: 0.3 }, true],
  ] as const) {
    const report = run(input);
    const [waterfall, answer] = [blockOf(report, 'waterfall'), report.blocks[0]];
    if (waterfall?.kind !== 'waterfall' || answer?.kind !== 'answer') throw new Error('A block is missing.');
    const sum = waterfall.steps.reduce((total, { figure, role }) => {
      const value = shown(report, figure) ?? 0;
      return role === 'up' ? total + value : role === 'down' ? total - Math.abs(value) : total;
    }, 0);
    expect(sum).toBeCloseTo(shown(report, 'health') ?? Number.NaN, 6);
    expect(waterfall.steps.some(({ label }) => label === 'Gate')).toBe(gate);
    expect(waterfall.steps.at(-1)).toMatchObject({ role: 'total', figure: 'health' });
    expect(answer.dials.map(({ figure }) => figure)).toEqual(['health', 'coverage']);
  }
});

test('a part of a dimension counts for its part', () => {
  const { whoBuilds: _b, whoSells: _s, ...rest } = early;
  expect(shown(run(rest), 'coverage')).toBeCloseTo(100 - (10 * 2) / 3, 9);
});

test('below half of the weights there is a range and no number', () => {
  const report = run({ currency: 'USD', mrr: 20_000, growthPerMonth: 0.05, topCustomerShare: 0.25 });
  expect(shown(report, 'coverage')).toBeCloseTo(30, 9);
  expect(shown(report, 'health')).toBeNull();
  expect(rangeOf(report)).toEqual([17, 87]);
  expect(wordsOf(report, 'answer')).toContain('17–87');
  expect(listLearnt(engine, { report, input: {}, basis: null })).toEqual([]);
  expect(blockOf(report, 'actions')).toBeUndefined();
});

test.each<[string, Input, number, string]>([
  ['runway under six months', { runwayMonths: 5.9 }, 40, 'runway gate'],
  ['a year that keeps under 70%', { revenueChurn: 1 - 0.69 ** (1 / 12) }, 60, 'retention gate'],
  [
    'one customer above half',
    { topCustomerShare: 0.51, growthPerMonth: 0.3, runwayMonths: 24 },
    65,
    'concentration gate',
  ],
])('%s holds the score, by name', (_, change, cap, named) => {
  const strong: Input = {
    ...early,
    growthPerMonth: 0.3,
    runwayMonths: 24,
    marketServed: 3e9,
    ltv: 5000,
    topCustomerShare: 0.1,
  };
  const report = run({ ...strong, ...change });
  expect(shown(report, 'health')).toBe(cap);
  expect(shown(report, 'average')).toBeGreaterThan(cap);
  expect(wordsOf(report, 'answer')).toContain(named);
  expect(wordsOf(report, 'actions')).toContain('the gate opens');
});

test.each([
  [6, false],
  [5.999, true],
])('runway of %s months shuts the gate: %s', (runwayMonths, isShut) => {
  expect(shown(run({ ...early, runwayMonths }), 'gate') !== null).toBe(isShut);
});

test.each<[string, Input, string]>([
  ['no revenue', { mrr: 0, runwayMonths: 12 }, 'before revenue'],
  ['some', { mrr: 5000, runwayMonths: 12 }, 'with early revenue'],
  ['a million a year', { mrr: 84_000, runwayMonths: 12, currency: 'USD' }, 'that is scaling'],
  ['a million rupees a year', { mrr: 84_000, runwayMonths: 12, currency: 'INR' }, 'with early revenue'],
  ['letters only', { evidence: 'letters' }, 'before revenue'],
  ['a paying customer', { evidence: 'paying', runwayMonths: 3 }, 'with early revenue'],
])('%s is weighed as a company %s', (_, input, label) => {
  const report = run(input);
  expect(wordsOf(report, 'answer')).toContain(label);
});

test('no burn is full points, burning without growth none', () => {
  const calm = run({ ...early, netBurn: -500 });
  expect(shown(calm, 'points.runway')).toBe(100);
  expect(wordsOf(calm, 'dimensions')).toContain('Cash is not falling');
  const worst = run({ ...early, netBurn: 10_000, cash: 120_000, growthPerMonth: -0.01 });
  expect(shown(worst, 'points.burnMultiple')).toBe(0);
  expect(shown(worst, 'points.runway')).toBe(65);
});

test('burn multiple: burn of a month over the yearly revenue it adds', () => {
  const report = run({ ...early, netBurn: 24_000, cash: 288_000 });
  expect(shown(report, 'burnMultiple')).toBeCloseTo(24_000 / (20_000 * 0.05 * 12), 9);
});

const record: CompanyRecord = Object.fromEntries(
  Object.entries({
    mrr: 20_000,
    growthPerMonth: 0.05,
    revenueChurn: 0.01,
    runwayMonths: 12,
    netBurn: 9000,
  }).map(([name, value]) => [
    name,
    {
      value,
      toolId: 'financial-metrics',
      at: '2026-11-01T08:00:00.000Z',
      provenance: { kind: 'result', runId: 'r1', figure: name, currency: 'USD' },
    },
  ]),
);

test('the record alone is enough, and each number says which run it is from', () => {
  const report = run({ company: 'Acme' }, { record });
  expect(shown(report, 'health')).not.toBeNull();
  expect(report.figures.runway?.provenance).toEqual({
    kind: 'measured',
    field: 'runwayMonths',
    from: {
      tool: 'Financial Metrics',
      date: '2026-11-01',
      run: { toolId: 'financial-metrics', id: 'r1' },
    },
  });
  expect(JSON.stringify(blockOf(report, 'origins'))).toContain('Financial Metrics, 1 Nov 2026');
  // A form sends back what it was prefilled with.
  expect(
    run({ company: 'Acme', runwayMonths: 12.000001 }, { record }).figures.runway?.provenance,
  ).toMatchObject({
    from: { tool: 'Financial Metrics' },
  });
});

test('what is typed now goes before the record, in whatever way it is said', () => {
  const report = run({ cash: 27_000 }, { record });
  expect(shown(report, 'runway')).toBe(3);
  expect(run({ currency: 'EUR', growthPerMonth: 0.02 }, { record }).figures.netBurn).toBeUndefined();
});

const result = (figures: Record<string, number>, toolId = 'financial-metrics') => ({
  toolId,
  toolVersion: 1,
  runId: 'r1',
  date: '2026-11-01',
  at: '2026-11-01T09:00:00.000Z',
  input: {},
  figures: Object.fromEntries(
    Object.entries(figures).map(([id, value]) => [id, { id, label: id, value, unit: 'ratio' as const }]),
  ),
});

test('a result knows more than the record: retention of a real year, burn multiple, payback', () => {
  const figures = { grr: 0.8, 'burn-multiple.year': 2, 'ltv-cac': 3, 'payback.simple': 12 };
  const report = run({ company: 'Acme' }, { record, results: [result(figures)] });
  expect(shown(report, 'points.retention')).toBe(50);
  expect(shown(report, 'points.burnMultiple')).toBe(50);
  expect(shown(report, 'score.unit')).toBe(75);
});

test('a number typed now goes before a result of the same day', () => {
  const today = { ...result({ grr: 0.8 }), date: asOf };
  expect(shown(run({ revenueChurn: 0.05 }, { results: [today] }), 'retention')).toBeCloseTo(0.95 ** 12, 9);
});

test.each<[string, Input, Parameters<typeof run>[1], string | null]>([
  [
    'default dead',
    { ...early, cash: 60_000, netBurn: 10_000, growthPerMonth: 0.01 },
    {},
    'the cash is gone in',
  ],
  ['default alive', { ...early, cash: 500_000, netBurn: 40_000, growthPerMonth: 0.1 }, {}, null],
  ['one large customer', { ...early, topCustomerShare: 0.26 }, {}, '26% of revenue leaves'],
  ['costly growth', { ...early, cash: 1e6, netBurn: 30_000 }, {}, 'David Sacks calls more than two suspect'],
  ['a team ahead', { ...early, growthPerMonth: 0.03, staff: 10, staffBefore: 8 }, {}, 'The team grew 25%'],
  ['a team that keeps step', { ...early, staff: 10, staffBefore: 8 }, {}, null],
  ['nobody sells', { ...early, whoSells: 'agency' }, {}, 'Nobody inside the team sells'],
  [
    'slowing',
    early,
    { results: [result({ 'growth.recent': 0.03, 'growth.before': 0.06 })] },
    'Growth is slowing',
  ],
  [
    'burn rises faster than revenue',
    early,
    { results: [result({ 'burn.rise': 0.3, 'revenue.rise': 0.1 })] },
    'Burn rose by 30% against the months before, revenue by 10%.',
  ],
  ['burn rises with revenue', early, { results: [result({ 'burn.rise': 0.1, 'revenue.rise': 0.3 })] }, null],
  ['burn alone is no pair', early, { results: [result({ 'burn.rise': 0.3 })] }, null],
  [
    'newer cohorts keep worse',
    early,
    { results: [result({ 'kept.newer': 0.5, 'kept.older': 0.7 }, 'retention-burn')] },
    'The newest three kept 50% of customers, the three before 70% at the same age.',
  ],
  [
    'newer cohorts keep better',
    early,
    { results: [result({ 'kept.newer': 0.7, 'kept.older': 0.5 }, 'retention-burn')] },
    null,
  ],
  [
    'the pace of growth fell',
    early,
    { results: [result({ 'pace-after': 0.04, 'pace-before': 0.12 }, 'growth-trends')] },
    'Growth was 12% before the pace changed, 4% since.',
  ],
  [
    'more is bought',
    early,
    { results: [result({ 'paid-share': 0.6, 'paid-share.before': 0.4 })] },
    'Paid channels bring 60% of new customers, 40% the months before.',
  ],
  ['old numbers', { company: 'A' }, { record, asOf: '2027-01-01' }, 'The oldest number is 61 days old'],
  ['new numbers', { company: 'A' }, { record, asOf: '2026-12-31' }, null],
])('early warning: %s', (_, input, around, says) => {
  const report = run(input, around);
  const block = blockOf(report, 'warnings');
  if (says === null) expect(block).toBeUndefined();
  else expect(`${JSON.stringify(block)} ${wordsOf(report, 'warnings')}`).toContain(says);
});

test('a warning opens the run it was read from', () => {
  const report = run(early, {
    results: [result({ 'kept.newer': 0.5, 'kept.older': 0.7 }, 'retention-burn')],
  });
  expect(report.figures.keptNewer?.provenance).toMatchObject({
    from: { tool: 'Retention & Burn', run: { toolId: 'retention-burn', id: 'r1' } },
  });
});

test.each<[string, number, boolean]>([
  ['cash that gives the runway', 275_000, true],
  ['more cash than the typed runway needs', 398_000, false],
])('a shut gate asks to raise what is missing: %s', (_, cash, isAsked) => {
  const said = wordsOf(
    run({ ...early, growthPerMonth: 0.3, runwayMonths: 5.5, netBurn: 50_000, cash }),
    'actions',
  );
  expect(said).toContain('Cut net burn from $50,000 a month');
  expect(said.includes('or raise $')).toBe(isAsked);
});

test('each of the cheapest actions is worth five points when it is done', () => {
  const report = run(early);
  const steps = blockOf(report, 'actions');
  if (steps?.kind !== 'steps') throw new Error('There are no actions.');
  expect(steps.steps.length).toBeGreaterThan(0);
  for (const { id } of steps.steps) {
    const to = shown(report, `target.${id}`);
    if (to === null) continue;
    const done = run({ ...early, assumptions: { [id]: to } });
    expect((shown(done, 'health') ?? 0) - earlyMean, id).toBeGreaterThanOrEqual(4.99);
  }
});

test('earlier runs give the direction, and travel on with each run', () => {
  const first = run(early);
  const own = (report: Report, date: string) => ({
    toolId: 'health-score',
    toolVersion: 1,
    runId: date,
    date,
    at: `${date}T09:00:00.000Z`,
    input: {},
    figures: report.figures,
  });
  const second = run({ ...early, growthPerMonth: 0.1 }, { results: [own(first, '2026-09-01')] });
  expect(wordsOf(second, 'answer')).toContain('up 4 since the run before');
  expect(blockOf(second, 'history')).toMatchObject({
    intro: { text: expect.stringContaining('Growth moved most') },
  });
  const third = run(early, { results: [own(second, '2026-10-01')] });
  const history = blockOf(third, 'history');
  if (history?.kind !== 'line') throw new Error('There is no history.');
  expect(history.x).toEqual(['2026-09-01', '2026-10-01', asOf]);
});

test('health goes into the record as points', () => {
  const [learnt] = listLearnt(engine, { report: run(early), input: {}, basis: null });
  expect(learnt).toMatchObject({ id: 'healthScore', figure: 'health' });
});

test('nothing that counts asks back, free of charge', () => {
  const report = run({ company: 'Acme' });
  expect(report.asksBack).toBe(true);
  expect(checkReport(report)).toEqual([]);
});

test('the answer is at most 120 words and the open sheet at most 500', () => {
  for (const input of [sample, early, { ...early, runwayMonths: 3 }, { growthPerMonth: 0.05 }]) {
    const report = run(input);
    expect(lintReport(report, library.knowledge)).toEqual([]);
    const count = (ids: readonly string[]) =>
      ids.map((id) => wordsOf(report, id).split(/\s+/u).length).reduce((a, b) => a + b, 0);
    expect(count(['answer'])).toBeLessThanOrEqual(120);
    expect(count(report.blocks.filter(({ folded }) => !folded).map(({ id }) => id))).toBeLessThanOrEqual(500);
  }
});

test('better never scores worse, and the score stays within its range', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const company = fc.record(
    {
      mrr: fc.double({ min: 0, max: 1e6, noNaN: true }),
      growthPerMonth: fc.double({ min: -0.2, max: 0.5, noNaN: true }),
      runwayMonths: fc.double({ min: 0, max: 40, noNaN: true }),
      revenueChurn: share,
      topCustomerShare: share,
      founderYears: fc.integer({ min: 0, max: 30 }),
    },
    { requiredKeys: ['mrr', 'runwayMonths', 'revenueChurn'] },
  );
  fc.assert(
    fc.property(company, fc.double({ min: 0, max: 10, noNaN: true }), (input, more) => {
      const [one, better] = [run(input), run({ ...input, runwayMonths: input.runwayMonths + more })];
      expect(checkReport(one)).toEqual([]);
      // Where a gate caps both ends at one mark there is no range.
      const most = ({ figures: { health } }: Report) => health?.range?.high ?? health?.value ?? 0;
      expect(most(better)).toBeGreaterThanOrEqual(most(one) - 1e-9);
      const [now, then] = [shown(one, 'health'), shown(better, 'health')];
      if (now !== null && then !== null) expect(then).toBeGreaterThanOrEqual(now - 1e-9);
    }),
    { numRuns: 60 },
  );
});
