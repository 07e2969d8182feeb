import type { Knowledge } from '@slipway/facts';
import { jobText } from './job-nearness.ts';
import type { Rarity } from './nearness.ts';
import { stem } from './stem.ts';

/** How rare each stem is among the ways in which founders put an idea and the jobs of the trades. */
export function countRarity({ wordings, jobs }: Pick<Knowledge, 'wordings' | 'jobs'>): Rarity {
  const texts = [...wordings.flatMap(({ heard }) => heard), ...jobs.map(jobText)];
  const stems = new Map<string, string>();
  const held = new Map<string, number>();
  for (const text of texts) {
    const found = new Set<string>();
    for (const word of text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []) {
      let stemmed = stems.get(word);
      if (stemmed === undefined) {
        stemmed = stem(word);
        stems.set(word, stemmed);
      }
      found.add(stemmed);
    }
    for (const one of found) held.set(one, (held.get(one) ?? 0) + 1);
  }
  const most = Math.log(2 * texts.length + 2);
  return (stemmed) => Math.max(0, Math.log((texts.length + 1) / ((held.get(stemmed) ?? 0) + 0.5)) / most);
}
