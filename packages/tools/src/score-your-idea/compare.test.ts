import { type CompareBlock, checkReport, fillText, type HeadlineBlock, type Report } from '@slipway/report';
import { describe, expect, it } from 'vitest';
import { loadTestLibrary } from '../../test/library.ts';
import { compareIdeas } from './compare.ts';
import { engine } from './engine.ts';
import type { ScoreInput } from './fields.ts';
import { gather } from './gather.ts';

const library = loadTestLibrary();
const run = (
  answers: Partial<ScoreInput>,
  idea = 'Online booking and reminders for dental practices in Ohio',
): Report => {
  const input = { idea, ...answers };
  return engine.run(input, gather(input, library));
};
const rankOf = (...reports: readonly Report[]): string => {
  const report = compareIdeas(reports);
  expect(checkReport(report)).toEqual([]);
  return fillText((report.blocks[0] as HeadlineBlock).verdict.text, report.figures);
};

const good = run({ costsNow: 'under-100k', paysToday: 'part', whyNow: 'law' });
const fair = run({ costsNow: 'under-10k', paysToday: 'part', whyNow: 'law' });
const poor = run({ costsNow: 'under-100', paysToday: 'nothing', whyNow: 'nothing' });
const open = run({ niche: 'dental-clinic-software/recall' });
const dark = run({ venture: 'none' }, 'Tower bells cast in loam for carillons at €900 a bell');

describe('ideas side by side', () => {
  it.each<[string, readonly Report[], RegExp]>([
    [
      'answered in both: one answer is the whole difference',
      [fair, good],
      /^B leads by \d+ points?, all of it from what it costs one customer a year now; but the ranges overlap\.$/u,
    ],
    [
      'near each other, one not answered',
      [open, fair],
      /^B and A are too close to rank; answer the three questions for both\.$/u,
    ],
    ['far apart, one not answered', [poor, open], /^B leads by \d+ points/u],
    ['the same', [good, good], /too close to rank/u],
    ['one without a dial', [good, dark], /^We know too little about B to rank these\.$/u],
    ['three of them: the ends are named', [poor, fair, good], /^C leads over A by \d+ points/u],
  ])('%s', (_, reports, text) => {
    expect(rankOf(...reports)).toMatch(text);
  });

  it('has a row for the dials and each answer, with its scale', () => {
    const { rows, sides } = compareIdeas([poor, good]).blocks[1] as CompareBlock;
    expect(sides.map(({ key }) => key)).toEqual(['A', 'B']);
    expect(rows.slice(0, 2).map(({ label, max }) => [label, max])).toEqual([
      ['Idea', 100],
      ['Evidence', 100],
    ]);
    expect(rows.map(({ label }) => label)).toContain('They pay today for');
  });

  it('takes four at most, and two at least', () => {
    expect(compareIdeas([good]).blocks).toEqual([]);
    expect(compareIdeas([good, { ...good, toolId: 'swot-generator' }]).blocks).toEqual([]);
    const table = compareIdeas([good, good, good, good, good]).blocks[1];
    expect(table?.kind === 'compare' && table.sides.length).toBe(4);
  });
});
