import type { Niche } from '@slipway/knowledge';
import { describe, expect, it } from 'vitest';
import { makeRanks } from './niche-ranks.ts';

type Price = Niche['prices'][number];

const niche = (
  id: string,
  weeks: readonly [number, number],
  churnMonthly: readonly [number, number],
  prices: readonly Partial<Price>[] = [],
): Niche =>
  ({
    id,
    cycle: { weeks, says: '' },
    economics: { churnMonthly },
    prices: prices.map((price) => ({
      what: 'a plan',
      low: 10,
      high: 10,
      currency: 'USD',
      per: 'month',
      whose: 'to-them',
      ...price,
    })),
  }) as unknown as Niche;

const ranks = makeRanks([
  niche('shops', [1, 3], [0.05, 0.07], [{ low: 20, high: 40 }]),
  niche('hospitals', [20, 60], [0.01, 0.02], [{ low: 900, high: 1100, per: 'year' }]),
  niche('singers', [0, 1], [0.1, 0.3]),
]);

describe('where a niche stands among all', () => {
  it.each([
    ['hospitals', 'sale', 1],
    ['shops', 'sale', 0],
    ['singers', 'sale', -1],
    ['singers', 'churn', 1],
    ['hospitals', 'churn', -1],
    // Twelve months at 30 are less than a year at 1,000.
    ['hospitals', 'ticket', 1],
    ['shops', 'ticket', -1],
    // No price is known: neither dear nor cheap.
    ['singers', 'ticket', 0],
  ] as const)('%s by %s: %d', (id, by, place) => {
    expect(ranks.get(id)?.[by]).toBe(place);
  });

  it('does not take what such a business charges for what is sold to it', () => {
    const own = makeRanks([
      niche('dear', [1, 2], [0, 0], [{ low: 9000, high: 9000, whose: 'theirs' }]),
      niche('cheap', [1, 2], [0, 0], [{ low: 5, high: 5 }]),
      niche('middle', [1, 2], [0, 0], [{ low: 50, high: 50 }]),
    ]);
    expect(own.get('dear')?.ticket).toBe(0);
    expect(own.get('middle')?.ticket).toBe(1);
  });
});
