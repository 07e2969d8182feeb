import type { Niche, PriceAnchor } from '@slipway/knowledge';
import type { NicheRanks } from './idea-notes.ts';

/** Where each niche stands among all, −1 to 1: how long a sale takes, how fast customers go, what one pays. */
export function makeRanks(niches: readonly Niche[]): ReadonlyMap<string, NicheRanks> {
  const sale = percentiles(niches.map(({ cycle }) => middle(cycle.weeks)));
  const churn = percentiles(niches.map(({ economics }) => middle(economics.churnMonthly)));
  const ticket = percentiles(niches.map(ticketOf));
  return new Map(
    niches.map(({ id }, at) => [id, { sale: sale[at] ?? 0, churn: churn[at] ?? 0, ticket: ticket[at] ?? 0 }]),
  );
}

const middle = ([low, high]: readonly [number, number]): number => (low + high) / 2;

/** What one customer pays in a year, in dollars, by the dearest comparable product; null where none is in dollars. */
function ticketOf({ prices }: Niche): number | null {
  const yearly = prices
    .filter(({ currency, whose }) => currency === 'USD' && whose === 'to-them')
    .map(perYear);
  return yearly.length === 0 ? null : Math.max(...yearly);
}

function perYear({ low, high, per }: PriceAnchor): number {
  const price = middle([low, high]);
  if (/\bmonth\b/u.test(per)) return price * 12;
  return /\bweek\b/u.test(per) ? price * 50 : price;
}

/** What is not known stands in the middle. */
function percentiles(values: readonly (number | null)[]): readonly number[] {
  const sorted = values.filter((value) => value !== null).sort((a, z) => a - z);
  const below = new Map<number, number>();
  const same = new Map<number, number>();
  sorted.forEach((value, at) => {
    if (!below.has(value)) below.set(value, at);
    same.set(value, (same.get(value) ?? 0) + 1);
  });
  return values.map((value) => {
    if (value === null || sorted.length < 2) return 0;
    const place = (below.get(value) ?? 0) + ((same.get(value) ?? 1) - 1) / 2;
    return (place / (sorted.length - 1)) * 2 - 1;
  });
}
