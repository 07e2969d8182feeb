import { changeDuring, money, quantity } from '@slipway/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cacBlended,
  cacPaid,
  cacRatioBlended,
  cacRatioNew,
  paybackCompany,
  paybackSimple,
  paybackSurvival,
} from './acquisition.ts';
import { contributionMargin, contributionPerUnit, grossMargin } from './margin.ts';

const sum = (value: number) => money(value, 'money', 'USD');
const monthly = (value: number) => money(value, 'money/month', 'USD');
const count = (value: number) => quantity(value, 'count');
const churn = (value: number) => quantity(value, 'share/month');

describe('margins (A3)', () => {
  it.each([
    [sum(100), sum(20), 'ok', 0.8],
    [sum(100), sum(130), 'ok', -0.3],
    [sum(0), sum(20), 'undefined', null],
    [sum(100), sum(-5), 'invalid', null],
    [sum(-10), sum(5), 'not_meaningful', null],
    [null, sum(5), 'missing', null],
    [sum(100), sum(0), 'ok', 1],
  ])('gross margin', (revenue, cogs, status, value) => {
    expect(grossMargin(revenue, cogs)).toMatchObject({ status, value });
  });

  it('counts everything that varies with a sale', () => {
    expect(contributionMargin(sum(100), sum(55)).value).toBeCloseTo(0.45);
    expect(contributionPerUnit(sum(40), sum(25))).toMatchObject({ value: 15, unit: 'money' });
    expect(contributionPerUnit(sum(40), null).status).toBe('missing');
  });
});

describe('cost of a customer (A3)', () => {
  it.each([
    [sum(50_000), count(100), 'ok', 500],
    [sum(50_000), count(0), 'undefined', null],
    [sum(0), count(10), 'low_data', 0],
    [sum(0), count(0), 'undefined', null],
    [null, count(10), 'missing', null],
  ])('blended', (spend, customers, status, value) => {
    expect(cacBlended(spend, customers)).toMatchObject({ status, value });
  });

  it('names founder time when nothing was spent', () => {
    expect(cacBlended(sum(0), count(10)).reason).toContain('founder time');
  });

  it('never takes the blended figure for the paid one', () => {
    expect(cacPaid(sum(50_000), null)).toMatchObject({ status: 'missing', value: null });
  });

  it('sets spend against the yearly revenue it won', () => {
    const spend = money(352_000, 'money/quarter', 'USD');
    const won = changeDuring('quarter', money(200_000, 'money/year', 'USD'));
    const grown = changeDuring('quarter', money(108_771.93, 'money/year', 'USD'));
    expect(cacRatioNew(spend, won).value).toBeCloseTo(1.76);
    expect(cacRatioBlended(spend, won, grown).value).toBeCloseTo(1.14, 2);
    expect(cacRatioNew(spend, changeDuring('quarter', money(0, 'money/year', 'USD'))).status).toBe(
      'undefined',
    );
    expect(cacRatioBlended(spend, won, null).status).toBe('missing');
  });
});

describe('payback (A3)', () => {
  it.each([
    [sum(640), monthly(64), 'ok', 10],
    [sum(0), monthly(64), 'ok', 0],
    [sum(640), monthly(0), 'not_meaningful', null],
    [sum(640), monthly(-3), 'not_meaningful', null],
    [null, monthly(64), 'missing', null],
  ])('simple', (cac, margin, status, value) => {
    expect(paybackSimple(cac, margin)).toMatchObject({ status, value });
  });

  it('counts on those who are still there', () => {
    // ln(1 − 640·0.04/64) / ln(0.96) = ln(0.6) / ln(0.96)
    expect(paybackSurvival(sum(640), monthly(64), churn(0.04)).value).toBeCloseTo(12.5133, 3);
    expect(paybackSurvival(sum(640), monthly(64), churn(0)).value).toBe(10);
    expect(paybackSurvival(sum(1_600), monthly(64), churn(0.04)).status).toBe('not_meaningful');
    expect(paybackSurvival(sum(640), monthly(64), churn(1.2)).status).toBe('invalid');
    expect(paybackSurvival(sum(640), monthly(64), null).status).toBe('missing');
  });

  it('is never shorter than the simple form, from the first month on', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 100, max: 5_000, noNaN: true }),
        fc.double({ min: 1, max: 100, noNaN: true }),
        fc.double({ min: 0.0001, max: 0.5, noNaN: true }),
        (cac, margin, share) => {
          const simple = paybackSimple(sum(cac), monthly(margin)).value ?? 0;
          const survival = paybackSurvival(sum(cac), monthly(margin), churn(share)).value;
          if (survival !== null) expect(survival).toBeGreaterThanOrEqual(simple - 1e-6);
        },
      ),
    );
  });

  it('takes the whole company, with the spend of the quarter before', () => {
    const spend = money(120_000, 'money/quarter', 'USD');
    expect(paybackCompany(spend, monthly(12_500), quantity(0.8, 'share')).value).toBeCloseTo(12);
    expect(paybackCompany(spend, monthly(0), quantity(0.8, 'share')).status).toBe('not_meaningful');
    expect(paybackCompany(null, monthly(1), quantity(0.8, 'share')).status).toBe('missing');
  });
});
