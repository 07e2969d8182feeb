import type { Niche, NicheJob, NicheWording } from '@slipway/knowledge';
import { countStems } from '../text/words.ts';

/** What the niche is about counts twice, words of the trade that its table lacks more than those of a text about it. */
const shares = { own: 2, table: 1, also: 1.5, plain: 1, heard: 1, jobs: 0.5 } as const;
/** Of a niche with many companies the first speak for it: a longer list must not make it the nearer one. */
const companiesRead = 6;

/** Stems of everything that is known of a niche, weighed. */
export function stemsOfNiche(
  niche: Niche,
  wording: NicheWording | undefined,
  jobs: readonly NicheJob[],
  stemOf: (word: string) => string,
): ReadonlyMap<string, number> {
  const { also = [], plain = [], heard = [] } = wording ?? {};
  return countStems(
    [
      [ownText(niche), shares.own],
      [tableText(niche), shares.table],
      [also.join(' '), shares.also],
      [plain.join(' '), shares.plain],
      [heard.join(' '), shares.heard],
      [jobs.map(({ what, pain, today, hard }) => `${what} ${pain} ${today} ${hard}`).join(' '), shares.jobs],
    ],
    stemOf,
  );
}

/** What a mean of word meanings is taken of: how outsiders put it wanders too far. */
export function meaningText(niche: Niche, wording: NicheWording | undefined): string {
  return [ownText(niche), tableText(niche), ...(wording?.also ?? [])].join(' ');
}

function ownText({ name, words, job, buyer, user }: Niche): string {
  return [name, ...words, job, buyer, user].join(' ');
}

function tableText(niche: Niche): string {
  return [
    niche.today,
    niche.cost,
    ...niche.pains,
    ...niche.incumbents.slice(0, companiesRead).flatMap(({ sells, does }) => [sells, does]),
    ...niche.systems.map(({ does }) => does),
    ...niche.channels.map(({ through }) => through),
    ...niche.prices.map(({ what }) => what),
    ...niche.next,
    ...niche.failures,
    ...niche.changes.map(({ says }) => says),
    ...niche.questions,
    niche.season ?? '',
  ].join(' ');
}
