import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import * as f from './build.ts';
import { cell, noValue } from './cell.ts';
import { findUnitFault } from './check-units.ts';
import { evaluate } from './evaluate.ts';
import { type Expression, listFigures } from './expression.ts';
import type { KnownFigures } from './known-figure.ts';
import { anyExpression } from './testing/any-expression.ts';
import { calculate } from './testing/spreadsheet.ts';
import { withNumbers, words } from './words.ts';

const usd = { currency: 'USD' } as const;
const figures: KnownFigures = {
  price: { value: 49, unit: 'money/month', ...usd },
  offices: { value: 940, unit: 'count' },
  cash: { value: 1000, unit: 'money', ...usd },
  euros: { value: 1000, unit: 'money', currency: 'EUR' },
  churn: { value: 0.04, unit: 'share/month' },
  margin: { value: 64, unit: 'money/month', ...usd },
  cap: { value: 36, unit: 'months' },
  big: { value: 11_200, unit: 'count' },
  none: { value: 0, unit: 'count' },
  blank: { value: null, unit: 'count', status: 'missing', reason: 'Add customers to see this.' },
  few: { value: 3, unit: 'count', status: 'low_data', reason: 'Three customers.' },
};
const market = f.times('price', f.monthsPerYear, 'offices');
const left = f.minus(1, 'churn');
const capped = f.times('margin', f.over(f.minus(1, f.power(left, 'cap')), 'churn'));

describe('evaluate', () => {
  it.each<[string, Expression, number]>([
    ['a product', market, 49 * 12 * 940],
    ['margin over churn', f.over('margin', 'churn'), 1600],
    ['a capped lifetime', capped, 1231.96903],
    ['a mean', f.listed('mean', 'all', ['offices', 'few']), 471.5],
    ['the smaller', f.least('offices', 'few'), 3],
    ['a condition', f.when('offices', '>', 'few', { yes: 'price', no: 'margin' }), 49],
    ['a sum of one', f.plus('offices'), 940],
    ['rounded up', f.roundUp(f.times(0.07, 100)), 7],
    ['rounded up from zero', f.roundUp(-1.2), -2],
    ['rounded down', f.roundDown(1.29, 1), 1.2],
    ['a half', f.roundTo(2, 1.005), 1.01],
    ['two digits', f.significant(2, market), 550_000],
    ['two digits, enough', f.significantUp(2, 'big'), 12_000],
    ['two digits, at most', f.significantDown(2, 'big'), 11_000],
    ['two digits, enough already', f.significantUp(2, f.times(0.07, 100)), 7],
    ['two digits of nothing', f.significant(2, f.plus('none')), 0],
    ['ln near 1', f.ln(f.minus(1, f.constant(1e-12, 'share'))), -1e-12],
    ['a size without its sign', f.absolute(f.minus('few', 'offices')), 937],
    ['no minus zero', f.times('none', -1), 0],
  ])('%s', (_, expression, value) => {
    expect(evaluate(expression, figures).value).toBeCloseTo(value, 4);
    expect(Object.is(evaluate(expression, figures).value, -0)).toBe(false);
  });

  it.each<[string, Expression, string, string]>([
    ['a division by zero', f.over('offices', 'none'), 'undefined', 'divided by zero'],
    ['a blank', f.plus('offices', 'blank'), 'missing', 'Add customers to see this.'],
    ['a root of less than nothing', f.power(f.minus('few', 'offices'), 0.5), 'undefined', 'Not defined'],
    ['no logarithm', f.ln(f.minus(1, 'offices')), 'undefined', 'Not defined'],
    ['nothing to the power of nothing', f.power('none', 'none'), 'undefined', 'Not defined'],
    ['too large', f.power('offices', 200), 'not_meaningful', 'Too large'],
    ['units that do not fit', f.plus('price', 'cash'), 'invalid', 'cannot be added'],
    ['an unknown figure', f.plus('toString'), 'invalid', 'does not exist'],
  ])('%s has no value and says why', (_, expression, status, reason) => {
    expect(evaluate(expression, figures)).toEqual({
      value: null,
      status,
      reason: expect.stringContaining(reason),
    });
  });

  it('passes on that there is little data', () => {
    expect(evaluate(f.plus('offices', 'few'), figures)).toEqual({
      value: 943,
      status: 'low_data',
      reason: 'Three customers.',
    });
  });

  it('is plain JSON and names its inputs once', () => {
    const again: Expression = JSON.parse(JSON.stringify(capped));
    expect(evaluate(again, figures)).toEqual(evaluate(capped, figures));
    expect(listFigures(capped)).toEqual(['margin', 'churn', 'cap']);
  });
});

