import {
  loadLineTable,
  loadLists,
  loadNicheTables,
  loadNumberTable,
  loadSentenceTables,
  loadVectors,
} from '@slipway/analyst/load';
import type { Knowledge } from '@slipway/knowledge';
import { loadVentureIndex } from '../../packages/analyst/disk/load-ventures.ts';
import { createParts, type ReaderParts } from '../../packages/analyst/src/read/create-reader.ts';
import { makeBusinesses } from '../../packages/analyst/src/ventures/near-businesses.ts';

/** All that a text is read by; what is being learnt, and what rests on it, is left out. */
export function loadLanguage(
  knowledge: Knowledge,
  { without = [] }: { readonly without?: readonly ('sentences' | 'numbers' | 'lines')[] } = {},
): ReaderParts {
  return createParts({
    ...loadLists(),
    vectors: loadVectors(),
    sentences: without.includes('sentences') ? null : loadSentenceTables(),
    numbers: without.includes('numbers') ? null : loadNumberTable(),
    lines: without.includes('lines') ? null : loadLineTable(),
    niches: loadNicheTables(knowledge.niches),
    businesses: makeBusinesses(loadVentureIndex(knowledge)),
  });
}
