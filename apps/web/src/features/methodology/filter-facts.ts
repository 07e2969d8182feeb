import type { HeldFact } from '../../api/methodology.ts';
import { nameRegion } from './words.ts';

/** An empty string lets everything through. */
interface FactFilter {
  readonly words: string;
  readonly grade: string;
  readonly region: string;
  readonly niche: string;
}

export const noFilter: FactFilter = { words: '', grade: '', region: '', niche: '' };

/** Every word has to stand somewhere in the statement, its publisher, its place or its year. */
export function filterFacts(facts: readonly HeldFact[], filter: FactFilter): readonly HeldFact[] {
  const words = filter.words.toLowerCase().split(/\s+/u).filter(Boolean);
  return facts.filter((fact) => {
    if (filter.grade !== '' && fact.confidence !== filter.grade) return false;
    if (filter.region !== '' && fact.region !== filter.region) return false;
    if (filter.niche !== '' && !fact.niches.includes(filter.niche)) return false;
    const text = [fact.what, fact.says, fact.publisher, fact.year, nameRegion(fact.region)]
      .join(' ')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
