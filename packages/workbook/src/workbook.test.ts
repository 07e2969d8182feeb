import type { Figure } from '@slipway/core';
import { plus, times } from '@slipway/core';
import type { Report } from '@slipway/report';
import type { AnyEngine, Field } from '@slipway/tools';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { formulaOverCells } from './build/cell-formula.ts';
import { judgeFigures } from './build/judge-figures.ts';
import { layInput } from './build/lay-input.ts';
import { openWorkbook } from './import/open-workbook.ts';
import { makeProject, makeWorkbook, readXlsx, type WorkbookSource, writeXlsx } from './index.ts';

const fields: readonly Field[] = [
  { name: 'price', kind: 'number', label: 'Price', unit: 'money/month', min: 0, max: 1e6 },
  {
    name: 'months',
    kind: 'table',
    label: 'Months',
    maxRows: 12,
    columns: [
      { name: 'month', label: 'Month', kind: 'month' },
      { name: 'sold', label: 'Sold', kind: 'number', unit: 'count', min: 0 },
    ],
  },
  { name: 'note', kind: 'text', label: 'Note', maxLength: 80 },
];
const engine = {
  meta: { id: 'shop', name: 'Shop' },
  fields,
} as unknown as AnyEngine;

const figure = (id: string, value: number, provenance: Figure['provenance']): Figure => ({
  id,
  label: id,
  value,
  unit: 'count',
  provenance,
});
const figures: Record<string, Figure> = {
  price: {
    ...figure('price', 5, { kind: 'measured', field: 'price' }),
    unit: 'money/month',
    currency: 'USD',
  },
  sold: figure('sold', 30, { kind: 'measured', field: 'months[2026-01..2026-02].sold' }),
  rate: figure('rate', 2, { kind: 'assumed', why: 'Our rule.', assumption: 'rate' }),
  wrong: figure('wrong', 31, { kind: 'measured', field: 'months' }),
  twice: figure('twice', 60, { kind: 'derived', formula: times('sold', 'rate'), inputs: ['sold', 'rate'] }),
  drawn: figure('drawn', 7, { kind: 'derived', formula: 'simulated', inputs: ['sold'] }),
  after: figure('after', 67, {
    kind: 'derived',
    formula: plus('twice', 'drawn'),
    inputs: ['twice', 'drawn'],
  }),
};
const report: Report = {
  toolId: 'shop',
  title: 'Shop',
  figures,
  sources: {},
  blocks: [
    {
      id: 'assumptions',
      kind: 'assumptions',
      rows: [
        {
          id: 'rate',
          label: 'Rate',
          figure: 'rate',
          control: { type: 'number', min: 1, max: 10, step: 1 },
          isOwn: false,
          why: { id: 'why', text: 'Our rule.', evidence: [] },
        },
      ],
    },
  ],
};
const cells = {
  figures: { sold: plus('months[0].sold', 'months[1].sold'), wrong: plus('months[0].sold') },
};
const source: WorkbookSource = {
  engine,
  input: {
    price: 5,
    months: [
      { month: '2026-01', sold: 10 },
      { month: '2026-02', sold: 20 },
    ],
    note: '=cmd()',
  },
  basis: null,
  report,
  cells,
  made: { date: '2026-11-17', engine: 'slipway 1', model: null },
};
const bytes = writeXlsx(makeWorkbook(source));

test('a formula is taken only where it gives the engine’s figure, and what follows from a computed one says so', () => {
  const judged = judgeFigures(source, layInput(source));
  expect(Object.fromEntries([...judged].map(([id, one]) => [id, one.kind]))).toEqual({
    price: 'cell',
    sold: 'cell',
    rate: 'cell',
    wrong: 'computed',
    twice: 'formula',
    drawn: 'computed',
    after: 'formula',
  });
  expect(judged.get('twice')).toMatchObject({ isLive: true });
  expect(judged.get('after')).toMatchObject({ isLive: false });
});

test('sums are ranges, and a cell without a number makes no smaller sum', () => {
  const addresses = new Map([
    ['a', 'Months!B6'],
    ['b', 'Months!B7'],
    ['c', 'Months!D9'],
  ]);
  expect(formulaOverCells(plus('a', 'b'), addresses)).toBe(
    'IF(COUNT(Months!B6:B7)<2,"n/a",SUM(Months!B6:B7))',
  );
  expect(formulaOverCells({ op: 'mean', of: ['a', 'b'] }, addresses)).toContain('AVERAGE(Months!B6:B7)');
  expect(formulaOverCells(plus('a', 'c'), addresses)).toBe(
    'IF(COUNT(Months!B6,Months!D9)<2,"n/a",IFERROR(Months!B6+Months!D9,"n/a"))',
  );
  expect(formulaOverCells(plus('a', 'none'), addresses)).toBeNull();
});

