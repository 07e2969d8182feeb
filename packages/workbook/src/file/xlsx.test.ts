import fc from 'fast-check';
import { strFromU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { noteAssumption, readNote } from './note-assumption.ts';
import { readXlsx } from './read-xlsx.ts';
import { type Cell, columnLetters, columnNumber, sheetNames } from './workbook.ts';
import { writeXlsx } from './write-xlsx.ts';

const write = (rows: readonly (readonly (Cell | null)[])[]) =>
  writeXlsx({ sheets: [{ name: 'One', widths: [10], rows }], names: { first: 'One!$A$1' } });
const cellsOf = (bytes: Uint8Array) => readXlsx(bytes)?.sheets.get('One');

test('any text and any number come back as they went', () => {
  const text = fc.string({ unit: 'binary', maxLength: 60 }).map((one) =>
    // What XML cannot hold is left out.
    one.toWellFormed().replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''),
  );
  const row = fc.tuple(text, fc.double({ noNaN: true, noDefaultInfinity: true }));
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 40 }), (rows) => {
      const cells = cellsOf(write(rows.map(([held, number]) => [{ text: held }, { number }])));
      const back = rows.map((_, at) => [
        cells?.get(`A${at + 1}`)?.value ?? '',
        cells?.get(`B${at + 1}`)?.value,
      ]);
      expect(back).toEqual(rows.map(([held, number]) => [held, number === 0 ? 0 : number]));
    }),
    { numRuns: 10 },
  );
});

test('a number keeps off the words of the next column', () => {
  const files = unzipSync(write([[{ number: 8, format: '0.0' }, { text: 'months' }]]));
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] as Uint8Array);
  const styles = strFromU8(files['xl/styles.xml'] as Uint8Array);
  const cells = styles.slice(styles.indexOf('<cellXfs')).match(/<xf .*?<\/xf>/gu) ?? [];
  const styleOf = (cell: string) => cells[Number(new RegExp(`r="${cell}" s="(\\d+)"`, 'u').exec(sheet)?.[1])];
  expect(styleOf('A1')).toContain('horizontal="right" indent="1"');
  expect(styleOf('B1')).not.toContain('horizontal');
});

test.each(['=1+1', '+1+1', '-1+cmd', '@SUM(A1)', '\t=1+1', '＝1+1', '=HYPERLINK("https://example.com")'])(
  '%j stays a text that no program runs',
  (text) => {
    const sheet = strFromU8(unzipSync(write([[{ text }]]))['xl/worksheets/sheet1.xml'] as Uint8Array);
    expect(sheet).not.toContain('<f>');
    const style = Number(/<c r="A1" s="(\d+)" t="inlineStr">/u.exec(sheet)?.[1]);
    const styles = strFromU8(unzipSync(write([[{ text }]]))['xl/styles.xml'] as Uint8Array);
    const marked = styles.slice(styles.indexOf('<cellXfs')).match(/<xf [^>]*>/gu)?.[style];
    expect(marked).toContain('quotePrefix="1"');
  },
);

test('a hidden column is in the file and not in sight', () => {
  const rows = [[{ text: 'seen' }, { text: 'kept' }]];
  const bytes = writeXlsx({ sheets: [{ name: 'One', widths: [10, 10], hidden: [1], rows }], names: {} });
  const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] as Uint8Array);
  expect(sheet.match(/<col [^>]*>/gu)?.map((one) => one.includes('hidden'))).toEqual([false, true]);
  expect(cellsOf(bytes)?.get('B1')?.value).toBe('kept');
});

test('a formula keeps its text and the value it shows', () => {
  const cells = cellsOf(write([[{ number: 2 }, { formula: 'IF(A1<3,"a & b",A1)', shown: 'a & b' }]]));
  expect(cells?.get('B1')).toEqual({ value: 'a & b', formula: 'IF(A1<3,"a & b",A1)' });
});

test('what is no spreadsheet is none, and a document type is not read', () => {
  const files = unzipSync(write([[{ number: 1 }]]));
  const bomb = new TextEncoder().encode('<!DOCTYPE x [<!ENTITY a "aaaa">]><workbook/>');
  expect(readXlsx(new Uint8Array([80, 75, 3, 4]))).toBeNull();
  expect(readXlsx(zipSync({ 'a.txt': new Uint8Array([1]) }))).toBeNull();
  expect(readXlsx(zipSync({ ...files, 'xl/workbook.xml': bomb }))).toBeNull();
});

test('names of sheets are short, allowed and different', () => {
  const names = sheetNames([
    'A/B: [x]',
    'a b x',
    `${'long '.repeat(10)}`,
    `${'long '.repeat(10)}`,
    '',
    "'q'",
  ]);
  expect(names).toEqual([
    'A B x',
    'a b x 2',
    'long long long long long long l',
    expect.any(String),
    'Sheet',
    'q',
  ]);
  expect(names.every((name) => name.length > 0 && name.length <= 31)).toBe(true);
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
});

test('columns are counted as spreadsheets do', () => {
  for (const [at, letters] of [
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [701, 'ZZ'],
    [702, 'AAA'],
  ] as const) {
    expect(columnLetters(at)).toBe(letters);
    expect(columnNumber(letters)).toBe(at);
  }
});

test('what may be set is read back from the file', () => {
  const number = { id: 'growth', control: { type: 'number', min: -0.5, max: 1 } } as const;
  const options = [
    { value: 'a-1', label: 'One = 1' },
    { value: 'b', label: 'Two' },
  ];
  const choice = { id: 'axis-up', control: { type: 'choice', options } } as const;
  expect(readNote(noteAssumption(number))).toEqual(number);
  expect(readNote(noteAssumption(choice))).toEqual(choice);
  expect(readNote('growth')).toBeNull();
});
