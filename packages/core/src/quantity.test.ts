import { describe, expect, it } from 'vitest';
import {
  add,
  addChecked,
  changeDuring,
  divide,
  forMonths,
  lastsMonths,
  money,
  overQuarter,
  overYear,
  perEach,
  perMonth,
  perYear,
  type Quantity,
  quantity,
  quarterPerYear,
  scale,
  spentPerYearlyGain,
  subtract,
  total,
  totalCount,
} from './quantity.ts';
import type { Unit } from './units.ts';

const monthly = money(5_000, 'money/month', 'USD');
const yearly = money(60_000, 'money/year', 'USD');

describe('what compiles', () => {
  it('adds, subtracts, scales and divides within one unit', () => {
    expect(add(monthly, monthly)).toEqual(money(10_000, 'money/month', 'USD'));
    expect(subtract(yearly, perYear(monthly)).value).toBe(0);
    expect(scale(monthly, 1.1).value).toBeCloseTo(5_500);
    expect(divide(yearly, perYear(monthly))).toEqual(quantity(1, 'ratio'));
    expect(divide(yearly, money(0, 'money/year', 'USD'))).toBeNull();
  });

  it('has a named way for each conversion', () => {
    expect(perYear(monthly)).toEqual(yearly);
    expect(perMonth(yearly)).toEqual(monthly);
    expect(perMonth(money(15_000, 'money/quarter', 'USD'))).toEqual(monthly);
    expect(quarterPerYear(money(15_000, 'money/quarter', 'USD'))).toEqual(yearly);
    expect(perYear(quantity(4, 'count/month'))).toEqual(quantity(48, 'count/year'));
    expect(forMonths(monthly, 6)).toEqual(money(30_000, 'money', 'USD'));
    expect(overQuarter([monthly, monthly, monthly])).toEqual(money(15_000, 'money/quarter', 'USD'));
    expect(overYear(Array.from({ length: 12 }, () => monthly))).toEqual(yearly);
    expect(overYear([monthly])).toBeNull();
    expect(total([monthly, monthly])).toEqual(money(10_000, 'money', 'USD'));
    expect(totalCount([quantity(3, 'count/month'), quantity(4, 'count/month')])).toEqual(
      quantity(7, 'count'),
    );
    expect(total([])).toBeNull();
  });

  it('divides across units only where that has a meaning', () => {
    expect(perEach(monthly, quantity(50, 'count'))).toEqual(money(100, 'money/month', 'USD'));
    expect(perEach(monthly, quantity(0, 'count'))).toBeNull();
    expect(lastsMonths(money(60_000, 'money', 'USD'), monthly)).toEqual(quantity(12, 'months'));
    expect(lastsMonths(money(60_000, 'money', 'USD'), scale(monthly, -1))).toBeNull();
  });

  it('sets spend against the yearly revenue won in the same period', () => {
    const burn = money(2_000_000, 'money/year', 'USD');
    const won = changeDuring('year', money(1_000_000, 'money/year', 'USD'));
    expect(spentPerYearlyGain(burn, won)).toEqual(quantity(2, 'ratio'));
    expect(spentPerYearlyGain(burn, changeDuring('year', money(0, 'money/year', 'USD')))).toBeNull();
  });
});

/** Each line below is an error for `tsc -p .`, which fails when one of them starts to compile. */
describe('what does not compile', () => {
  it('money per month and money per year', () => {
    // @ts-expect-error two periods cannot be added
    expect(() => add(monthly, yearly)).toThrow('money/month and money/year');
    // @ts-expect-error nor taken from each other
    expect(() => subtract(yearly, monthly)).toThrow('money/year and money/month');
    // @ts-expect-error nor divided
    expect(() => divide(monthly, yearly)).toThrow('money/month and money/year');
    // @ts-expect-error naming both units as one type does not help
    expect(() => add<'money/month' | 'money/year'>(monthly, yearly)).toThrow(TypeError);
  });

  it('a unit known only at run time', () => {
    const some: Quantity<Unit> = monthly;
    const other: Quantity<Unit> = yearly;
    // @ts-expect-error this is what addChecked is for
    expect(() => add(some, other)).toThrow(TypeError);
  });

  it('a stock and a flow, or a share taken for a ratio', () => {
    // @ts-expect-error cash is not a monthly amount
    expect(() => add(money(1, 'money', 'USD'), monthly)).toThrow(TypeError);
    // @ts-expect-error a rate compounds: see rate.ts
    expect(perYear(quantity(0.05, 'share/month')).unit).toBe('count/year');
    // @ts-expect-error runway needs what is used up in a month
    lastsMonths(money(60_000, 'money', 'USD'), yearly);
    // @ts-expect-error money always has a currency
    quantity(5, 'money/month');
  });

  it('the burn-multiple trap: monthly burn over yearly recurring revenue', () => {
    const arr = money(1_000_000, 'money/year', 'USD');
    const burnPerMonth = money(100_000, 'money/month', 'USD');
    // @ts-expect-error ARR is a level, not what was won in the month
    expect(() => spentPerYearlyGain(burnPerMonth, arr)).toThrow();
    // @ts-expect-error a month's burn against a year's gain
    expect(() => spentPerYearlyGain(burnPerMonth, changeDuring('year', arr))).toThrow('money/month');
    // @ts-expect-error the gain is of yearly revenue, not of MRR
    spentPerYearlyGain(burnPerMonth, changeDuring('month', burnPerMonth));
    // @ts-expect-error and the two cannot be divided as they are
    expect(() => divide(burnPerMonth, arr)).toThrow('money/month and money/year');
  });
});

describe('addChecked', () => {
  it.each([
    [monthly, monthly, 10_000],
    [quantity(2, 'count'), quantity(3, 'count'), 5],
  ])('adds what fits', (a, b, value) => {
    expect(addChecked(a, b)).toMatchObject({ ok: true, value: { value, unit: a.unit } });
  });

  it('names both units', () => {
    expect(addChecked(monthly, yearly)).toEqual({
      ok: false,
      error: { code: 'unit/mismatch', message: 'money/month and money/year cannot be added' },
    });
  });

  it('names both units and both currencies', () => {
    expect(addChecked(monthly, money(1, 'money/year', 'INR'))).toEqual({
      ok: false,
      error: { code: 'unit/mismatch', message: 'money/month and money/year cannot be added (USD and INR)' },
    });
  });

  it('names both currencies of one unit', () => {
    expect(addChecked(monthly, money(1, 'money/month', 'INR'))).toEqual({
      ok: false,
      error: {
        code: 'currency/mismatch',
        message: 'money/month in USD and money/month in INR cannot be added',
      },
    });
  });

  it('never mixes currencies in the typed forms either', () => {
    const rupees = money(1, 'money/month', 'INR');
    expect(() => add(monthly, rupees)).toThrow('USD');
    expect(() => total([monthly, rupees])).toThrow('USD and INR');
    expect(() => overQuarter([monthly, monthly, rupees])).toThrow('USD and INR');
  });
});