test('the first sheet has the cells to change, each with a name', () => {
  const book = readXlsx(bytes);
  expect([...(book?.sheets.keys() ?? [])]).toEqual(['Assumptions', 'Months', 'Figures', 'How it was made']);
  const at = (name: string) => book?.sheets.get('Assumptions')?.get(book.names.get(name)?.at ?? '');
  expect(at('input_price')?.value).toBe(5);
  expect(at('assume_rate')?.value).toBe(2);
  expect(at('input_note')?.value).toBe('=cmd()');
});

const changed = (change: (xml: string) => string): Uint8Array => {
  const files = unzipSync(bytes);
  for (const [path, content] of Object.entries(files))
    if (path.startsWith('xl/worksheets/')) files[path] = strToU8(change(strFromU8(content)));
  return zipSync(files);
};

test('what was left alone comes back as it was, without an assumption of its own', () => {
  expect(openWorkbook(bytes, engine)).toEqual({
    input: source.input,
    assumptions: {},
    problems: [],
    cells: 6,
  });
});

test('changed cells are read, and those that do not fit are named and left out', () => {
  const edited = changed((xml) =>
    xml
      .replace(/(<c r="B\d+" s="\d+">)<v>2<\/v>/u, '$1<v>4</v>')
      .replace('<v>20</v>', '<v>-3</v>')
      .replace(/<c r="(B\d+)" s="(\d+)"><v>5<\/v><\/c>/u, '<c r="$1" s="$2" t="e"><v>#REF!</v></c>'),
  );
  const opened = openWorkbook(edited, engine);
  if ('refused' in opened) throw new Error(opened.refused);
  expect(opened.assumptions).toEqual({ rate: 4 });
  expect(opened.input).toEqual({
    note: '=cmd()',
    months: [{ month: '2026-01', sold: 10 }, { month: '2026-02' }],
  });
  expect(opened.problems).toEqual([
    { at: expect.stringMatching(/^Assumptions!B\d+$/u), message: 'This cell shows the error #REF!.' },
    { at: 'Months!B7', message: expect.stringContaining('Sold') },
  ]);
});

test('an assumption beyond its limits is named, and another tool’s file is refused', () => {
  const edited = changed((xml) => xml.replace(/(<c r="B\d+" s="\d+">)<v>2<\/v>/u, '$1<v>40</v>'));
  expect(openWorkbook(edited, engine)).toMatchObject({
    assumptions: {},
    problems: [{ message: 'Please write a number from 1 to 10.' }],
  });
  const other = { ...engine, meta: { ...engine.meta, id: 'other' } };
  expect(openWorkbook(bytes, other)).toEqual({ refused: 'This spreadsheet belongs to another tool (shop).' });
});

test('a project’s sheet keeps what only we read out of sight, and it comes back', () => {
  const facts = [{ label: 'Churn', value: 0.0842, said: '8.4% a month', from: 'counted', at: '2026-11-19' }];
  const workbook = makeProject({ title: 'Shop', about: [], facts, results: [source] });
  const [first, joined] = workbook.sheets;
  expect(first?.rows.at(-1)?.at(-1)).toEqual({ number: 0.0842, format: '0.0000' });
  const { hidden = [], widths = [], rows = [] } = joined ?? {};
  expect(hidden).toEqual([widths.length - 1]);
  const seen = rows.flatMap((row) => row.filter((_, at) => !hidden.includes(at)));
  expect(JSON.stringify(seen)).not.toContain('For Slipway');
  expect(JSON.stringify(seen)).not.toContain('rate|');
  expect(JSON.stringify(rows)).toContain('rate|');
  const edited = unzipSync(writeXlsx(workbook));
  const path = 'xl/worksheets/sheet2.xml';
  edited[path] = strToU8(
    strFromU8(edited[path] ?? new Uint8Array()).replace(/(<c r="B\d+" s="\d+">)<v>2<\/v>/u, '$1<v>4</v>'),
  );
  expect(openWorkbook(zipSync(edited), engine)).toMatchObject({ assumptions: { rate: 4 } });
});
