import { checkReport, fillText } from '@slipway/report';
import { describe, expect, it } from 'vitest';
import { runIdea } from '../../test/run-score.ts';
import { compareIdeas } from './compare.ts';
import { judgementIdeas } from './judgement-ideas.ts';

const reports = judgementIdeas.map(({ input }) => runIdea(input));

describe('ideas beside each other', () => {
  it('draws up to four on one radar and in one table', () => {
    const report = compareIdeas(reports.slice(0, 6));
    expect(checkReport(report)).toEqual([]);
    const radar = report.blocks.find(({ kind }) => kind === 'radar');
    expect(radar?.kind === 'radar' && radar.series.map(({ label }) => label.charAt(0))).toEqual([
      'A',
      'B',
      'C',
      'D',
    ]);
    const table = report.blocks.find(({ kind }) => kind === 'table');
    expect(table?.kind === 'table' && table.rows).toHaveLength(14);
    expect(report.figures['b-score']?.value).toBe(reports[1]?.figures.score?.value);
  });

  it('calls a leader only when the open answers cannot turn it around', () => {
    const of = (first: number, second: number) => {
      const report = compareIdeas([reports[first], reports[second]].filter((one) => one !== undefined));
      const block = report.blocks[0];
      return block?.kind === 'headline' ? fillText(block.verdict.text, report.figures) : '';
    };
    expect(of(2, 7)).toMatch(/^Idea A is ahead .* whatever/u);
    expect(of(7, 2)).toMatch(/^Idea B is ahead/u);
    expect(of(0, 1)).toMatch(/could turn that around/u);
  });

  it('needs two that were scored', () => {
    const refused = runIdea({ idea: 'Uber for dogs' });
    expect(compareIdeas([refused, ...reports.slice(0, 1)]).blocks).toEqual([]);
    expect(compareIdeas([]).blocks).toEqual([]);
  });

  it('gives the same bytes twice', () => {
    const pair = reports.slice(3, 5);
    expect(JSON.stringify(compareIdeas(pair))).toBe(JSON.stringify(compareIdeas(pair)));
  });
});