describe('units', () => {
  it.each<[string, Expression, Parameters<typeof findUnitFault>[2]]>([
    ['money a month for a year', market, { unit: 'money/year', ...usd }],
    ['cash over burn', f.over('cash', 'price'), { unit: 'months' }],
    ['a lifetime', f.over(1, 'churn'), { unit: 'months' }],
    ['lifetime value', capped, { unit: 'money', ...usd }],
    ['churn of a year', f.readAs('share/year', f.minus(1, f.power(left, 12))), { unit: 'share/year' }],
    ['zero of any unit', f.greatest(0, f.minus('cash', 'cash')), { unit: 'money', ...usd }],
    ['a square', f.times(f.power('churn', 2), 'cap', 'cap'), { unit: 'ratio' }],
  ])('%s is allowed', (_, expression, wanted) => {
    expect(findUnitFault(expression, figures, wanted)).toBeNull();
  });

  it.each<[string, Expression, Parameters<typeof findUnitFault>[2], string]>([
    ['month and year', f.plus('price', market), { unit: 'money/year', ...usd }, 'USD/month and USD/year'],
    ['without months', f.times('price', 12, 'offices'), { unit: 'money/year', ...usd }, 'gives USD/month'],
    ['two currencies', f.plus('cash', 'euros'), { unit: 'money', ...usd }, 'USD and EUR'],
    ['two currencies in a ratio', f.over('cash', 'euros'), { unit: 'ratio' }, 'USD and EUR'],
    ['another currency', f.plus('cash'), { unit: 'money', currency: 'EUR' }, 'gives USD'],
    [
      'customers and percent',
      f.plus('offices', f.constant(0.1, 'share')),
      { unit: 'count' },
      'count and share',
    ],
    ['money as an exponent', f.power(2, 'cash'), { unit: 'ratio' }, 'exponent'],
    ['a root of money', f.power('cash', 0.5), { unit: 'money', ...usd }, 'whole number'],
    ['ln of money', f.ln('cash'), { unit: 'ratio' }, 'logarithm'],
    ['a test', f.when('cash', '>', 'cap', { yes: 1, no: 2 }), { unit: 'ratio' }, 'compared'],
    ['branches', f.when(1, '>', 0, { yes: 'cash', no: 'cap' }), { unit: 'money', ...usd }, 'each other'],
    ['1 − customers a month', f.minus(1, f.constant(2, 'count/month')), { unit: 'ratio' }, 'subtracted'],
  ])('%s is refused', (_, expression, wanted, fault) => {
    expect(findUnitFault(expression, figures, wanted)).toContain(fault);
  });
});

describe('words', () => {
  const labels = {
    price: 'Price',
    offices: 'Dental offices',
    churn: 'Monthly churn',
    mrr: 'MRR at month end',
  };
  it.each<[Expression, string]>([
    [market, 'price × 12 × dental offices'],
    [f.over(f.minus('mrr', 'price'), 'mrr'), '(MRR at month end − price) ÷ MRR at month end'],
    [f.minus('mrr', 'price', 'churn'), 'MRR at month end − price − monthly churn'],
    [f.minus('mrr', f.plus('price', 'churn')), 'MRR at month end − (price + monthly churn)'],
    [f.over('mrr', f.times('price', 12)), 'MRR at month end ÷ (price × 12)'],
    [f.minus(1, f.power(f.minus(1, 'churn'), 12)), '1 − (1 − monthly churn)^12'],
    [f.over(f.figure('price', 'rent'), 'offices'), 'rent ÷ dental offices'],
    [f.roundUp(f.over('mrr', 'price')), 'MRR at month end ÷ price, rounded up'],
    [f.significant(2, market), 'price × 12 × dental offices, rounded to 2 digits'],
    [f.significantUp(2, market), 'price × 12 × dental offices, rounded up to 2 digits'],
    [f.significant(2, f.roundTo(0, 'mrr')), 'MRR at month end, rounded, rounded to 2 digits'],
    [f.over(f.listed('plus', 'all costs', ['mrr', 'price']), 3), '(sum of all costs) ÷ 3'],
    [f.least('mrr', 'price'), 'the smaller of MRR at month end and price'],
    [f.greatest('mrr', 'price', 0), 'the largest of MRR at month end, price and 0'],
    [f.greatest(0, f.least(100, f.times('churn', 100))), 'monthly churn × 100, kept between 0 and 100'],
    [f.least(9, f.greatest(f.minus('mrr', 'price'), -1)), 'MRR at month end − price, kept between −1 and 9'],
    [f.when('mrr', '>', 0, { yes: 'price', no: 0 }), 'price if MRR at month end is above 0, otherwise 0'],
    [f.over(f.ln(2), f.ln(f.plus(1, 'churn'))), 'ln(2) ÷ ln(1 + monthly churn)'],
    [f.times('price', -2), 'price × (−2)'],
    [
      f.over('price', f.minus(1, f.called('r', f.minus(1, 'churn')))),
      'price ÷ (1 − r); r = 1 − monthly churn',
    ],
    [
      f.plus(f.called('r', f.over(f.called('d', f.plus('price')), 12)), f.called('d', f.plus('price'))),
      'r + d; r = d ÷ 12; d = price',
    ],
  ])('%j', (expression, text) => {
    expect(words(expression, labels)).toBe(text);
  });

  it('puts the numbers in', () => {
    const shown = (id: string) => ({ price: '$49', offices: '940' })[id] ?? id;
    expect(withNumbers(market, shown)).toBe('$49 × 12 × 940');
    expect(withNumbers(f.plus(f.figure('price', 'rent'), f.called('r', 'offices')), shown)).toBe('$49 + 940');
    const long = f.listed('plus', 'all months', ['a', 'b', 'c', 'd', 'e', 'f', 'g']);
    expect(withNumbers(long, shown)).toBe('a + b + c + … + g');
  });
});

