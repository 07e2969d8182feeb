import type { IdeaReading, Slot } from '../read/reading.ts';
import { listWords } from '../text/words.ts';
import type { VentureQuery } from './venture-features.ts';

/** What of an idea is compared with the businesses that we know. */
export function toVentureQuery(
  text: string,
  { claims: { about }, does, stated }: IdeaReading,
  payer: string | null,
  model: Slot<string> | null,
  scoreOfNiche: (niche: string) => number,
): VentureQuery {
  const said = about === '' ? (does?.value.phrase ?? '') : about;
  const order = model === null ? [] : [model.value, ...model.alternatives];
  return {
    text: listWords(text),
    about: listWords(said === '' ? text : said),
    stated: listWords(stated ?? text),
    payer: listWords(payer ?? ''),
    rankOfModel: (id) => (order.includes(id) ? order.indexOf(id) : order.length),
    scoreOfNiche,
  };
}
