import { once } from '@slipway/core';
import type { Knowledge } from '@slipway/knowledge';
import { type Analyst, createAnalyst } from '../src/create-analyst.ts';
import { type HowRight, howRight } from '../src/notes/judge-rivals.ts';
import { openModelReader } from '../src/profile/business-model.ts';
import { parseWordTable } from '../src/read/word-classes.ts';
import { makeKindReader } from '../src/scope/read-kind.ts';
import { loadFirms } from './load-firms.ts';
import { loadIndexes } from './load-indexes.ts';
import { loadLists, loadReader, loadVectors } from './load-reader.ts';
import { loadRivals } from './load-rivals.ts';
import { loadVentureIndex, loadVentures } from './load-ventures.ts';
import { loadKindTable, loadModelTable } from './load-weights.ts';

export { loadIndexes } from './load-indexes.ts';
export { loadVectors } from './load-reader.ts';
export { loadVentures } from './load-ventures.ts';

/** What only reading a text needs is loaded with the first one. The server keeps one. */
export function loadAnalyst(
  knowledge: Knowledge,
  vectors = loadVectors(),
  judge: HowRight = howRight,
): Analyst {
  const lists = loadLists();
  const kindReader = once(() => makeKindReader(loadKindTable(), vectors));
  const placeNames = once(() => placeNamesOf(lists.places, lists.placeNames));
  const modelReader = once(() => openModelReader(loadModelTable()));
  const nearRivals = once(() => loadRivals(knowledge));
  const firms = once(() => loadFirms(knowledge));
  const index = once(() => loadVentureIndex(knowledge));
  const findVentures = once(() => loadVentures(knowledge, index()));
  return createAnalyst({
    knowledge,
    indexes: loadIndexes(knowledge, vectors),
    read: loadReader(knowledge, vectors, lists, index),
    readKind: (text) => kindReader()(text),
    readModel: (text, reading) => modelReader()(text, reading),
    nearRivals: (text) => nearRivals()(text),
    howRight: judge,
    findFirm: (name) => firms()(name),
    findVentures: (query) => findVentures()(query),
    isWord: (word) => vectors.find(word) !== null,
    offerWords: parseWordTable(lists.offerWords),
    nameOfPlace: (code) => placeNames().get(code),
  });
}

/** The first row of a code that is a country or a region of the world names it. */
function placeNamesOf(...tables: readonly string[]): ReadonlyMap<string, string> {
  const row = /^([^\t\n]*)\t([^\t\n]*)\t(?:country|world region)\t/gmu;
  const names = new Map<string, string>();
  for (const [, name = '', code = ''] of tables.flatMap((table) => [...table.matchAll(row)]))
    if (!names.has(code)) names.set(code, name);
  return names;
}
