import { money, quantity } from '@slipway/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compoundRetention,
  grossRetention,
  grossRevenueChurn,
  logoChurn,
  netRetention,
  netRevenueChurn,
} from './retention.ts';

const usd = (value: number) => money(value, 'money/month', 'USD');
const count = (value: number) => quantity(value, 'count');
const month = {
  start: usd(100_000),
  expansion: usd(6_000),
  contraction: usd(1_000),
  churned: usd(3_000),
  customers: count(120),
};

describe('retention in money (A2)', () => {
  it('counts only customers who were there at the start', () => {
    expect(netRetention(month)).toMatchObject({ status: 'ok', value: 1.02 });
    expect(grossRetention(month)).toMatchObject({ status: 'ok', value: 0.96 });
    expect(grossRevenueChurn(month.start, month.contraction, month.churned).value).toBeCloseTo(0.04);
    expect(netRevenueChurn(month.start, month.expansion, month.contraction, month.churned).value).toBeCloseTo(
      -0.02,
    );
  });

  it.each([
    ['no start', { ...month, start: usd(0) }, 'undefined'],
    ['nine customers', { ...month, customers: count(9) }, 'low_data'],
    ['ten customers', { ...month, customers: count(10) }, 'ok'],
    ['blank churn', { ...month, churned: null }, 'missing'],
  ])('%s', (_, kept, status) => {
    expect(netRetention(kept).status).toBe(status);
    expect(grossRetention(kept).status).toBe(status);
  });

  it('holds gross retention within 0 and 100% and says so', () => {
    expect(grossRetention({ ...month, churned: usd(120_000) })).toMatchObject({
      status: 'low_data',
      value: 0,
    });
    fc.assert(
      fc.property(fc.nat(1e6), fc.nat(1e6), fc.nat(1e6), (start, contraction, churned) => {
        const { value } = grossRetention({
          start: usd(start + 1),
          contraction: usd(contraction),
          churned: usd(churned),
          customers: null,
        });
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('multiplies months instead of raising one to the twelfth power', () => {
    const of = (value: number) => netRetention({ ...month, expansion: usd(4_000 + value) });
    expect(compoundRetention([of(0), of(1_000), of(-2_000)]).value).toBeCloseTo(1 * 1.01 * 0.98);
    expect(compoundRetention([of(0), netRetention({ ...month, start: null })]).status).toBe('missing');
    expect(compoundRetention([]).status).toBe('missing');
  });
});

describe('logo churn, with its interval (section 0)', () => {
  it.each([
    [16, 40, 0.4, 0.263, 0.554],
    [3, 100, 0.03, 0.01, 0.085],
  ])('%d of %d', (lost, customers, value, low, high) => {
    expect(logoChurn(count(lost), count(customers))).toMatchObject({
      status: 'ok',
      value,
      range: { low: expect.closeTo(low, 3), high: expect.closeTo(high, 3) },
    });
  });

  it.each([
    ['nobody left', 0, 60, 'ok', 0],
    ['more left than there were', 5, 4, 'invalid', null],
    ['nobody was there', 0, 0, 'undefined', null],
    ['fewer than none left', -1, 4, 'invalid', null],
  ])('%s', (_, lost, customers, status, value) => {
    expect(logoChurn(count(lost), count(customers))).toMatchObject({ status, value });
  });

  it('bounds zero by the rule of three', () => {
    expect(logoChurn(count(0), count(60)).range).toMatchObject({ low: 0, high: 0.05 });
    expect(logoChurn(null, count(60)).status).toBe('missing');
  });
});
