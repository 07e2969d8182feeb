import { expect, test } from 'vitest';
import type { Report } from '../report.ts';
import { everyBlock } from '../testing/every-block.gen.ts';
import { exampleReport } from '../testing/example-report.ts';
import { createNotes } from './markdown-notes.ts';
import { numberNotes } from './number-notes.ts';
import { reportToCsv } from './to-csv.ts';
import { toMarkdown } from './to-markdown.ts';
import { unitOf } from './unit-of.ts';

test('no direction mark of a quoted text stands before a figure', () => {
  const report: Report = exampleReport;
  const marks = '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';
  const text = `You wrote “${marks}cheap”: {{f:price}}.`;
  const written = createNotes(report, numberNotes(report)).statement({ id: 'one', text, evidence: [] });
  expect(written).toMatch(/^You wrote “cheap”: \*\*\$249 a month\*\*/u);
  expect(written).not.toMatch(/\p{Cf}/u);
});

const { reading, answer, findings } = everyBlock;
const sheet: Report = { ...exampleReport, blocks: [reading, answer, findings] };

test('Markdown: the answer before all else, then the reading and findings', () => {
  const text = toMarkdown(sheet);
  const lines = [
    '**Test first.** **Said of verdict**',
    'Market: **$409M a year',
    '- Demand: 12%',
    '1. **Speed.** Said of reason',
    '**Next, within 14 days:** Said of do Passes if: Said of passes',
    'Said of assumed',
    '- **Who pays**: Workshops (read, not sure)',
    'Said of known',
    '- **Season**: Said of fact-a Said of fact-b',
  ];
  const places = lines.map((line) => text.indexOf(line));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  // Only the screen can be answered.
  expect(text).not.toContain('Said of ask');
  expect(reportToCsv(sheet)).not.toContain('Said of ask');
});

test('CSV: a count says what is counted, money which', () => {
  expect(unitOf({ unit: 'count', noun: 'weeks' })).toBe('weeks');
  expect(unitOf({ unit: 'count/month', noun: 'customers' })).toBe('customers/month');
  expect(unitOf({ unit: 'count' })).toBe('count');
  expect(unitOf({ unit: 'money/month', currency: 'USD', noun: 'rent' })).toBe('USD/month');
});

test('CSV: what is only a lean has no number', () => {
  const { reach } = exampleReport.figures;
  if (!reach) throw new Error('The example has lost a figure.');
  const leaning = { ...sheet, figures: { ...sheet.figures, reach: { ...reach, value: null } } };
  expect(reportToCsv(sheet)).toContain('Demand,Said of dial,0.12,share,8–20%\r\n');
  expect(reportToCsv(leaning)).toContain('Demand,leans middle,,\r\n');
  expect(toMarkdown(leaning)).toContain('- Demand: leans middle');
  expect(reportToCsv(sheet)).toContain('Who pays,Workshops,"read, not sure",tractor workshops\r\n');
  expect(reportToCsv(sheet)).toContain('Season,Said of fact-a Said of fact-b\r\n');
});

test('CSV: a figure that is only known from to has both ends, and the next step says how it passes', () => {
  const big = exampleReport.figures[answer.big?.figure ?? ''];
  if (!big) throw new Error('The example has lost a figure.');
  const spread = { ...big, value: null, range: { low: 1000, high: 2000, means: 'what we noted' } };
  const csv = reportToCsv({ ...sheet, figures: { ...sheet.figures, [big.id]: spread } });
  expect(csv).toContain('Market,,"$1,000–$2,000 a year",,');
  expect(csv).toContain('Said of do Passes if: Said of passes');
});

test('CSV: no unit stands beside an empty cell', () => {
  const one = { unit: 'points', provenance: { kind: 'measured', field: 'x' } } as const;
  const line: Report['blocks'][number] = {
    id: 'line',
    kind: 'line',
    x: ['2026', '2027'],
    series: [
      { ...one, label: 'Was', values: [7, null] },
      { ...one, label: 'Will be', values: [null, 8] },
    ],
  };
  const rows = reportToCsv({ ...exampleReport, blocks: [line] }).split('\r\n');
  expect(rows.slice(2, 4)).toEqual(['2026,7,points,,', '2027,,,8,points']);
});

test('Markdown: steps have their day too', () => {
  const sayDue = (days: number) => `by 1 May, ${days} days on`;
  const plan: Report = { ...exampleReport, blocks: [everyBlock.steps] };
  expect(toMarkdown(plan, { sayDue })).toContain('| by 1 May, 14 days on |');
});

test('Markdown: what is to be done has its day where the day of the file is known', () => {
  const sayDue = (days: number) => `by 1 May, ${days} days on`;
  expect(toMarkdown(sheet, { sayDue })).toContain('**Next, by 1 May, 14 days on:** Said of do');
});

test('Markdown: reasons and ordered lists are counted', () => {
  const [reason] = answer.reasons;
  if (!reason) throw new Error('The sample has lost its reason.');
  const list = { ...everyBlock.list, ordered: true };
  const text = toMarkdown({
    ...sheet,
    blocks: [{ ...answer, reasons: [reason, { ...reason, label: 'Price' }] }, list],
  });
  expect(text).toMatch(/^1\. \*\*Speed\.\*\* .*\n2\. \*\*Price\./mu);
  expect(text.match(/^1\. /gmu)).toHaveLength(2);
});

test('Markdown: our notes of one trade are one line, their words stand where they are said', () => {
  const { qcew } = exampleReport.sources;
  if (!qcew) throw new Error('The example has lost a source.');
  const ours = (what: string) => ({ ...qcew, publisher: 'Slipway notes', what: `dental recall: ${what}` });
  const sources = {
    ...exampleReport.sources,
    qcew: ours('charged by location'),
    more: ours('sold by phone'),
  };
  const text = toMarkdown({ ...exampleReport, sources });
  expect(text.split('## Our notes, check them')[1]).toMatch(
    /^\n\n- \\\[note\\\] Dental recall: 2 notes of ours\. Nobody has published them\.\n\n## /u,
  );
  expect(text).not.toContain('sold by phone');
});
