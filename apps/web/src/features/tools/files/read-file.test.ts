// @vitest-environment happy-dom
import { AppError } from '@slipway/core';
import { expect, it } from 'vitest';
import { readFile } from './read-file.ts';
import { splitCells, tidy } from './split-cells.ts';

const fileOf = (text: string) => new File([text], 'months.csv', { type: 'text/csv' });
const refusalOf = async (work: () => unknown) => {
  try {
    await work();
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
  return null;
};

it('names the limit of lines, and reads none of a file beyond it', async () => {
  const many = 'a,b\n'.repeat(130_000);
  const sentence = 'This is too large. The limit is 10,000 lines.';
  expect(await refusalOf(() => readFile(fileOf(many)))).toBe(sentence);
  expect(await refusalOf(() => readFile(fileOf('a\r'.repeat(130_000))))).toBe(sentence);
  expect(await refusalOf(() => splitCells(many, ','))).toBe(sentence);
});

it('names the limit of columns: one long line would widen every other', async () => {
  const wide = `${'1,'.repeat(600_000)}1\n${'1\n'.repeat(4000)}`;
  const sentence = 'This is too large. The limit is 200 columns.';
  expect(await refusalOf(() => readFile(fileOf(wide)))).toBe(sentence);
  expect(await refusalOf(() => splitCells(wide, ','))).toBe(sentence);
});

it('reads what is just within them', async () => {
  expect(await readFile(fileOf('a,b\n'.repeat(10_000)))).toHaveLength(10_000);
  expect((await readFile(fileOf(`x${',1'.repeat(199)}`)))[0]).toHaveLength(200);
});

it('lays out any number of rows', () => {
  expect(tidy(Array.from({ length: 200_000 }, () => ['1', '2']))).toHaveLength(200_000);
});

it('reads the line of Excel that names its separator, and does not take it for a row', async () => {
  const rows = [
    ['Monat', 'Kunden'],
    ['01.2026', '5'],
  ];
  expect(await readFile(fileOf('\ufeffsep=;\r\nMonat;Kunden\r\n01.2026;5\r\n'))).toEqual(rows);
});
