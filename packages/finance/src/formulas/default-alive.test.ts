import { money, quantity } from '@slipway/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Course,
  cashNeeded,
  expensesToLive,
  type Fate,
  foretell,
  growthToLive,
} from './default-alive.ts';

function course(C: number, E: number, R0: number, g: number): Course {
  return {
    cash: money(C, 'money', 'USD'),
    expenses: money(E, 'money/month', 'USD'),
    revenue: money(R0, 'money/month', 'USD'),
    growth: quantity(g, 'share/month'),
  };
}

describe('test vectors `default_alive` (A6)', () => {
  it.each([
    [500_000, 60_000, 20_000, 0.1, { alive: true, profitMonth: 12, lowest: 247_685.68, lowestMonth: 11 }],
    [300_000, 60_000, 20_000, 0.1, { alive: true, profitMonth: 12, lowest: 47_685.68 }],
    [200_000, 60_000, 20_000, 0.1, { alive: false, profitMonth: 12, zeroMonth: 7, lowest: -52_314.32 }],
    [500_000, 60_000, 20_000, 0, { alive: false, profitMonth: null, zeroMonth: 13 }],
    [500_000, 60_000, 20_000, -0.05, { alive: false, zeroMonth: 12 }],
    [500_000, 60_000, 0, 0.2, { alive: false, zeroMonth: 9 }],
    [100_000, 20_000, 25_000, 0.05, { alive: true, profitMonth: 1 }],
  ])(
    'cash %d, costs %d, revenue %d, growth %d',
    (C, E, R0, g, { lowest, ...expected }: Partial<Fate> & { lowest?: number }) => {
      const fate = foretell(course(C, E, R0, g));
      expect(fate).toMatchObject(expected);
      if (lowest !== undefined) expect(fate.lowestCash.value).toBeCloseTo(lowest, 2);
    },
  );

  it('needs 252,314.32 by the closed form', () => {
    expect(cashNeeded(course(500_000, 60_000, 20_000, 0.1))?.value).toBeCloseTo(252_314.32, 2);
    expect(cashNeeded(course(500_000, 60_000, 0, 0.1))).toBeNull();
    expect(cashNeeded(course(500_000, 60_000, 20_000, 0))).toBeNull();
  });

  it.each([
    [300_000, 0.08445],
    [200_000, 0.12525],
  ])('with %d lives from a growth of %f on', (C, growth) => {
    expect(growthToLive(course(C, 60_000, 20_000, 0.1))?.value).toBeCloseTo(growth, 5);
  });
});

describe('default alive, edge cases (A5)', () => {
  it('can be profitable and still die of shrinking revenue', () => {
    const fate = foretell(course(10_000, 20_000, 25_000, -0.1));
    expect(fate.profitMonth).toBe(1);
    expect(fate.alive).toBe(false);
  });

  it('has no growth to name when it lives anyway, or cannot be saved', () => {
    expect(growthToLive(course(100_000, 20_000, 25_000, 0.05))).toBeNull();
    expect(growthToLive(course(500_000, 60_000, 0, 0.2))).toBeNull();
    expect(growthToLive(course(0, 60_000, 1, 0.2))).toBeNull();
  });

  it('names the costs at which it lives', () => {
    const dead = course(200_000, 60_000, 20_000, 0.1);
    const most = expensesToLive(dead);
    expect(most?.value).toBeLessThan(60_000);
    const at = (value: number) => foretell({ ...dead, expenses: money(value, 'money/month', 'USD') }).alive;
    expect(at((most?.value ?? 0) * 0.999)).toBe(true);
    expect(at((most?.value ?? 0) * 1.001)).toBe(false);
  });

  it('is harder to live with growth that fades', () => {
    const fast = course(40_000, 60_000, 20_000, 0.5);
    const plain = foretell(fast);
    const fading = foretell({ ...fast, decay: 0.03 });
    expect(fading.profitMonth ?? 0).toBeGreaterThanOrEqual(plain.profitMonth ?? 0);
    expect(fading.lowestCash.value).toBeLessThan(plain.lowestCash.value);
  });

  it('agrees with the closed form, whatever the numbers', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2_000_000 }),
        fc.integer({ min: 2_000, max: 200_000 }),
        fc.double({ min: 0.05, max: 0.95, noNaN: true }),
        fc.double({ min: 0.05, max: 0.5, noNaN: true }),
        (C, E, part, g) => {
          const one = course(C, E, E * part, g);
          const needed = cashNeeded(one)?.value ?? 0;
          fc.pre(Math.abs(C - needed) > 1);
          expect(foretell(one).alive).toBe(C >= needed);
        },
      ),
    );
  });
});
