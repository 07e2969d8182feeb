import type { Column } from '@slipway/tools';
import { describe, expect, it } from 'vitest';
import { splitCells } from '../files/split-cells.ts';
import { describeFit } from './describe-fit.ts';
import { findPlaces, fitSheet } from './fit-grid.ts';
import { readSheet, withoutTitles } from './read-sheet.ts';

const columns: readonly Column[] = [
  { name: 'month', label: 'Month', kind: 'month' },
  { name: 'newMrr', label: 'New MRR', kind: 'number', unit: 'money/month', aliases: ['new'] },
  { name: 'cogs', label: 'COGS', kind: 'number', aliases: ['cost of goods sold'] },
];
const field = { columns, maxRows: 3 };

function fit(text: string, from = 0) {
  const sheet = readSheet(withoutTitles(splitCells(text), columns), columns);
  return fitSheet(sheet, field, findPlaces(sheet, columns.slice(sheet.headings === null ? from : 0)));
}

describe('a pasted table', () => {
  it('goes by its headings, in whatever order and spelling', () => {
    const fitted = fit('Cost of Goods Sold\tNotes\tMonth\tnew_mrr (USD)\n1,200\thello\tOct 2026\t$4,000\n');
    expect(fitted.rows).toEqual([{ cogs: '1,200', month: '2026-10', newMrr: '$4,000' }]);
    expect(describeFit(fitted, field)).toEqual(['1 row taken.', 'There is no place here for Notes.']);
  });

  it('goes by order from the cell it was put into when it has no headings', () => {
    expect(fit('2026-10\t5\t6').rows).toEqual([{ month: '2026-10', newMrr: '5', cogs: '6' }]);
    expect(fit('5\t6\n7\t8', 1).rows).toEqual([
      { newMrr: '5', cogs: '6' },
      { newMrr: '7', cogs: '8' },
    ]);
  });

  it('is turned when its months stand along the top', () => {
    const fitted = fit('\tSep 2026\tOct 2026\nNew MRR\t1\t2\nCOGS\t3\t4\nOther\t5\t6');
    expect(fitted.rows).toEqual([
      { month: '2026-09', newMrr: '1', cogs: '3' },
      { month: '2026-10', newMrr: '2', cogs: '4' },
    ]);
    expect(describeFit(fitted, field).join(' ')).toBe('2 rows taken. There is no place here for Other.');
  });

  it.each([
    ['Month\tSep 2026\tOct 2026\nNew MRR\t1\t2', 'a word in the corner'],
    ['\tSep 2026\tOct 2026\nNew\t1\t2', 'an empty corner'],
  ])('is turned when one row of numbers stands under its months: %#', (text) => {
    expect(fit(text).rows).toEqual([
      { month: '2026-09', newMrr: '1' },
      { month: '2026-10', newMrr: '2' },
    ]);
  });

  it('is not turned when months stand along both sides: that is a triangle', () => {
    const sheet = readSheet(splitCells('\tSep 2026\tOct 2026\nSep 2026\t9\t8\nOct 2026\t\t7'), columns);
    expect(sheet.rows.map(([first]) => first)).toEqual(expect.arrayContaining(['Sep 2026', 'Oct 2026']));
  });

  it('leaves out titles over its headings and totals under its rows, and names the totals', () => {
    const fitted = fit('Acme Inc\t\n# Day index\t\n\t\nMonth\tNew MRR\n2026-09\t1\n2026-10\t2\nTotal\t3');
    expect(fitted.rows).toEqual([
      { month: '2026-09', newMrr: '1' },
      { month: '2026-10', newMrr: '2' },
    ]);
    expect(describeFit(fitted, field)).toContain('“Total” was left out: it sums up the rows above.');
    // A month without a number is no title.
    expect(fit('2026-09\t\n2026-10\t2').rows).toHaveLength(2);
    expect(fit('Month\t\n2026-10\t2').rows).toEqual([{ month: '2026-10' }]);
  });

  it('a table of words has no titles: its first row may have one cell', () => {
    const words: readonly Column[] = [
      { name: 'who', label: 'Rival', kind: 'text' },
      { name: 'price', label: 'Price', kind: 'number' },
    ];
    expect(withoutTitles(splitCells('Square\t\nToast\t69'), words)).toHaveLength(2);
  });

  it('takes no numbers that name people', () => {
    const one = columns.slice(0, 2);
    const sheet = readSheet(splitCells('user_id\tsigned up\tplan\n7\t2026-10\tfree'), one);
    expect(findPlaces(sheet, one)).toEqual([null, 'month', null]);
  });

  it('leaves signs for "nothing" empty and says which columns stay empty', () => {
    const fitted = fit('month\tnew\n2026-10\tn/a\n2026-11\t—');
    expect(fitted.rows).toEqual([
      { month: '2026-10', newMrr: '' },
      { month: '2026-11', newMrr: '' },
    ]);
    expect(describeFit(fitted, field).at(-1)).toBe(
      'Nothing was found for COGS: it stays empty, which is not the same as 0.',
    );
  });

  it.each([
    ['oldest first', ['01', '02', '03', '04'], ['2026-02', '2026-03', '2026-04'], 'start'],
    ['newest first', ['04', '03', '02', '01'], ['2026-04', '2026-03', '2026-02'], 'end'],
  ])('takes the newest rows of too many, %s, and says so', (_, given, kept, side) => {
    const fitted = fit(['month\tnew\tcogs', ...given.map((month) => `2026-${month}\t1\t1`)].join('\n'));
    expect(fitted.rows.map(({ month }) => month)).toEqual(kept);
    expect(describeFit(fitted, field)).toContain(
      `The table takes 3 rows: 1 row at the ${side} was left out.`,
    );
  });

  it('refuses two currencies in its headings', () => {
    expect(() => fit('month\tNew MRR (€)\tCOGS ($)\n2026-01\t5\t6')).toThrow(
      'COGS ($): $ in a table in €. Please use one currency.',
    );
    expect(fit('month\tNew MRR ($)\tCOGS (USD)\n2026-01\t5\t6').rows).toHaveLength(1);
  });

  it('keeps the currency of a heading with the numbers under it', () => {
    const { rows } = fit('month\tNew MRR (€)\tCOGS\n2026-01\t4.347,12\t6\n2026-02\t(5)\t\n2026-03\t€7\tn/a');
    expect(rows.map(({ newMrr }) => newMrr)).toEqual(['€ 4.347,12', '€ (5)', '€7']);
    expect(rows[0]?.cogs).toBe('6');
  });

  it('asks for places when no heading is known', () => {
    const fitted = fit('Alpha\tBeta\nx\ty');
    expect(fitted.places).toEqual([null, null]);
    expect(describeFit(fitted, field)).toHaveLength(1);
  });

  it('tells day from month by the part that stands still', () => {
    const months = (text: string) => fit(`month\tnew\n${text}`).rows.map((row) => row.month);
    expect(months('01/09/2026\t1\n01/10/2026\t2')).toEqual(['2026-09', '2026-10']);
    expect(months('9/1/2026\t1\n10/1/2026\t2')).toEqual(['2026-09', '2026-10']);
    expect(months('31/08/2026\t1\n30/09/2026\t2')).toEqual(['2026-08', '2026-09']);
    expect(months('03/04/2026\t1\n04/05/2026\t2')).toEqual(['03/04/2026', '04/05/2026']);
  });
});

it('reads cells as spreadsheets copy them', () => {
  expect(splitCells('a\t"b\nc"\t"say ""hi"""\r\n\t\t\r\n')).toEqual([['a', 'b\nc', 'say "hi"']]);
  expect(splitCells('\n\n')).toEqual([]);
  expect(splitCells('1\t2\n3')).toEqual([
    ['1', '2'],
    ['3', ''],
  ]);
});
