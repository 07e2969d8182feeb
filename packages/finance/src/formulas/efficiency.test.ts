import { changeDuring, money, quantity } from '@slipway/core';
import { describe, expect, it } from 'vitest';
import {
  arrPerFte,
  burnMultiple,
  capitalConsumption,
  cashConversionScore,
  efficiencyScore,
  growthEndurance,
  hypeRatio,
  magicNumber,
  quickRatio,
  ruleOfForty,
} from './efficiency.ts';

const sum = (value: number) => money(value, 'money', 'USD');
const moved = (value: number) => money(value, 'money/month', 'USD');
const quarter = (value: number) => money(value, 'money/quarter', 'USD');
const year = (value: number) => money(value, 'money/year', 'USD');
const gain = (value: number) => changeDuring('year', year(value));

describe('test vectors of A6', () => {
  it('magic_number', () => {
    expect(magicNumber(quarter(1_200_000), quarter(1_000_000), quarter(500_000))).toMatchObject({
      status: 'ok',
      value: expect.closeTo(1.6, 9),
    });
  });

  it('burn_multiple', () => {
    expect(burnMultiple(year(2_000_000), gain(1_000_000))).toMatchObject({ status: 'ok', value: 2 });
    expect(efficiencyScore(year(2_000_000), gain(1_000_000))).toMatchObject({ status: 'ok', value: 0.5 });
  });

  it('quick_ratio', () => {
    const sums = {
      new: moved(20_000),
      expansion: moved(8_000),
      reactivation: moved(0),
      churned: moved(5_000),
      contraction: moved(3_000),
    };
    expect(quickRatio(sums, 6)).toMatchObject({ status: 'ok', value: 3.5 });
    expect(quickRatio(sums, 5)).toMatchObject({ status: 'low_data', value: 3.5 });
    const lossless = { ...sums, churned: moved(0), contraction: moved(0) };
    expect(quickRatio(lossless, 6).status).toBe('infinite');
    expect(quickRatio({ ...lossless, new: moved(0), expansion: moved(0) }, 6).status).toBe('undefined');
    expect(quickRatio({ ...sums, contraction: null }, 6)).toMatchObject({
      status: 'missing',
      reason: 'Add contraction MRR to see this.',
    });
  });
});

describe('efficiency, edge cases (A4)', () => {
  it.each([
    ['no burn', burnMultiple(year(-5), gain(10)), 'infinite'],
    ['burn of zero', burnMultiple(year(0), gain(10)), 'infinite'],
    ['burning, not growing', burnMultiple(year(5), gain(0)), 'not_meaningful'],
    ['burning, shrinking', burnMultiple(year(5), gain(-10)), 'not_meaningful'],
    ['before revenue', burnMultiple(year(5), null), 'missing'],
    ['score: no burn', efficiencyScore(year(-5), gain(10)), 'infinite'],
    ['magic: no spend', magicNumber(quarter(2), quarter(1), quarter(0)), 'undefined'],
    ['magic: one quarter', magicNumber(quarter(2), null, null), 'missing'],
    ['hype without ARR', hypeRatio(sum(1), year(0)), 'undefined'],
    ['conversion: cash above raised', cashConversionScore(year(1), sum(5), sum(6)), 'not_meaningful'],
    ['consumption without ARR', capitalConsumption(sum(5), sum(1), year(0)), 'undefined'],
    ['consumption without cash', capitalConsumption(sum(5), null, year(1)), 'missing'],
    ['nobody full time', arrPerFte(year(1), quantity(0, 'count')), 'undefined'],
    [
      'endurance after no growth',
      growthEndurance(quantity(0.5, 'share/year'), quantity(0, 'share/year')),
      'not_meaningful',
    ],
    ['endurance of one year', growthEndurance(quantity(0.5, 'share/year'), null), 'missing'],
    ['forty without a year', ruleOfForty(null, quantity(0.1, 'share'), false), 'missing'],
    [
      'forty below a million',
      ruleOfForty(quantity(2, 'share/year'), quantity(-1, 'share'), true),
      'low_data',
    ],
  ])('%s', (_, outcome, status) => {
    expect(outcome.status).toBe(status);
  });

  it.each([
    ['shrinking magic', magicNumber(quarter(900_000), quarter(1_000_000), quarter(500_000)), -0.8],
    ['hype', hypeRatio(sum(3_000_000), year(2_000_000)), 1.5],
    ['conversion', cashConversionScore(year(2_000_000), sum(5_000_000), sum(1_000_000)), 0.5],
    ['consumption', capitalConsumption(sum(5_000_000), sum(1_000_000), year(2_000_000)), 2],
    ['a head', arrPerFte(year(2_000_000), quantity(10, 'count')), 200_000],
    ['endurance', growthEndurance(quantity(0.7, 'share/year'), quantity(1, 'share/year')), 0.7],
    ['forty', ruleOfForty(quantity(0.6, 'share/year'), quantity(-0.2, 'share'), false), 40],
  ])('%s', (_, outcome, value) => {
    expect(outcome.status).toBe('ok');
    expect(outcome.value).toBeCloseTo(value, 9);
  });

  it('cannot be asked for monthly burn over yearly recurring revenue', () => {
    const burnPerMonth = money(100_000, 'money/month', 'USD');
    const arr = year(1_000_000);
    // @ts-expect-error ARR is a level, not what was won in the month
    expect(() => burnMultiple(burnPerMonth, arr)).toThrow();
    // @ts-expect-error a month's burn against a year's gain
    expect(() => burnMultiple(burnPerMonth, gain(1_000_000))).toThrow(TypeError);
    // @ts-expect-error a quarter's spend is not a quarter's revenue of another unit
    expect(magicNumber(quarter(2), quarter(1), burnPerMonth).status).toBe('ok');
  });
});
