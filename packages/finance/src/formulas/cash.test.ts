import { money, quantity } from '@slipway/core';
import { describe, expect, it } from 'vitest';
import {
  breakevenRevenue,
  breakevenUnits,
  cashConversionCycle,
  currentRatio,
  cycleDays,
  orderValue,
  runwayStatic,
  takeRate,
  workingCapital,
} from './cash.ts';
import { compoundMonthlyGrowth, doublingMonths, logSlope, yearOverYear } from './growth.ts';

const sum = (value: number) => money(value, 'money', 'USD');
const monthly = (value: number) => money(value, 'money/month', 'USD');
const share = (value: number) => quantity(value, 'share');
const days = (value: number) => quantity(value, 'days');

describe('cash (A5)', () => {
  it.each([
    ['runway', runwayStatic(sum(500_000), monthly(40_000)), 'ok', 12.5],
    ['no burn', runwayStatic(sum(500_000), monthly(0)), 'infinite', null],
    ['no cash', runwayStatic(sum(0), monthly(40_000)), 'ok', 0],
    ['overdrawn', runwayStatic(sum(-5), monthly(40_000)), 'ok', 0],
    ['cash unknown', runwayStatic(null, monthly(40_000)), 'missing', null],
    ['units', breakevenUnits(monthly(10_000), monthly(50), monthly(30)), 'ok', 500],
    ['units at a loss', breakevenUnits(monthly(10_000), monthly(30), monthly(30)), 'not_meaningful', null],
    ['revenue', breakevenRevenue(monthly(10_000), share(0.4)), 'ok', 25_000],
    ['revenue at a loss', breakevenRevenue(monthly(10_000), share(0)), 'not_meaningful', null],
    ['working capital', workingCapital(sum(5), sum(8)), 'ok', -3],
    ['current ratio', currentRatio(sum(5), sum(2)), 'ok', 2.5],
    ['nothing owed', currentRatio(sum(5), sum(0)), 'infinite', null],
    ['leg', cycleDays(sum(100), sum(1_000), 90, 'receivables'), 'ok', 9],
    ['leg over nothing', cycleDays(sum(100), sum(0), 90, 'receivables'), 'missing', null],
    ['cycle', cashConversionCycle(days(45), days(30), days(60)), 'ok', 15],
    ['cycle with a blank', cashConversionCycle(days(45), null, days(60)), 'missing', null],
    ['take rate', takeRate(sum(12), sum(100)), 'ok', 0.12],
    ['take above all', takeRate(sum(120), sum(100)), 'invalid', null],
    ['nothing traded', takeRate(sum(0), sum(0)), 'undefined', null],
    ['order', orderValue(sum(900), quantity(30, 'count')), 'ok', 30],
    ['no order', orderValue(sum(900), quantity(0, 'count')), 'undefined', null],
  ])('%s', (_, outcome, status, value) => {
    expect(outcome.status).toBe(status);
    if (value === null) expect(outcome.value).toBeNull();
    else expect(outcome.value).toBeCloseTo(value, 9);
  });
});

describe('growth (C2)', () => {
  it('20,000 to 50,000 over 11 intervals is 8.687 % a month', () => {
    const values = [20_000, ...Array.from({ length: 10 }, () => 1), 50_000];
    expect(compoundMonthlyGrowth(values).value).toBeCloseTo(0.08687, 5);
  });

  it.each([
    ['one point', compoundMonthlyGrowth([5]), 'missing', null],
    ['blank end', compoundMonthlyGrowth([5, null]), 'missing', null],
    ['starts at zero: slope', compoundMonthlyGrowth([0, 100, 110, 121]), 'low_data', 0.1],
    ['only zeros', compoundMonthlyGrowth([0, 0]), 'undefined', null],
    ['slope', logSlope([100, 110, 121]), 'ok', 0.1],
    ['year', yearOverYear(300, 100), 'ok', 2],
    ['year from zero', yearOverYear(300, 0), 'undefined', null],
    ['year from below zero', yearOverYear(300, -1), 'not_meaningful', null],
    ['year unknown', yearOverYear(300, null), 'missing', null],
    ['doubling at 10 %', doublingMonths(0.1), 'ok', 7.272541],
    ['no doubling', doublingMonths(0), 'undefined', null],
  ])('%s', (_, outcome, status, value) => {
    expect(outcome.status).toBe(status);
    if (value === null) expect(outcome.value).toBeNull();
    else expect(outcome.value).toBeCloseTo(value, 6);
  });
});
