import type { Mention } from './mentions.ts';
import type { LikelyParties } from './niche-buyers.ts';
import { family } from './word-forms.ts';

/** Somebody the text does not name but who is likely from what it says. */
interface InferredParty {
  readonly key: string;
  readonly name: string;
  readonly features: Readonly<Record<string, number>>;
}

const gifts =
  /\b(?:donations?|donors?|grants|a grant|philanthrop\p{L}{1,8}|foundations?|charit\p{L}{1,5}|crowdfunding|volunteers?)\b/giu;
const adverts = /\b(?:advert(?:s|isers?|ising|isements?)|ads|sponsors?)\b/iu;

export function inferParties(
  text: string,
  mentions: readonly Mention[],
  likely: LikelyParties,
  isPriced: boolean,
): readonly InferredParty[] {
  const keys = new Set(mentions.map(({ key }) => key));
  const found: InferredParty[] = [];
  const add = (name: string, features: InferredParty['features']): void => {
    const key = family(name.split(' ').at(-1) ?? name);
    if (!keys.has(key)) found.push({ key, name, features });
    keys.add(key);
  };
  if (mentions.some(({ party }) => party.kind === 'child')) add('parents', { 'inferred parents': 1 });
  const given = text.match(gifts)?.length ?? 0;
  if (given > 0)
    add('donors', {
      'inferred donors': 1,
      'many gifts': given > 1 ? 1 : 0,
      'gifts, no price': isPriced ? 0 : 1,
    });
  if (adverts.test(text))
    add('advertisers', { 'inferred advertisers': 1, 'adverts, no price': isPriced ? 0 : 1 });
  likely.names.slice(0, 4).forEach((name, at) => {
    const first = name.split(/,| and | or /u)[0]?.trim() ?? name;
    add(first, {
      'from rows': 1,
      'from first row': at === 0 ? 1 : 0,
      'row near': at === 0 ? likely.near : 0,
    });
  });
  return found;
}
