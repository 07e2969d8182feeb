import type { Niche } from '@slipway/facts';

/** What the niche is about counts twice: its own words, its job, who buys and who works with it. */
export function textOfNiche(niche: Niche): string {
  const own = [niche.name, ...niche.words, niche.job, niche.buyer, niche.user];
  return [
    ...own,
    ...own,
    niche.today,
    niche.cost,
    ...niche.pains,
    ...niche.incumbents.map(({ sells }) => sells),
    ...niche.systems.map(({ does }) => does),
    ...niche.channels.map(({ through }) => through),
    ...niche.prices.map(({ what }) => what),
    ...niche.next,
    ...niche.failures,
    ...niche.lately,
    ...niche.questions,
    niche.season ?? '',
  ].join(' ');
}
