import type { Company } from './company.ts';
import { factNumber, type Known } from './known.ts';

/** The three sizes of the market, as the record has them. */
export const market = (company: Company) => ({
  total: factNumber(company, 'marketTotal', { label: 'Total market', unit: 'money/year' }),
  served: factNumber(company, 'marketServed', { label: 'Market you can serve', unit: 'money/year' }),
  reachable: factNumber(company, 'marketReachable', { label: 'Market you can win', unit: 'money/year' }),
});

export const isPositive = (known: Known | null): known is Known => known !== null && known.value > 0;

export const runMarket = { kind: 'run', toolId: 'market-size-estimator' } as const;
