import { checkReport, type HeadlineBlock, type Report } from '@slipway/report';
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
  return (report.blocks[0] as HeadlineBlock).verdict.text;
};

const good = run({ costsNow: 'under-100k', paysToday: 'part', whyNow: 'law' });
const fair = run({ costsNow: 'under-10k', paysToday: 'part', whyNow: 'law' });
const poor = run({ costsNow: 'under-100', paysToday: 'nothing', whyNow: 'nothing' });
const open = run({ niche: 'dental-clinic-software/recall' });
const dark = run({}, 'Tower bells cast in loam for carillons');

describe('ideas side by side', () => {
  it.each<[string, readonly Report[], string]>([
    ['answered in both', [fair, good], 'Idea B comes first, before idea A.'],
    [
      'near each other, one not answered',
      [open, fair],
      'Idea B and idea A are too close to rank; answer the three questions for both.',
    ],
    ['far apart, one not answered', [poor, open], 'Idea B comes first, before idea A.'],
    [
      'the same',
      [good, good],
      'Idea A and idea B are too close to rank; answer the three questions for both.',
    ],
    ['one without a dial', [good, dark], 'We know too little about idea B to rank these.'],
    ['three of them', [poor, fair, good], 'Idea C comes first, before idea B.'],
  ])('%s', (_, reports, text) => {
    expect(rankOf(...reports)).toBe(text);
  });

  it('takes four at most, and two at least', () => {
    expect(compareIdeas([good]).blocks).toEqual([]);
    expect(compareIdeas([good, { ...good, toolId: 'swot-generator' }]).blocks).toEqual([]);
    const table = compareIdeas([good, good, good, good, good]).blocks[1];
    expect(table?.kind === 'table' && table.columns.length).toBe(5);
  });
});
