import { money, quantity } from '@slipway/core';
import { describe, expect, it } from 'vitest';
import { arpa, arr, mrrGrowth, netNewMrr, reconcile, recurringRevenue } from './recurring.ts';

const usd = (value: number) => money(value, 'money/month', 'USD');
const all = {
  new: usd(5_000),
  expansion: usd(1_500),
  reactivation: usd(300),
  contraction: usd(400),
  churned: usd(1_200),
};

describe('recurring revenue (A1)', () => {
  it.each([
    ['negative', recurringRevenue(usd(-1)), 'invalid'],
    ['missing', recurringRevenue(null), 'missing'],
    ['zero is a value', recurringRevenue(usd(0)), 'ok'],
    ['ARR without MRR', arr(null), 'missing'],
  ])('%s', (_, outcome, status) => {
    expect(outcome.status).toBe(status);
  });

  it('adds what came and takes away what left', () => {
    expect(netNewMrr(all)).toMatchObject({ status: 'ok', value: 5_200, unit: 'money/month' });
    expect(arr(usd(50_000))).toMatchObject({ value: 600_000, unit: 'money/year' });
  });

  it('does not take a blank movement for zero', () => {
    expect(netNewMrr({ ...all, contraction: null })).toEqual({
      unit: 'money/month',
      value: null,
      status: 'missing',
      reason: 'Add contraction MRR to see this.',
    });
  });

  it.each([
    [100_000, 5_200, 105_200, true],
    [100_000, 5_200, 105_700, true],
    [100_000, 5_200, 105_800, false],
    [0, 5_200, 5_200, true],
    [0, 0, 0, true],
    [0, 0, 1, false],
    [1e12, 1e9, 1.001e12, true],
  ])('%d + %d = %d reconciles: %s', (start, change, end, reconciles) => {
    expect(reconcile(usd(start), usd(change), usd(end)).reconciles).toBe(reconciles);
  });

  it.each([
    [usd(5_200), usd(100_000), 'ok', 0.052],
    [usd(5_200), usd(0), 'undefined', null],
    [null, usd(1), 'missing', null],
    [usd(-500), usd(10_000), 'ok', -0.05],
  ])('growth', (change, start, status, value) => {
    expect(mrrGrowth(change, start)).toMatchObject({ status, value });
  });

  it('divides among paying customers', () => {
    expect(arpa(usd(8_000), quantity(100, 'count'))).toMatchObject({ value: 80, unit: 'money/month' });
    expect(arpa(usd(8_000), quantity(0, 'count')).status).toBe('undefined');
    expect(arpa(usd(8_000), null).reason).toBe('Add paying customers to see this.');
  });
});
