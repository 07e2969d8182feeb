import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quantity } from './quantity.ts';
import {
  monthlyChurn,
  monthlyGrowth,
  monthlyGrowthFromWeekly,
  yearlyChurn,
  yearlyGrowth,
  yearlyMultipleFromWeekly,
} from './rate.ts';

describe('rates of the metrics reference, section 0', () => {
  it.each([
    [0.005, 0.058],
    [0.01, 0.114],
    [0.02, 0.215],
    [0.03, 0.306],
    [0.05, 0.46],
    [0.07, 0.581],
    [0.1, 0.718],
  ])('monthly churn of %f is %f a year', (monthly, yearly) => {
    expect(yearlyChurn(quantity(monthly, 'share/month')).value).toBeCloseTo(yearly, 3);
  });

  it.each([
    [0.01, 0.044, 1.7],
    [0.02, 0.09, 2.8],
    [0.05, 0.235, 12.6],
    [0.07, 0.341, 33.7],
    [0.1, 0.511, 142.0],
  ])('weekly growth of %f is %f a month and %f times a year', (weekly, monthly, multiple) => {
    expect(monthlyGrowthFromWeekly(weekly).value).toBeCloseTo(monthly, 3);
    expect(yearlyMultipleFromWeekly(weekly).value).toBeCloseTo(multiple, 1);
  });

  it('turns ten percent a year into the reference monthly discount', () => {
    expect(monthlyGrowth(quantity(0.1, 'share/year')).value).toBeCloseTo(0.00797414, 8);
  });

  it('goes there and back', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 0.5, noNaN: true }), (share) => {
        const monthly = quantity(share, 'share/month');
        expect(monthlyChurn(yearlyChurn(monthly)).value).toBeCloseTo(share, 9);
        expect(monthlyGrowth(yearlyGrowth(monthly)).value).toBeCloseTo(share, 9);
      }),
    );
  });
});
