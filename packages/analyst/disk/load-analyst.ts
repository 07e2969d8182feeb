import type { Knowledge } from '@slipway/facts';
import { type Analyst, createAnalyst } from '../src/create-analyst.ts';
import { parseWordTable } from '../src/read/word-classes.ts';
import { buildIndexes, openIndexes } from '../src/retrieve/indexes.ts';
import type { WordVectors } from '../src/retrieve/meaning.ts';
import { loadLists, loadReader } from './load-reader.ts';

/** Takes a second or two: the server keeps one. */
export function loadAnalyst(knowledge: Knowledge, vectors: WordVectors): Analyst {
  const lists = loadLists();
  return createAnalyst({
    knowledge,
    indexes: openIndexes(buildIndexes(knowledge, vectors), knowledge, vectors),
    read: loadReader(knowledge.niches),
    offerWords: parseWordTable(lists.offerWords),
    placeNames: placeNamesOf(`${lists.places}\n${lists.placeNames}`),
  });
}

/** The first row of a code that is a country or a region of the world names it. */
function placeNamesOf(table: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const line of table.split('\n')) {
    const [name = '', code = '', kind = ''] = line.split('\t');
    if ((kind === 'country' || kind === 'world region') && !names.has(code)) names.set(code, name);
  }
  return names;
}
