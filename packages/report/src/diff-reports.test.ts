import type { Figure } from '@slipway/core';
import { expect, test } from 'vitest';
import { diffReports } from './diff-reports.ts';
import { reportToCsv } from './export/to-csv.ts';
import { toMarkdown } from './export/to-markdown.ts';
import { listSentences } from './list-sentences.ts';
import type { Report } from './report.ts';
import { resultOf } from './result-of.ts';
import { everyBlock } from './testing/every-block.gen.ts';
import { exampleReport } from './testing/example-report.ts';

const offices = exampleReport.figures.offices as Figure;
const changed: Report = {
  ...exampleReport,
  figures: { ...exampleReport.figures, offices: { ...offices, value: 1000 } },
};

test('a report does not differ from itself', () => {
  expect(diffReports(exampleReport, structuredClone(exampleReport))).toEqual({
    figures: [],
    statements: [],
    items: [],
    verdict: null,
  });
});

test('a changed figure changes what is read with it', () => {
  const diff = diffReports(exampleReport, changed);
  expect(diff.figures.map(({ id, before, after }) => [id, before?.value, after?.value])).toEqual([
    ['offices', 136_855, 1000],
  ]);
  expect(diff.statements).toEqual([]);
  expect(diff.verdict).toEqual({
    id: 'verdict-size',
    before: 'Front desks in 136,855 dental offices could pay $409M a year, if all of them bought.',
    after: 'Front desks in 1,000 dental offices could pay $409M a year, if all of them bought.',
  });
  expect(listSentences(changed)).toHaveLength(4);
});

test('what is new and what is gone is told apart', () => {
  const less = {
    ...exampleReport,
    blocks: exampleReport.blocks.slice(0, 1),
    figures: { price: exampleReport.figures.price as Figure },
  };
  const diff = diffReports(exampleReport, less);
  expect(diff.statements.map(({ id, after }) => [id, after])).toEqual([
    ['soc-2', null],
    ['why-reach', null],
  ]);
  expect(diffReports(less, exampleReport).figures.every(({ before }) => before === null)).toBe(true);
});

test('the result holds every figure in plain form', () => {
  const { headline, figures } = resultOf(exampleReport);
  expect(headline).toBe(
    'Front desks in 136,855 dental offices could pay $409M a year, if all of them bought.',
  );
  expect(figures.reach).toEqual({
    label: 'Share that has the problem',
    value: 0.12,
    unit: 'share',
    low: 0.08,
    high: 0.2,
    status: 'ok',
  });
  expect(figures.cac).toEqual({
    label: 'Cost of a customer',
    value: null,
    unit: 'money',
    currency: 'USD',
    status: 'undefined',
  });
});

test('Markdown: every mark has its note, every figure in a text has a mark, and the founder’s words are no markup', () => {
  const nasty: Report = {
    ...exampleReport,
    title: 'A <b>bold</b> | *idea*',
    blocks: [
      ...exampleReport.blocks,
      ...Object.values(everyBlock).map((block, index) => ({ ...block, id: `b${index}` })),
    ],
  };
  const text = toMarkdown(nasty, { rows: [{ label: 'Made', value: '24 July 2026' }] });
  const notes = [...text.matchAll(/^- \\\[(\w+)\\\] /gmu)].map((found) => found[1]);
  const marks = new Set([...text.matchAll(/(?<!^-) \\\[(\w+)\\\]/gmu)].map((found) => found[1]));
  // What a figure is made of has a note too, though its mark stands nowhere.
  expect(notes).toEqual(expect.arrayContaining([...marks]));
  expect(new Set(notes).size).toBe(notes.length);
  expect(text).toContain('# A \\<b\\>bold\\</b\\> \\| \\*idea\\*');
  // In brackets and apart: raised behind a figure, a 6 reads as a power of it.
  expect(text).toMatch(/\*\*\$249 a month\*\* \\\[\d+\\\]/u);
  expect(text).not.toMatch(/\[\^|\S\\\[\d/u);
  expect(text).toContain('BLS QCEW, 2024, United States');
  expect(text).toContain('- Made: 24 July 2026');
  expect(text).not.toContain('{{');
});

test('CSV: a cell that a spreadsheet would run is disarmed, numbers are plain', () => {
  const text = reportToCsv(exampleReport);
  expect(text).toContain('Bottom-up,408922740,USD/year\r\n');
  expect(text).toContain("'=SUM(A1),Not defined: no new customers in the period,USD\r\n");
  const risky: Report = {
    ...exampleReport,
    blocks: [
      {
        id: 't',
        kind: 'table',
        columns: [{ label: 'A' }],
        rows: ['=1', '+a', '-1', '-a', '@x', '\t=1', '\n=1', ' =1', '\uff1d1', 'a "b", c'].map((label) => ({
          cells: [{ label }],
        })),
      },
    ],
  };
  const cells = reportToCsv(risky).split('\r\n').slice(2, -1);
  expect(cells).toEqual([
    "'=1",
    "'+a",
    '-1',
    "'-a",
    "'@x",
    `"'\t=1"`,
    `"'\n=1"`,
    "' =1",
    "'\uff1d1",
    '"a ""b"", c"',
  ]);
});
