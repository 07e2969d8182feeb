import { stem } from '../text/words.ts';
import actWords from './acts.json' with { type: 'json' };

/** What a product does with a thing, by the words that say so. A word may stand for two acts. */
const actsOfStem: ReadonlyMap<string, readonly string[]> = Object.entries(actWords).reduce(
  (all, [act, words]) => {
    for (const word of words) all.set(stem(word), [...(all.get(stem(word)) ?? []), act]);
    return all;
  },
  new Map<string, readonly string[]>(),
);

export function listActs(stems: Iterable<string>): ReadonlySet<string> {
  const acts = new Set<string>();
  for (const one of stems) for (const act of actsOfStem.get(one) ?? []) acts.add(act);
  return acts;
}

export function shareAnAct(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  for (const act of a) if (b.has(act)) return true;
  return false;
}
