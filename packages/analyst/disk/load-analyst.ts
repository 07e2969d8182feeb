import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Knowledge } from '@slipway/knowledge';
import { type Analyst, createAnalyst } from '../src/create-analyst.ts';
import { makeModelReader } from '../src/profile/business-model.ts';
import { parseWordTable } from '../src/read/word-classes.ts';
import { makeKindReader } from '../src/scope/read-kind.ts';
import { loadIndexes } from './load-indexes.ts';
import { loadLists, loadModelWeights, loadReader, loadVectors } from './load-reader.ts';

export { loadIndexes } from './load-indexes.ts';
export { loadVectors } from './load-reader.ts';

const vectorsFolder = join(import.meta.dirname, '../../knowledge/vectors');

/** Takes a second or two: the server keeps one. */
export function loadAnalyst(knowledge: Knowledge): Analyst {
  const vectors = loadVectors();
  const lists = loadLists();
  return createAnalyst({
    knowledge,
    indexes: loadIndexes(knowledge, vectors),
    read: loadReader(knowledge.niches, vectors),
    readKind: makeKindReader(JSON.parse(readFileSync(join(vectorsFolder, 'kinds.json'), 'utf8')), vectors),
    readModel: makeModelReader(loadModelWeights()),
    isWord: (word) => vectors.find(word) !== null,
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
