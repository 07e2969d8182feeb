import type { ModelSlot } from '../profile/business-model.ts';
import type { IdeaReading } from '../read/reading.ts';
import { listNames, listWords, type Word } from '../text/words.ts';
import type { VentureQuery } from './venture-features.ts';

/** What of an idea is compared with the businesses that we know. */
export function toVentureQuery(
  text: string,
  { claims: { about }, does, stated }: IdeaReading,
  model: ModelSlot | null,
  scoreOfNiche: (niche: string) => number,
): VentureQuery {
  const said = about === '' ? (does?.value.phrase ?? '') : about;
  const order = model === null ? [] : [model.value, ...model.alternatives];
  const names = listNames(text);
  const withoutNames = (words: readonly Word[]) => words.filter(({ word }) => !names.has(word));
  return {
    text: listWords(text),
    about: listWords(said === '' ? text : said),
    plain: withoutNames(listWords(text)),
    stated: withoutNames(listWords(stated ?? text)),
    rankOfModel: (id) => (order.includes(id) ? order.indexOf(id) : order.length),
    chanceOfModel: (id) => model?.chanceOf(id) ?? 1 / modelsAbout,
    scoreOfNiche,
  };
}

/** How many there are, where nothing was read. */
const modelsAbout = 56;
