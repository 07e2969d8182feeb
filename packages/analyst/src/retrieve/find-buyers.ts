import { fitCount } from './fit-count.ts';
import type { Indexes } from './indexes.ts';
import type { Query } from './query.ts';
import type { FoundRow } from './row.ts';

const countsMost = 3;
const longestPayer = 200;
/** How likely a reader would call it a count of who pays. */
const likely = { payer: 1, near: 0.5 } as const;

/**
 * Counts of who pays, those of exactly them first. Of the founder's own place alone: a country is not counted by its neighbour nor
 * by its continent. Without a place only counts of the whole world are left.
 */
export function findBuyers(
  payer: string,
  { places }: Pick<Query, 'places'>,
  indexes: Indexes,
): readonly FoundRow[] {
  return indexes
    .placesOf('buyers')
    .flatMap((at) => {
      const row = indexes.rows.row(at);
      if (row === undefined || !(row.region === null ? places.length === 0 : places.includes(row.region)))
        return [];
      const fit = fitCount(payer.slice(0, longestPayer), row.name, row.says.split(', '));
      return fit === null ? [] : [{ row, probability: likely[fit], length: row.name.length }];
    })
    .sort((a, z) => z.probability - a.probability || a.length - z.length || (a.row.id < z.row.id ? -1 : 1))
    .slice(0, countsMost)
    .map(({ row, probability }) => ({ ...row, probability, ownWords: [], niches: [], standing: null }));
}
