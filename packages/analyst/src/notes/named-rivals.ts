import type { Niche, Venture } from '@slipway/knowledge';
import { companyKey } from '../retrieve/company-key.ts';
import { fitPlace } from '../retrieve/place.ts';
import type { FoundVenture } from '../ventures/rank-ventures.ts';
import type { SuggestedRival } from './suggested-rivals.ts';

/** A business like the idea, and whether what its customers do instead holds where the founder sells. */
interface NearVenture extends FoundVenture {
  readonly isHere: boolean;
}

/** A firm that near businesses name, and what they say together. */
export interface NamedRival {
  readonly rival: Omit<SuggestedRival, 'right'>;
  /** Of the likeliest business that names it, as far as it can be had where the founder sells. */
  readonly best: number;
  /** All that name it together, each as far as it is like the idea. */
  readonly together: number;
  /** Of all businesses that are like the idea, the share that names it. */
  readonly agreed: number;
  /** It is noted for the country where the founder sells. */
  readonly isOfPlace: boolean;
  /** How likely each business that names it is the idea's, the likeliest first. */
  readonly by: readonly number[];
  /** How far down the list of the likeliest of them it stands, 0 for the first. */
  readonly position: number;
}

/** Whom somebody in a near business would name, and what its customers use, where the founder sells; the likeliest first. */
export function namedRivals(
  near: readonly NearVenture[],
  niches: readonly Niche[],
  place: string | null,
): readonly NamedRival[] {
  const found = near.flatMap((one) =>
    listNamed(one, place).map(({ name, says, fits, isOfPlace, position }) => ({
      rival: { ...rowOf(name, says, one.venture, niches), likely: one.likely },
      likely: one.likely,
      fits,
      isOfPlace,
      position,
    })),
  );
  const mass = sumOf(near);
  return [...Map.groupBy(found, ({ rival }) => companyKey(rival.name)).values()]
    .flatMap((all) => {
      const [first] = all;
      if (first === undefined) return [];
      // Two like businesses that name it say more than one.
      const wrong = all.reduce((chance, { likely, fits }) => chance * (1 - namedRight * likely * fits), 1);
      return [
        {
          rival: first.rival,
          best: Math.max(...all.map(({ likely, fits }) => likely * fits)),
          together: 1 - wrong,
          agreed: sumOf(all) / mass,
          isOfPlace: all.some((one) => one.isOfPlace),
          by: all.map(({ likely }) => likely).toSorted((a, z) => z - a),
          position: all.toSorted((a, z) => z.likely - a.likely)[0]?.position ?? 0,
        },
      ];
    })
    .toSorted((a, z) => z.together - a.together);
}

const sumOf = (all: readonly { readonly likely: number }[]): number =>
  all.reduce((sum, { likely }) => sum + likely, 0);

/** Of the firms that a business names which is surely like the idea, so many are right. */
const namedRight = 0.85;

interface Named {
  readonly name: string;
  /** The line of our notes that names it. */
  readonly says: string;
  /** How likely it can be had where the founder sells, 0 to 1. */
  readonly fits: number;
  readonly isOfPlace: boolean;
  readonly position: number;
}

/** Writers begin with whom they think of first; who stands only in the line on customers comes after all. */
const lastPosition = 5;

/** Firms that can be had there come before those that can be had anywhere. */
function listNamed({ venture, isHere }: NearVenture, place: string | null): readonly Named[] {
  const places = place === null ? [] : [place];
  const fits = (venture.rivals ?? []).filter((firm) =>
    firm.places.length === 0 ? true : firm.places.some((code) => fitPlace(code, places) !== 'elsewhere'),
  );
  const own = fits.filter((firm) => firm.places.length > 0);
  const rest = fits.filter((firm) => firm.places.length === 0);
  const ordered = place === null ? fits : [...own, ...rest];
  const says = `${list(ordered.map(({ name }) => name))} do it, or are used in place of it.`;
  const listed = ordered.map((firm) => ({
    name: firm.name,
    says,
    fits: place === null ? reachOf(firm.places) : 1,
    isOfPlace: place !== null && firm.places.includes(place),
    position: venture.rivals?.indexOf(firm) ?? lastPosition,
  }));
  const known = new Set((venture.rivals ?? []).map(({ name }) => companyKey(name)));
  const inLine = isHere
    ? venture.named
        .filter((name) => !known.has(companyKey(name)))
        .map((name) => ({ name, says: venture.instead, fits: 1, isOfPlace: false, position: lastPosition }))
    : [];
  return [...listed, ...inLine];
}

const wideLeast = 4;

/** Where the founder sells is not said: a firm of one small country is hardly a rival of anybody. */
function reachOf(places: readonly string[]): number {
  if (places.length === 0) return 1;
  const isWide = places.length >= wideLeast || places.some((code) => /^(?:US|GB|EU)$/u.test(code));
  return isWide ? 0.9 : 0.4;
}

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Its row, where the niche or the industry of the business has one: elsewhere a firm of that name may be another. */
function rowOf(
  name: string,
  says: string,
  venture: Venture,
  niches: readonly Niche[],
): Omit<SuggestedRival, 'likely' | 'right'> {
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
    id: `venture/${venture.id}#${says === venture.instead ? 'instead' : 'rivals'}`,
    name,
    sells: '',
    does: '',
    pricing: '',
    niche: venture.niche,
    where: venture.name,
    isSameJob: true,
    besides: { business: { id: venture.id, name: venture.name }, says },
  };
}
