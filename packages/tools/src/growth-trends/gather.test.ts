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
    'Page views grew 1% a month over 4 months, you 9.9% a month: you gain on it.',
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
