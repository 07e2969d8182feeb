import { describe, expect, test } from 'vitest';
import { readField, readInput } from '../../read-input.ts';
import { currencyField } from '../../shared-fields.ts';
import type { SeriesField } from './field.ts';
import { kind } from './kind.ts';
import { testing } from './testing.ts';

const { field } = testing;
const rows = (text: string) =>
  text.split('\n').map((line) => {
    const [at = '', value = ''] = line.split('|').map((part) => part.trim());
    return { at, value };
  });
const read = (text: string, more: Partial<SeriesField> = {}) => readField({ ...field, ...more }, rows(text));
const months = (values: (number | null)[], from = '2026-01') => ({ step: 'month', from, values });

describe('read right', () => {
  test.each([
    ['months', '2026-01 | 5\n2026-02 | 6\n2026-03 | 7', months([5, 6, 7])],
    ['months by name', 'Jan 2026|5\nFeb 2026|6\nMar 2026|7', months([5, 6, 7])],
    ['the newest first', '2026-03|7\n2026-02|6\n2026-01|5', months([5, 6, 7])],
    ['no order at all', '2026-02|6\n2026-03|7\n2026-01|5', months([5, 6, 7])],
    ['a gap, which is not 0', '2026-01|5\n2026-03|7\n2026-04|8', months([5, null, 7, 8])],
    ['an empty cell', '2026-01|5\n2026-02|\n2026-03|7\n2026-04|8', months([5, null, 7, 8])],
    ['empty rows', '2026-01|5\n|\n2026-02|6\n|\n2026-03|7', months([5, 6, 7])],
    ['the same number twice', '2026-01|5\n2026-01|5\n2026-02|6\n2026-03|7', months([5, 6, 7])],
    ['the first of each month', '01/01/2026|5\n01/02/2026|6\n01/03/2026|7', months([5, 6, 7])],
    ['the same, month first', '1/1/2026|5\n2/1/2026|6\n3/1/2026|7', months([5, 6, 7])],
    ['the last of each month', '2026-01-31|5\n2026-02-28|6\n2026-03-31|7', months([5, 6, 7])],
    ['months of an Excel export', '46023|5\n46054|6\n46082|7', months([5, 6, 7])],
    ['negative numbers', '2026-01|-5\n2026-02|(6)\n2026-03|−7'.replace('−', '-'), months([-5, -6, -7])],
    ['decimal commas', '2026-01|1.200,50\n2026-02|49,90\n2026-03|1.300', months([1200.5, 49.9, 1300])],
    ['one currency', '2026-01|€5\n2026-02|6 €\n2026-03|EUR 7', months([5, 6, 7])],
  ])('%s', (_what, text, value) => {
    expect(read(text)).toEqual(value);
  });

  test('days and weeks', () => {
    expect(read('2026-01-30|1\n2026-02-02|4\n2026-02-01|3')).toEqual({
      step: 'day',
      from: '2026-01-30',
      values: [1, null, 3, 4],
    });
    expect(read('5 Jan 2026|1\n12 Jan 2026|2\n26 Jan 2026|4')).toEqual({
      step: 'week',
      from: '2026-01-05',
      values: [1, 2, null, 4],
    });
    expect(read('2025-W52|1\n2026-W01|2\n2026-W02|3')).toEqual({
      step: 'week',
      from: '2025-12-22',
      values: [1, 2, 3],
    });
  });

  test('a sign in the numbers names the currency', () => {
    const raw = { sales: rows('2026-01|€5\n2026-02|6\n2026-03|7') };
    expect(readInput([field, currencyField], raw)).toMatchObject({ ok: true, input: { currency: 'EUR' } });
  });

  test('a share is typed in percent', () => {
    const churn: SeriesField = { ...field, unit: 'share/month' };
    const answer = rows('2026-01|5\n2026-02|6%\n2026-03|7');
    expect(readField(churn, kind.raw(churn, answer))).toEqual(months([0.05, 0.06, 0.07]));
  });

  test('a stored one with open ends is cut to its numbers', () => {
    expect(readField(field, months([null, 5, 6, 7, null]))).toEqual(months([5, 6, 7], '2026-02'));
  });
});

describe('refused with one sentence', () => {
  test.each([
    [
      '2026-01|5\nsoon|6',
      'Sales by month, row 2: “soon” is no date we can read. Write 2026-10-05, or 2026-10 for a month.',
    ],
    ['2026-01|5\n|\n|6', 'Sales by month, row 3: the date is missing.'],
    ['2026-01|5\n2026-02|many', 'Sales by month, row 2, Sales must be a number.'],
    ['2026-01|€5\n2026-02|$6', 'Row 2, Sales: $ in a table in €. Please use one currency.'],
    [
      '2026-01|5\n2026-01|6\n2026-02|7\n2026-03|8',
      'Sales by month: January 2026 is there twice, in rows 1 and 2, with different numbers.',
    ],
    [
      '2026-01|5\n2026-02-01|6',
      'Sales by month, row 2: a day, but row 1 has a month. Please write all the same way.',
    ],
    [
      '03/04/2026|5\n05/06/2026|6',
      'Sales by month, row 1: does 03/04/2026 mean 3 April or 4 March? Please write 2026-04-03 or 2026-03-04.',
    ],
    ['2024|5\n2025|6\n2026|7', 'Sales by month, row 1: 2024 is a year. Please give days, weeks or months.'],
    ['Q1 2026|5', 'Sales by month, row 1: “Q1 2026” is a quarter. Please give days, weeks or months.'],
    ['2026-01|5\n2026-02|6', 'Sales by month: please give at least 3 months with a number.'],
    [
      '1950-01|5\n2026-02|6\n2150-01|7',
      'Sales by month goes from 1 January 1950 to 1 January 2150, more than 1,500 months. Please check both dates.',
    ],
    [
      '2026-01|1.200\n2026-02|5\n2026-03|6',
      'Row 1, Sales: does 1.200 mean 1200 or 1.2? Please write 1200 or 1.2.',
    ],
  ])('%s', (text, problem) => {
    expect(read(text)).toEqual({ problem });
  });

  test('what this field does not take', () => {
    const text = '2026-01-01|-1\n2026-01-02|2\n2026-01-03|3';
    expect(read(text, { min: 0 })).toEqual({ problem: 'Sales by month, row 1, Sales must be at least 0.' });
    expect(read(text, { steps: ['week', 'month'] })).toEqual({
      problem: 'Sales by month: these are days. Please give weeks or months.',
    });
  });

  test('too many rows, before they are read', () => {
    const many = Array.from({ length: 50_000 }, () => ({ at: '2026-01', value: 1 }));
    expect(readField(field, many)).toEqual({ problem: 'Sales by month can have at most 1,500 rows.' });
    expect(readField(field, months(Array.from({ length: 1501 }, () => 1)))).toEqual({
      problem: 'Sales by month can have at most 1,500 months.',
    });
  });
});

test('it is said by its length and beginning', () => {
  expect(kind.say(field, rows('2026-01|5\n2026-02|6\n2026-03|7'))).toBe('3 months from January 2026');
  expect(kind.say(field, rows('x|5'))).toBe('1 row');
});