describe('cell', () => {
  const at = { price: 'B2', offices: "'Data, 2026'!$C$3", few: 'AA10' };
  it.each<[Expression, string]>([
    [market, `=IFERROR(B2*12*'Data, 2026'!$C$3,"n/a")`],
    [f.over('price', f.minus('few', 1)), '=IFERROR(B2/(AA10-1),"n/a")'],
    [f.roundUp(f.over('price', 'few')), '=IFERROR(ROUNDUP(B2/AA10,0),"n/a")'],
    [f.when('price', '>', 0, { yes: 'few', no: 0 }), '=IFERROR(IF(B2+0>0,AA10+0,0),"n/a")'],
    [f.power(-2, 2), '=IFERROR((-2)^2,"n/a")'],
    [f.least('price', 'few'), '=IFERROR(MIN(B2+0,AA10+0),"n/a")'],
    [f.times('price', 1e-7), '=IFERROR(B2*1E-7,"n/a")'],
  ])('%j', (expression, formula) => {
    expect(cell(expression, at)).toBe(formula);
  });

  it.each([
    `A1+cmd|'/c calc'!A0`,
    `'cmd|calc'!A1`,
    'HYPERLINK("http://x")',
    `'x'!A1,"")+A2`,
    "'a'b'!A1",
    'A0',
    'A1:A9',
    '=A1',
    '',
    'A1\n',
  ])('%j is no address', (address) => {
    expect(() => cell(f.plus('price'), { price: address })).toThrow(TypeError);
  });

  it('refuses what has no address, and numbers that are none', () => {
    expect(() => cell(f.plus('toString'), at)).toThrow('no address');
    expect(() => cell(f.plus('price', Number.NaN), at)).toThrow('finite');
    expect(() => cell({ op: 'plus', of: [] }, at)).toThrow('nothing');
  });

  it('shows n/a where a cell below does', () => {
    for (const expression of [
      f.plus('few', 'price'),
      f.least('few', 'price'),
      f.listed('mean', 'x', ['few', 'price']),
      f.when('price', '>', 0, { yes: 1, no: 2 }),
    ])
      expect(calculate(cell(expression, at), { B2: noValue, AA10: 3 })).toBe(noValue);
  });
});

test('value and spreadsheet agree on any expression', () => {
  const ids = ['a', 'b', 'c', 'd'];
  const at = { a: 'A1', b: 'B1', c: 'C1', d: 'D1' };
  const number = fc.oneof(
    fc.integer({ min: -1000, max: 1000 }),
    fc.integer({ min: -99_999, max: 99_999 }).map((value) => value / 100),
    fc.constantFrom(0, 1, null),
  );
  let agreed = 0;
  fc.assert(
    fc.property(anyExpression(ids), fc.tuple(number, number, number, number), (expression, values) => {
      const known = Object.fromEntries(
        ids.map((id, index) => [id, { value: values[index] ?? null, unit: 'ratio' as const }]),
      );
      const [a, b, c, d] = values.map((value) => value ?? noValue);
      const { value } = evaluate(expression, known);
      const shown = calculate(cell(expression, at), { A1: a ?? 0, B1: b ?? 0, C1: c ?? 0, D1: d ?? 0 });
      if (value === null || typeof shown === 'string') expect(value ?? noValue).toBe(shown);
      else expect(Math.abs(value - shown)).toBeLessThanOrEqual(1e-7 * Math.max(1, Math.abs(value)));
      if (value !== null) agreed++;
    }),
    { numRuns: 2000 },
  );
  expect(agreed).toBeGreaterThan(500);
});

test('any expression can be read', () => {
  fc.assert(
    fc.property(anyExpression(['a', 'b']), (expression) => {
      const text = words(expression, { a: 'Price', b: 'Offices' });
      expect(text).not.toMatch(/undefined|NaN|\(\)|object/u);
      expect(text.split('(').length).toBe(text.split(')').length);
    }),
  );
});
