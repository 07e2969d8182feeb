import type { IdeaNotes, SuggestedRival } from '@slipway/analyst';
import type { Knowledge, Niche } from '@slipway/knowledge';
import { stemsOf } from '@slipway/language';

interface From {
  readonly read: IdeaNotes['niches'];
  readonly knowledge: Pick<Knowledge, 'niches'>;
  readonly place: string | null;
  /** Who pays: a word that names them says nothing of the job. */
  readonly payer: string;
  readonly text: string;
}

/** Read so at least: below it, the niche is one of many. */
const likelyFrom = 0.15;
/** Of all words that a firm shares with the text: two that are rare among firms. */
const wordsLeast = 2;
const rarityLeast = 8;

/** Of a niche that is surely read, three firms with one word are enough. */
const surelyFrom = 0.6;
const firmsLeast = 3;

/** Where no row is near: a firm of a read niche whose stored words share two telling words of the job, and those beside it that share one. */
export function nearFirms({ read, knowledge, place, payer, text }: From): readonly SuggestedRival[] {
  const rarity = rarityIn(knowledge);
  const paying = stemsOf(payer);
  const homes = read
    .filter(({ likely }) => likely >= likelyFrom)
    .flatMap(({ id, likely }) =>
      knowledge.niches.filter((niche) => niche.id === id).map((niche) => ({ niche, likely })),
    )
    .map(({ niche, likely }) => {
      const { name, short, buyer, user } = niche;
      const whom = stemsOf([name, short, buyer, user].join(' '));
      const job = [...stemsOf(text)].filter((stem) => !paying.has(stem) && !whom.has(stem));
      const firms = listFirms(niche, place)
        .map(({ stems, rival }) => {
          const shared = job.filter((stem) => stems.has(stem));
          const worth = shared.reduce((sum, stem) => sum + rarity(stem), 0);
          return {
            rival: { ...rival, likely },
            worth,
            isAnchor: shared.length >= wordsLeast && worth >= rarityLeast,
          };
        })
        .filter(({ worth }) => worth > 0)
        .toSorted((a, z) => z.worth - a.worth);
      const isSure = likely >= surelyFrom && firms.length >= firmsLeast;
      return { firms, best: firms.find(({ isAnchor }) => isAnchor || isSure)?.worth ?? 0 };
    })
    .filter(({ best }) => best > 0)
    .toSorted((a, z) => z.best - a.best);
  return homes[0]?.firms.map(({ rival }) => rival) ?? [];
}

/** Firms of a niche that sell there, each with the words of its stored line. Where it is sold is not said, any may. */
export function listFirms({ id, short, incumbents }: Niche, place: string | null) {
  return incumbents
    .map((firm, at) => ({ ...firm, at }))
    .filter(({ region }) => place === null || region === null || region === 'global' || region === place)
    .map(({ name, sells, does, pricing, at }) => ({
      stems: stemsOf(`${sells} ${does}`),
      rival: {
        id: `${id}#rival:${at}`,
        name,
        sells,
        does,
        pricing,
        niche: id,
        where: short,
        isSameJob: false,
      },
    }));
}

const counted = new WeakMap<object, (stem: string) => number>();

/** How few of all firms are described with a word. */
function rarityIn({ niches }: Pick<Knowledge, 'niches'>): (stem: string) => number {
  const known = counted.get(niches);
  if (known !== undefined) return known;
  const lines = niches.flatMap(({ incumbents }) =>
    incumbents.map(({ sells, does }) => stemsOf(`${sells} ${does}`)),
  );
  const counts = new Map<string, number>();
  for (const stem of lines.flatMap((stems) => [...stems])) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const rarity = (stem: string): number => Math.log(lines.length / (counts.get(stem) ?? lines.length));
  counted.set(niches, rarity);
  return rarity;
}
