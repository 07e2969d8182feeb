import type { Niche, PriceAnchor } from '@slipway/facts';
import type { NicheRanks } from './idea-notes.ts';

/** Where each niche stands among all, −1 to 1: what a customer pays and leaves, how fast they go, what binds them. */
export function makeRanks(niches: readonly Niche[]): ReadonlyMap<string, NicheRanks> {
  const tickets = niches.map(ticketOf);
  const leaves = niches.map(({ economics }, at) => {
    const ticket = tickets[at];
    const churn = middle(economics.churnMonthly);
    if (ticket === null || ticket === undefined) return null;
    return (ticket * middle(economics.grossMargin)) / Math.max(leastChurn, churn * 12);
  });
  const places = {
    ticket: percentiles(tickets),
    leaves: percentiles(leaves),
    churn: percentiles(niches.map(({ economics }) => middle(economics.churnMonthly))),
    mandatory: percentiles(niches.map(({ rules }) => rules.filter(({ says }) => binds.test(says)).length)),
  };
  return new Map(
    niches.map(({ id }, at) => [
      id,
      {
        leaves: places.leaves[at] ?? 0,
        ticket: places.ticket[at] ?? 0,
        churn: places.churn[at] ?? 0,
        mandatory: places.mandatory[at] ?? 0,
      },
    ]),
  );
}

/** Nobody keeps a customer for ever: three years at most. */
const leastChurn = 1 / 3;
const binds = /\b(?:must|required?|requires|obliged?|mandatory|needs?)\b/u;
const middle = ([low, high]: readonly [number, number]): number => (low + high) / 2;

/** What one customer pays in a year, in dollars, by the dearest comparable price; null where none is in dollars. */
function ticketOf({ prices }: Niche): number | null {
  const yearly = prices.filter(({ currency }) => currency === 'USD').map(perYear);
  return yearly.length === 0 ? null : Math.max(...yearly);
}

function perYear({ low, high, per }: PriceAnchor): number {
  const price = (low + high) / 2;
  if (/\bmonth\b/u.test(per)) return price * 12;
  return /\bweek\b/u.test(per) ? price * 50 : price;
}

/** What is not known stands in the middle. */
function percentiles(values: readonly (number | null)[]): readonly number[] {
  const sorted = values.filter((value) => value !== null).sort((a, z) => a - z);
  return values.map((value) => {
    if (value === null || sorted.length < 2) return 0;
    const below = sorted.filter((one) => one < value).length;
    const same = sorted.filter((one) => one === value).length;
    return ((below + (same - 1) / 2) / (sorted.length - 1)) * 2 - 1;
  });
}
