import { fillText } from '@slipway/report';
import { expect, test } from 'vitest';
import { loadTestLibrary } from '../../test/library.ts';
import { bareAround } from '../around.ts';
import type { Evidence } from '../evidence.ts';
import { engine } from './engine.ts';
import type { Input } from './fields.ts';
import { gather } from './gather.ts';

const around = bareAround(loadTestLibrary(), '2026-11-16');
const source = {
  id: 'wikipedia-page-views',
  publisher: 'Wikimedia',
  what: 'Views of “Dog grooming”',
  year: 2026,
  region: 'global',
  confidence: 'high',
} as const;
const own = (step: 'week' | 'month', from: string, values: number[]): Input => ({
  series: { step, from, values },
  measure: 'customers',
  topic: 'Dog grooming',
});
/** Answers with these rows, and keeps what it was asked. */
function wikipedia(rows: readonly { date: string; views: number }[]) {
  const asked: unknown[] = [];
  const evidence: Evidence = {
    look: async (name, question) => {
      asked.push([name, question]);
      return { kind: 'found', value: rows, source, at: '2026-11-16T08:00:00.000Z' };
    },
  };
  return { asked, evidence };
}

test('page views of the same months stand beside the numbers', async () => {
  const input = own('month', '2026-05', [100, 110, 121, 133, 146]);
  const { asked, evidence } = wikipedia(
    [900, 909, 918, 927, 937].map((views, at) => ({ date: `2026-0${5 + at}-01`, views })),
  );
  const basis = await gather(input, { ...around, evidence });
  expect(asked).toEqual([
    [
      'wikipedia-page-views',
      { article: 'Dog grooming', from: '2026-05-01', to: '2026-09-30', every: 'month' },
    ],
  ]);
  const report = engine.run(input, basis);
  const block = report.blocks.find(({ id }) => id === 'market');
  expect(fillText(block?.intro?.text ?? '', report.figures)).toBe(
    'Page views grew 1% a month over 4 months, you 9.9% a month: you gain on it. The chart starts both at the same level.',
  );
  expect(report.sources['wikipedia-page-views']).toMatchObject({
    publisher: 'Wikimedia',
    what: 'Views of “Dog grooming”, looked up on 2026-11-16',
  });
  const later = engine.run(input, { ...basis, asOf: '2026-11-19' });
  const kept = later.blocks.find(({ id }) => id === 'market');
  expect(fillText(kept?.intro?.text ?? '', later.figures)).toContain('Wikipedia was asked 3 days ago.');
});

test('days are added up to the weeks of the numbers; half a week stays open', async () => {
  const input = own('week', '2026-10-07', [5, 6, 7]);
  const days = Array.from({ length: 18 }, (_, at) => ({
    date: `2026-10-${String(7 + at).padStart(2, '0')}`,
    views: 10,
  }));
  const basis = await gather(input, { ...around, evidence: wikipedia(days).evidence });
  expect(basis.views).toMatchObject({
    kind: 'found',
    series: { step: 'week', from: '2026-10-07', values: [70, 70, null] },
  });
});

test('offline is one sentence, and the sheet works', async () => {
  const input = own('month', '2026-04', [1, 2, 3, 4, 5, 6, 7]);
  const report = engine.run(input, await gather(input, around));
  const said = report.blocks.flatMap((block) => (block.kind === 'callout' ? [block.statement.text] : []));
  expect(said).toEqual(['Slipway is offline, so nothing was looked up.']);
});

test('nobody is asked without a topic, or where the founder has numbers of the market', async () => {
  const { asked, evidence } = wikipedia([]);
  const input = own('month', '2026-01', [1, 2, 3, 4]);
  const { topic: _topic, ...untold } = input;
  expect((await gather(untold, { ...around, evidence })).views).toBeNull();
  expect(
    (
      await gather(
        { ...input, market: input.series ?? { step: 'month', from: '2026-01', values: [] } },
        { ...around, evidence },
      )
    ).views,
  ).toBeNull();
  expect(asked).toEqual([]);
});

/** Sixty months that grow by a hundredth and swing with the year; the running month is not counted yet. */
const fiveYears = Array.from({ length: 59 }, (_, at) => {
  const month = `${2021 + Math.floor((at + 11) / 12)}-${String(((at + 11) % 12) + 1).padStart(2, '0')}-01`;
  return { date: month, views: Math.round(10_000 * 1.01 ** at * (1 + 0.2 * Math.sin((at * Math.PI) / 6))) };
});
const verdictOf = (report: ReturnType<typeof engine.run>) => {
  const answer = report.blocks.find((block) => block.kind === 'answer');
  return fillText(answer?.verdict.text ?? '', report.figures);
};

test('a topic alone: five years of its page views are the sheet', async () => {
  const { asked, evidence } = wikipedia(fiveYears);
  const input: Input = { topic: 'Dog grooming', company: 'Pawline', goal: 500, goalDate: '2027-06-01' };
  expect(engine.check?.(input)).toEqual([]);
  const basis = await gather(input, { ...around, evidence });
  expect(asked).toEqual([
    [
      'wikipedia-page-views',
      { article: 'Dog grooming', from: '2021-12-01', to: '2026-11-16', every: 'month' },
    ],
  ]);
  const report = engine.run(input, basis);
  expect(report.title).toBe('Growth trends: Dog grooming');
  expect(verdictOf(report)).toMatch(/^Page views grow .* a month, and it is a trend: expect .* page views/);
  expect(report.figures.last?.provenance).toEqual({ kind: 'sourced', sources: ['wikipedia-page-views'] });
  expect(report.sources['wikipedia-page-views']?.what).toContain('looked up on 2026-11-16');
  // It is the market's: no goal, no bands of companies, nothing for the company record.
  expect(JSON.stringify(report)).not.toMatch(/Pawline|your past|"goal/);
  expect(engine.learns?.(report, input, basis)).toEqual([]);
  expect(report.blocks.map(({ id }) => id)).toContain('alone');
});

test('numbers of the market alone: a file instead of Wikipedia', async () => {
  const market = { step: 'month', from: '2021-12', values: fiveYears.map(({ views }) => views) } as const;
  const input: Input = { market, topic: 'Dog grooming' };
  const { asked, evidence } = wikipedia([]);
  const report = engine.run(input, await gather(input, { ...around, evidence }));
  expect(asked).toEqual([]);
  expect(verdictOf(report)).toMatch(/^Your market grows .* a month, and it is a trend/);
  expect(report.figures.last?.provenance).toEqual({ kind: 'measured', field: 'market' });
  expect(engine.check?.({ market: { ...market, values: [1, 2] } })).toMatchObject([{ field: 'market' }]);
  expect(engine.check?.({})).toMatchObject([{ field: 'series' }]);
});

test('a topic alone and no answer: one sentence, what would help, and nothing charged', async () => {
  const input: Input = { topic: 'Dog grooming' };
  const offline = engine.run(input, await gather(input, around));
  expect(offline).toMatchObject({ asksBack: true });
  expect(verdictOf(offline)).toBe('Slipway is offline, so nothing was looked up.');
  const few = wikipedia(fiveYears.slice(-2)).evidence;
  const short = engine.run(input, await gather(input, { ...around, evidence: few }));
  expect(short).toMatchObject({ asksBack: true });
  expect(verdictOf(short)).toContain('too few months');
});
