import { expect, test } from 'vitest';
import { reportToCsv } from '../../export/to-csv.ts';
import { toMarkdown } from '../../export/to-markdown.ts';
import { shapeProblems } from '../../shape-problems.ts';
import { sampledReport } from '../../testing/sampled-report.ts';
import { createWriter } from '../../writer/create-writer.ts';
import type { GridBlock } from './block.ts';
import { sample } from './sample.ts';
import { sayDay, sayGrid } from './say.ts';

const report = { ...sampledReport, blocks: [sample] };

test('in words: how often each state is found, what is open, how old the oldest look is', () => {
  expect(sayGrid(sample)).toBe(
    '2 × 3 cells: 1 has it, 1 partly, 2 does not, 1 unclear, 1 not looked at. Oldest look: 14 Sep 2026.',
  );
});

test.each([
  ['2026-11-03', '3 Nov 2026'],
  ['2026-01-31', '31 Jan 2026'],
  ['soon', 'soon'],
])('%s is said as %s', (day, said) => {
  expect(sayDay(day)).toBe(said);
});

test('Markdown marks the source of a cell, and a spreadsheet has one row a cell', () => {
  const text = toMarkdown(report);
  expect(text).toContain(
    '| Books by text message | Has it | Partly: on the largest plan (3 Nov 2026) \\[S1\\] | Does not (14 Sep 2026) \\[S2\\] |',
  );
  expect(text).toContain('- \\[S1\\] BLS QCEW, 2024, United States');
  expect(reportToCsv(report)).toContain(
    'Books by text message,Sample product A,Partly,on the largest plan,BLS QCEW,2026-11-03\r\n',
  );
  expect(reportToCsv(report)).toContain('Works without a phone line,Sample product B,not looked at,,,\r\n');
});

test('the writer keeps the sources that only a cell names', () => {
  const writer = createWriter();
  for (const source of Object.values(sampledReport.sources)) writer.cite(source);
  const finished = writer.finish({ toolId: 't', title: 'T', blocks: [sample] });
  expect(Object.keys(finished.sources)).toEqual(['qcew', 'soc']);
});

test.each<[string, Partial<GridBlock>, string]>([
  ['a row that does not fit', { columns: [] }, 'does not fit the columns'],
  ['a state that is not declared', { states: [] }, 'has no state yes'],
  ['a day that is none', { rows: [row({ state: 'yes', on: '2026-13-01' })] }, '2026-13-01 is no day'],
  ['a source that is not there', { rows: [row({ state: 'yes', source: 'x' })] }, 'names source x'],
])('%s is a problem', (_, change, problem) => {
  expect(shapeProblems({ ...sample, ...change }, sampledReport).join(' ')).toContain(problem);
});

function row(cell: NonNullable<GridBlock['rows'][number]['cells'][number]>) {
  return { label: 'x', cells: [cell, null, null] };
}
