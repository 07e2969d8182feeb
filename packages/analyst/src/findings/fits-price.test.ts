import type { NicheEconomics } from '@slipway/knowledge';
import { expect, test } from 'vitest';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import { fitsPrice } from './fits-price.ts';

const costing = (low: number, high: number, cacCurrency = 'USD'): NicheEconomics => ({
  cac: [low, high],
  cacCurrency,
  churnMonthly: [0.01, 0.03],
  grossMargin: [0.5, 0.8],
  whose: 'theirs',
});
const profileAt = (amount: number | null, currency: string, per: string | null) =>
  ({
    price: { value: amount === null ? null : { amount, currency, per } },
    charges: { value: null },
    offer: { value: null },
  }) as unknown as Pick<IdeaProfile, 'price' | 'charges' | 'offer'>;

test.each([
  ['€290 a month against $30,000 and more', profileAt(290, 'EUR', 'month'), costing(30_000, 120_000), false],
  ['€290 a month against $900', profileAt(290, 'EUR', 'month'), costing(900, 3000), true],
  ['what is sold once has nobody who leaves', profileAt(1200, 'USD', 'kit'), costing(300, 3000), false],
  ['another money cannot be compared', profileAt(2000, 'JPY', 'month'), costing(30_000, 120_000), true],
  ['nothing says that customers stay', profileAt(null, 'USD', null), costing(300, 3000), false],
])('%s', (_, profile, economics, fits) => {
  expect(fitsPrice(profile, economics)).toBe(fits);
});
