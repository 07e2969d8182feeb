import type { Niche, NicheWording } from '@slipway/facts';

/** Words of the trade that its table does not hold count more than those of a text about it. */
const shares = { own: 2, table: 1, also: 1.5, plain: 1, heard: 1 } as const;

/** What the niche is about counts twice: its own words, its job, who buys and who works with it. */
export function textsOfNiche(niche: Niche, wording: NicheWording | undefined): readonly [string, number][] {
  const own = [niche.name, ...niche.words, niche.job, niche.buyer, niche.user];
  const table = [
    niche.today,
    niche.cost,
    ...niche.pains,
    ...niche.incumbents.map(({ sells }) => sells),
    ...niche.systems.map(({ does }) => does),
    ...niche.channels.map(({ through }) => through),
    ...niche.prices.map(({ what }) => what),
    ...niche.next,
    ...niche.failures,
    ...niche.changes.map(({ says }) => says),
    ...niche.questions,
    niche.season ?? '',
  ];
  return [
    [own.join(' '), shares.own],
    [table.join(' '), shares.table],
    [(wording?.also ?? []).join(' '), shares.also],
    [(wording?.plain ?? []).join(' '), shares.plain],
    [(wording?.heard ?? []).join(' '), shares.heard],
  ];
}
