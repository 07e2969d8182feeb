import type { Niche, Venture } from '@slipway/knowledge';
import { companyKey } from '../retrieve/company-key.ts';
import type { FoundVenture } from '../ventures/rank-ventures.ts';
import type { SuggestedRival } from './suggested-rivals.ts';

/** Firms that the customers of near businesses use, as their own lines name them; the nearest first. */
export function namedRivals(
  near: readonly FoundVenture[],
  niches: readonly Niche[],
): readonly SuggestedRival[] {
  const found = near.flatMap(({ venture, likely }) =>
    venture.named.map((name) => ({ ...rowOf(name, venture, niches), likely })),
  );
  const keys = found.map(({ name }) => companyKey(name));
  return found.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}

/** Its row, where the niche or the industry of the business has one: elsewhere a firm of that name may be another. */
function rowOf(name: string, venture: Venture, niches: readonly Niche[]): Omit<SuggestedRival, 'likely'> {
  const [industry] = venture.niche.split('/');
  const near = niches.filter(({ vertical }) => vertical === industry);
  const [home] = near
    .filter(({ id }) => id === venture.niche)
    .concat(near)
    .flatMap(({ id, short, incumbents }) =>
      incumbents.flatMap((firm, at) =>
        companyKey(firm.name) === companyKey(name)
          ? [{ id: `${id}#rival:${at}`, niche: id, short, firm }]
          : [],
      ),
    );
  if (home !== undefined) {
    const { id, niche, short, firm } = home;
    const { sells, does, pricing } = firm;
    return { id, name: firm.name, sells, does, pricing, niche, where: short, isSameJob: true };
  }
  return {
    id: `venture/${venture.id}#instead`,
    name,
    sells: '',
    does: '',
    pricing: '',
    niche: venture.niche,
    where: venture.name,
    isSameJob: true,
    besides: { business: { id: venture.id, name: venture.name }, says: venture.instead },
  };
}
