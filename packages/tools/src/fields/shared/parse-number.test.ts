import { describe, expect, test } from 'vitest';
import type { Field } from '../../field.ts';
import { readInput } from '../../read-input.ts';
import { currencyField } from '../../shared-fields.ts';
import { parseNumber } from './parse-number.ts';

const months = {
  name: 'months',
  kind: 'table',
  label: 'Monthly figures',
  maxRows: 12,
  columns: [
    { name: 'revenue', label: 'Revenue', kind: 'number' },
    { name: 'cash', label: 'Cash', kind: 'number' },
  ],
} as const satisfies Field;

const read = (rows: readonly object[], more: object = {}) =>
  readInput([months, currencyField], { months: rows, ...more });
const column = (...cells: readonly unknown[]) => cells.map((revenue) => ({ revenue, cash: null }));
const problem = (rows: readonly object[], more: object = {}) => {
  const result = read(rows, more);
  return result.ok ? null : result.problems.map(({ message }) => message).join(' ');
};

test.each([
  ['1,200', 1200],
  ['1,20,000', 120_000],
  ['1,234,567.5', 1_234_567.5],
  ['1.234.567', 1_234_567],
  ['1.234,56', 1234.56],
  ['49,90', 49.9],
  ['49.90', 49.9],
  ['(300)', -300],
  ['-€49,90', -49.9],
  ['49,90 €', 49.9],
  ['₹ 1,20,000', 120_000],
  ['US$1.2k', 1200],
  ['EUR 1 200,50', 1200.5],
  ['1,2k', 1200],
  ['12%', 0.12],
  ['0,125', 0.125],
])('%s alone is %d', (text, value) => {
  expect(parseNumber(text)).toBeCloseTo(value);
});

test('a percentage is the nearest number to it', () => {
  expect([parseNumber('57%'), parseNumber('0.0001%'), parseNumber('(7 %)')]).toEqual([0.57, 0.000001, -0.07]);
});

test.each(['1,2,3', '1.2.3', '12a', '$', '', '1,200.300,4', '€$5'])('%s is no number', (text) => {
  expect(parseNumber(text)).toBeNaN();
});

describe('the decimal sign of a column', () => {
  test.each([
    ['a comma shown by another cell', ['49,90', '1.200', '1.200,50'], [49.9, 1200, 1200.5]],
    ['a point shown by another cell', ['49.90', '1.200'], [49.9, 1.2]],
    ['thousands with a comma', ['1,200', '12,000'], [1200, 12_000]],
    ['several groups', ['1.200', '1.200.000'], [1200, 1_200_000]],
    ['numbers that are no text', [1.2, '1,200'], [1.2, 1200]],
  ])('%s', (_, cells, values) => {
    expect(read(column(...cells))).toMatchObject({
      ok: true,
      input: { months: values.map((revenue) => ({ revenue })) },
    });
  });

  test('is shown by another column of the table too', () => {
    expect(read([{ revenue: '1.200', cash: '49,90' }])).toMatchObject({
      ok: true,
      input: { months: [{ revenue: 1200, cash: 49.9 }] },
    });
  });

  test.each([
    ['nothing shows it', column('500', '1.200')],
    [
      'another column writes a point',
      [
        { revenue: '', cash: '49.90' },
        { revenue: '1.200', cash: '2' },
      ],
    ],
  ])('is asked for when %s', (_, rows) => {
    expect(problem(rows)).toBe('Row 2, Revenue: does 1.200 mean 1200 or 1.2? Please write 1200 or 1.2.');
  });

  test('is asked for when the rest of the table writes a comma', () => {
    expect(problem([{ revenue: '1,234', cash: '49,90' }])).toBe(
      'Row 1, Revenue: does 1,234 mean 1234 or 1.234? Please write 1234 or 1.2340.',
    );
  });

  test('is one', () => {
    expect(problem(column('49,90', '7', '49.90'))).toBe(
      'Row 3, Revenue: 49.90 has a decimal point, 49,90 a decimal comma. Please write all the same way.',
    );
  });
});

describe('two currencies in one table', () => {
  test.each([
    [
      'in one column',
      column('$5', '', '€7'),
      {},
      'Row 3, Revenue: € in a table in $. Please use one currency.',
    ],
    [
      'in two columns',
      [{ revenue: '₹500', cash: '$7' }],
      {},
      'Row 1, Cash: $ in a table in ₹. Please use one currency.',
    ],
    [
      'as a code',
      column('5 EUR', '7 USD'),
      {},
      'Row 2, Revenue: USD in a table in EUR. Please use one currency.',
    ],
    [
      'one of them chosen',
      column('5', '€7'),
      { currency: 'USD' },
      'Row 2, Revenue: € in a table in USD. Please use one currency.',
    ],
    [
      'two dollars',
      column('R$5', 'US$7'),
      {},
      'Row 2, Revenue: US$ in a table in R$. Please use one currency.',
    ],
  ])('%s is refused with the cell named', (_, rows, more, sentence) => {
    expect(problem(rows, more)).toBe(sentence);
  });

  test.each([
    ['a sign and its code', column('$5', '7 USD'), {}, undefined],
    ['a dollar of another country', column('$5'), { currency: 'CAD' }, 'CAD'],
    ['a sign without a choice', column('€5', '7'), {}, 'EUR'],
    ['a sign that several share', column('$5'), {}, undefined],
  ])('%s is one', (_, rows, more, currency) => {
    const result = read(rows, more);
    expect(result.ok ? result.input.currency : result.problems).toBe(currency);
  });
});
