import type { IdeaNotes, SuggestedRival } from '@slipway/analyst';
import type { Niche } from '@slipway/knowledge';
import { stemsOf } from '@slipway/language';
import { productKey } from '@slipway/record';
import { isWithin } from './is-within.ts';
import { listFirms } from './near-firms.ts';

interface From {
  /** By their rows: same job first, then neighbours. */
  readonly suggested: readonly SuggestedRival[];
  /** By lines of near businesses. */
  readonly named: readonly SuggestedRival[];
  readonly read: IdeaNotes['niches'];
  readonly niches: readonly Niche[];
  /** Where it is sold; null where that is not said. */
  readonly place: string | null;
  readonly text: string;
  /** A business like it is known: who is up against it is known too, by name. */
  readonly isNear: boolean;
}

const most = 5;
/** So many firms that like businesses name are a list of their own. */
const namedLeast = 3;
/** Beside them a row comes first only if it is so likely right. */
const surelyRight = 0.9;
const surelyFrom = 0.6;
/** So likely right, a row comes first; then whom like businesses name, where that is likely too. */
const nearFrom = 0.8;
const namedFrom = 0.75;
/** Of the first five, one that is less likely right is left out: for ideas nobody prepared for, 5 of 112 such were right. */
const offeredFrom = 0.5;
/** So sure of one at least; else they are chance, and the founder is asked. */
const surestFrom = 0.6;

/**
 * Whom customers of a very near business use, and who does the same job; then neighbours of the niche that the idea is surely read as,
 * and whom a less near business names, likeliest first; then firms of the niche whose stored words share a word of the job; then other
 * neighbours. Rows alone miss a firm that words its line otherwise, and find a flight school for a driving school.
 */
export function chooseRivals({
  suggested,
  named,
  read,
  niches,
  place,
  text,
  isNear,
}: From): readonly SuggestedRival[] {
  const [first] = read;
  const niche = niches.find(({ id }) => id === first?.id);
  const isCalled = first !== undefined && isWithin(stemsOf(first.short), stemsOf(text));
  // Whose niche the text calls by its name has no neighbour in another industry.
  const isFar = (rival: SuggestedRival): boolean =>
    isCalled && rival.niche?.split('/')[0] !== niche?.vertical;
  const here = named.filter((rival) => !isFar(rival));
  const likely = here.filter(({ right = 1 }) => right >= offeredFrom);
  // Whoever is up against a like business is known by name: a row then has to be surely right.
  const isNamed =
    isNear && likely.length >= namedLeast && likely.some(({ right = 1 }) => right >= surestFrom);
  const byName = new Set(named.map(({ name }) => productKey(name)));
  const rows = isNamed
    ? suggested.filter(({ name, right = 1 }) => right >= nearFrom || byName.has(productKey(name)))
    : suggested;
  const { same = [], beside = [] } = Object.groupBy(rows, ({ isSameJob }) => (isSameJob ? 'same' : 'beside'));
  const sure = [
    ...same.filter(({ right = 1 }) => right >= (isNamed ? surelyRight : nearFrom)),
    ...(isNamed ? likely : here.filter(({ right = 1 }) => right >= namedFrom)),
    ...same,
  ];
  if (first === undefined || niche === undefined || (first.likely < surelyFrom && !isCalled))
    return likelyOnes([...sure, ...likeliestFirst([...likely, ...beside])]);
  const { home = [], other = [] } = Object.groupBy(beside, (rival) =>
    rival.niche === niche.id ? 'home' : 'other',
  );
  // Where no row of it is near, a shared word is chance.
  const isHome = rows.some((rival) => rival.niche === niche.id);
  const own =
    isHome && !isNear
      ? ownFirms(niche, place, text).map((rival) => ({ ...rival, likely: first.likely }))
      : [];
  return likelyOnes([
    ...sure,
    ...likeliestFirst([...likely, ...home]),
    ...own,
    ...other.filter((rival) => !isFar(rival)),
  ]);
}

const likeliestFirst = (rivals: readonly SuggestedRival[]): readonly SuggestedRival[] =>
  rivals.toSorted((a, z) => (z.right ?? 1) - (a.right ?? 1));

const likelyOnes = (rivals: readonly SuggestedRival[]): readonly SuggestedRival[] => {
  const first = rivals
    .filter(({ name }, at) => rivals.findIndex((one) => productKey(one.name) === productKey(name)) === at)
    .slice(0, most);
  const known = ({ right = 1 }: SuggestedRival): number => right;
  return first.some((rival) => known(rival) >= surestFrom)
    ? first.filter((rival) => known(rival) >= offeredFrom)
    : [];
};

/** Firms of the niche that share a word of the job with the text, not only its buyers; those with the most first. */
function ownFirms(
  niche: Niche,
  place: string | null,
  text: string,
): readonly Omit<SuggestedRival, 'likely'>[] {
  const whom = stemsOf(`${niche.buyer} ${niche.user}`);
  const job = [...stemsOf(text)].filter((stem) => !whom.has(stem));
  return listFirms(niche, place)
    .map(({ rival, stems }) => ({ rival, shared: job.filter((stem) => stems.has(stem)).length }))
    .filter(({ shared }) => shared > 0)
    .toSorted((a, z) => z.shared - a.shared)
    .map(({ rival }) => rival);
}
