import { money, quantity } from '@slipway/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  halfLife,
  ltvCapped,
  ltvCappedDiscounted,
  ltvDiscounted,
  ltvExpansionGeometric,
  ltvExpansionLinear,
  ltvMargin,
  ltvRevenue,
  ltvToCac,
  ltvWithoutChurn,
  weighByEvents,
} from './lifetime.ts';

const monthly = (value: number) => money(value, 'money/month', 'USD');
const sum = (value: number) => money(value, 'money', 'USD');
const churn = quantity(0.04, 'share/month');
const yearly = quantity(0.1, 'share/year');
const lifetime = { margin: monthly(80 * 0.8), churn };

describe('test vector `ltv` (A6): 80 a month, 80 % margin, 4 % churn, 10 % a year', () => {
  it.each([
    ['revenue', ltvRevenue(monthly(80), churn), 2000],
    ['margin', ltvMargin(lifetime), 1600],
    ['discounted_end', ltvDiscounted(lifetime, yearly), 1334.05],
    ['discounted_start', ltvDiscounted(lifetime, yearly, 'month-start'), 1344.69],
    ['capped36', ltvCapped(lifetime, 36), 1231.97],
    ['capped60', ltvCapped(lifetime, 60), 1461.84],
    ['capped36_discounted', ltvCappedDiscounted(lifetime, 36, yearly), 1112.3],
  ])('%s', (_, outcome, value) => {
    expect(outcome).toMatchObject({ status: 'ok', unit: 'money', currency: 'USD' });
    expect(outcome.value).toBeCloseTo(value, 2);
  });
});

describe('test vector `skok_linear` (A6)', () => {
  it('grows by 1 a month', () => {
    const base = { margin: monthly(64), churn };
    expect(ltvExpansionLinear(base, monthly(1)).value).toBeCloseTo(2200, 6);
    expect(ltvExpansionLinear(base, monthly(1), yearly).value).toBeCloseTo(1762.33, 2);
    expect(ltvExpansionLinear(base, null).status).toBe('missing');
  });
});

describe('lifetime value, edge cases (A3)', () => {
  it('does not divide by no churn', () => {
    const none = { ...lifetime, churn: quantity(0, 'share/month') };
    expect(ltvMargin(none).status).toBe('undefined');
    expect(ltvCapped(none, 60)).toMatchObject({ status: 'ok', value: 64 * 60 });
    expect(ltvWithoutChurn(monthly(64), 60, quantity(300, 'count'))).toMatchObject({
      status: 'low_data',
      value: expect.closeTo((64 * (1 - 0.99 ** 60)) / 0.01, 6),
      range: { high: 3840 },
    });
    expect(ltvWithoutChurn(null, 60, quantity(300, 'count')).status).toBe('missing');
  });

  it.each([
    ['churn above 100 %', { ...lifetime, churn: quantity(1.1, 'share/month') }, 'invalid', null],
    ['negative churn', { ...lifetime, churn: quantity(-0.1, 'share/month') }, 'invalid', null],
    ['a loss on every customer', { ...lifetime, margin: monthly(-10) }, 'ok', -250],
    ['everyone leaves', { ...lifetime, churn: quantity(1, 'share/month') }, 'ok', 64],
    ['no churn given', { ...lifetime, churn: null }, 'missing', null],
  ])('%s', (_, input, status, value) => {
    expect(ltvMargin(input)).toMatchObject({ status, value });
  });

  it('stops at the cap when expansion outruns churn', () => {
    const grows = ltvExpansionGeometric(lifetime, quantity(0.06, 'share/month'), yearly, 60);
    expect(grows.status).toBe('low_data');
    expect(Number.isFinite(grows.value)).toBe(true);
    const r = (0.96 * 1.02) / (1 + 0.00797414);
    expect(ltvExpansionGeometric(lifetime, quantity(0.02, 'share/month'), yearly, 60).value).toBeCloseTo(
      64 / (1 - r),
      2,
    );
  });

  it('is indicative below ten leavers', () => {
    expect(weighByEvents(ltvMargin(lifetime), quantity(9, 'count')).status).toBe('low_data');
    expect(weighByEvents(ltvMargin(lifetime), quantity(10, 'count')).status).toBe('ok');
  });

  it('orders the forms: capped and discounted below capped below plain', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 1e6, noNaN: true }),
        fc.double({ min: 0.001, max: 1, noNaN: true }),
        fc.integer({ min: 1, max: 120 }),
        (margin, share, cap) => {
          const of = { margin: monthly(margin), churn: quantity(share, 'share/month') };
          const plain = ltvMargin(of).value ?? 0;
          const capped = ltvCapped(of, cap).value ?? 0;
          expect(capped).toBeLessThanOrEqual(plain * (1 + 1e-9));
          expect(ltvCappedDiscounted(of, cap, yearly).value ?? 0).toBeLessThanOrEqual(capped * (1 + 1e-9));
        },
      ),
    );
  });

  it.each([
    [sum(1600), sum(500), 'ok', 3.2],
    [sum(1600), sum(0), 'not_meaningful', null],
    [sum(-100), sum(500), 'ok', -0.2],
    [null, sum(500), 'missing', null],
  ])('LTV to CAC', (ltv, cac, status, value) => {
    expect(ltvToCac(ltv, cac)).toMatchObject({ status, value });
  });
});

it('half of them are gone after ln ½ ÷ ln(1 − churn)', () => {
  const months = (share: number) => halfLife(quantity(share, 'share/month')).value;
  expect([months(0.05), months(0.5), months(1), months(0)]).toEqual([expect.closeTo(13.513, 3), 1, 1, null]);
});
