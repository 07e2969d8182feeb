import type { MarketBasis } from '../basis.ts';
import type { MarketInput } from '../fields.ts';

const factCurrency = 'USD';

export interface Money {
  /** Of every amount in the report. */
  readonly currency: string;
  /** The founder's, when it is another than the report's or the facts' and no rate was given. */
  readonly blocked: string | null;
  /** Units of `currency` for one dollar; null when nobody gave a rate. */
  readonly perDollar: number | null;
  /** Founder's amounts can be used: they are in the report's currency. */
  readonly ownAmountsCount: boolean;
}

const ownPrices = ['pricePerMonth', 'pricePerPurchase', 'volumePerYear', 'adRevenuePerUser'] as const;

/** No rate is ever invented: without one, dollars and the founder's currency stay apart (market reference, section 2). */
export function moneyOf(input: MarketInput, basis: MarketBasis): Money {
  const edited = input.assumptions ?? {};
  const hasPrice = ownPrices.some((name) => input[name] !== undefined || typeof edited[name] === 'number');
  const said = input.currency ?? (hasPrice ? undefined : basis.price?.currency) ?? factCurrency;
  const rate = edited.usdRate;
  const perDollar = said === factCurrency ? 1 : typeof rate === 'number' && rate > 0 ? rate : null;
  if (perDollar !== null) return { currency: said, blocked: null, perDollar, ownAmountsCount: true };
  const stays = hasPrice || basis.price?.currency === said;
  return stays
    ? { currency: said, blocked: said, perDollar: null, ownAmountsCount: true }
    : { currency: factCurrency, blocked: said, perDollar: 1, ownAmountsCount: false };
}
