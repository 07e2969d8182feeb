import { companyKey } from '../retrieve/company-key.ts';
import { type Curve, probability } from '../retrieve/logistic.ts';
import type { FoundRival } from '../retrieve/suggest-rivals.ts';
import type { FindFirm } from '../ventures/firms.ts';
import type { NamedRival } from './named-rivals.ts';
import type { Neighbourhood } from './neighbourhood.ts';
import curve from './rival-curve.json' with { type: 'json' };
import type { SuggestedRival } from './suggested-rivals.ts';

/** How likely a person in that business would name a firm. `scripts/fit-rivals.ts` fits the curve. */
export type HowRight = (evidence: readonly number[]) => number;

export const howRight: HowRight = (evidence) => probability(curve satisfies Curve, evidence);

interface RowRival {
  readonly rival: Omit<SuggestedRival, 'right'>;
  readonly nearness: FoundRival['nearness'];
}

interface Candidate {
  readonly rival: Omit<SuggestedRival, 'right'>;
  readonly row?: RowRival;
  readonly named?: NamedRival;
}

/** Rows beyond these are far. */
const rowsMost = 30;
const unnamed = -4;
const noRow = [0, 0, 0, 0, 0];
const leastChance = 1e-4;

/** Firms by their own rows and firms that like businesses name, each once, likeliest right first. */
export function judgeRivals(
  rows: readonly RowRival[],
  named: readonly NamedRival[],
  near: Neighbourhood,
  findFirm: FindFirm,
  judge: HowRight,
): readonly SuggestedRival[] {
  return merge(rows.slice(0, rowsMost), named)
    .map((one) => ({
      ...one.rival,
      right: judge([
        ...evidenceOf(one, near),
        ...placeInList(one.named, near),
        ...firmEvidence(one, near, findFirm),
      ]),
    }))
    .toSorted((a, z) => z.right - a.right);
}

function merge(rows: readonly RowRival[], named: readonly NamedRival[]): readonly Candidate[] {
  const found = new Map<string, Candidate>();
  for (const one of named) found.set(oneWord(one.rival.name), { rival: one.rival, named: one });
  for (const row of rows) {
    const key = oneWord(row.rival.name);
    const known = found.get(key);
    if (known?.row !== undefined) continue;
    // In another industry that name may be another firm's.
    const rival = known === undefined || isSameField(known.rival, row.rival) ? row.rival : known.rival;
    found.set(key, { ...known, rival, row });
  }
  return [...found.values()];
}

/** "Opus Clip" is OpusClip. */
const oneWord = (name: string): string => companyKey(name).replaceAll(' ', '');

const industryOf = ({ niche }: Pick<SuggestedRival, 'niche'>) => niche?.split('/')[0];

const isSameField = (one: Pick<SuggestedRival, 'niche'>, other: Pick<SuggestedRival, 'niche'>): boolean =>
  industryOf(one) === industryOf(other);

/** In the order of the curve. */
function evidenceOf({ row, named }: Candidate, near: Neighbourhood): readonly number[] {
  const { nearest, owners, listed, place } = near;
  const isPlaced = place !== null;
  const isNamed = Number(named !== undefined);
  const hasRow = Number(row !== undefined);
  const isOfPlace = Number(named?.isOfPlace ?? false);
  // Who works in one town meets firms of that country.
  const isAbroad = isPlaced ? isNamed * (1 - isOfPlace) : 0;
  return [
    named === undefined ? unnamed : logOdds(named.best),
    named?.together ?? 0,
    named?.agreed ?? 0,
    isOfPlace,
    isPlaced ? 0 : isNamed,
    hasRow,
    ...(row?.nearness ?? noRow),
    Number(row?.rival.isSameJob ?? false),
    isNamed * hasRow,
    nearest,
    owners,
    owners * isNamed,
    owners * hasRow,
    owners * isAbroad,
    listed,
  ];
}

/** Of a firm that nobody names: the middle of a list. */
const noPosition = 2.5;

function placeInList(named: NamedRival | undefined, { nearest }: Neighbourhood): readonly number[] {
  const { by = [], position = noPosition } = named ?? {};
  const [first = nearest, second = 0, third = 0] = by;
  return [
    position,
    Math.log1p(by.length),
    second,
    third,
    nearest - first,
    Number(by.length > 0 && first === nearest),
  ];
}

/** What businesses that have nothing to do with the idea say of the firm: how many name it, and for which countries. */
function firmEvidence({ rival }: Candidate, { place }: Neighbourhood, findFirm: FindFirm): readonly number[] {
  const firm = findFirm(rival.name);
  if (firm === null) return [0, 0, 0, 0, Number(place !== null)];
  const isHere = place !== null && firm.isNotedIn(place);
  const isAbroad = place !== null && firm.isNotedElsewhere(place);
  return [Math.log1p(firm.mentions), Math.log1p(firm.industries), Number(isHere), Number(isAbroad), 0];
}

const logOdds = (chance: number): number => Math.log((chance + leastChance) / (1 - chance + leastChance));
