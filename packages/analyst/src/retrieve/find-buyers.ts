import type { Indexes } from './indexes.ts';
import { fitPlace } from './place.ts';
import type { Query } from './query.ts';
import type { FoundRow } from './row.ts';
import { listStems } from './words.ts';

const countsMost = 4;

/** Counts of who pays, by the name that covers most of their words; of the founder's own country first. */
export function findBuyers(query: Query, indexes: Indexes): readonly FoundRow[] {
  const wanted = query.payerStems.size > 0 ? query.payerStems : query.stems;
  return indexes
    .placesOf('buyers')
    .flatMap((at) => {
      const row = indexes.rows[at];
      if (row === undefined) return [];
      const fit = fitPlace(row.region, query.places);
      const names = row.says.split(', ').map((name) => listStems(name));
      const whole = names.filter((stems) => stems.length > 0 && stems.every((stem) => wanted.has(stem)));
      if (whole.length === 0 || fit === 'elsewhere') return [];
      const met = [...new Set(whole.flat())];
      const covered = met.length / Math.max(met.length, query.payerStems.size);
      return [{ row, met, likely: (fit === 'here' ? 1 : 0.8) * covered }];
    })
    .sort((a, z) => z.likely - a.likely || (a.row.id < z.row.id ? -1 : 1))
    .slice(0, countsMost)
    .map(({ row, met, likely }) => ({
      ...row,
      probability: likely,
      ownWords: met,
      niches: [],
      standing: null,
    }));
}
