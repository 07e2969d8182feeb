import { join } from 'node:path';
import type { Knowledge } from '@slipway/knowledge';
import type { CompiledFile, CompiledParts } from '@slipway/knowledge/compiled-file';
import { originOf } from '@slipway/knowledge/load';
import { buildIndexes, type IndexData, type Indexes, openIndexes } from '../src/retrieve/indexes.ts';
import type { WordVectors } from '../src/text/word-vectors.ts';
import { loadMade } from './load-made.ts';
import { packMeanings, packPostings, unpackMeanings, unpackPostings } from './pack-postings.ts';

/** Rows are found by stems and vectors, so the code for both counts too. */
const code = ['retrieve', 'text'].map((name) => join(import.meta.dirname, '../src', name));

/** Building takes seconds, reading what was built a hundredth of that. */
export function loadIndexes(knowledge: Knowledge, vectors: WordVectors): Indexes {
  const data = loadMade({
    name: 'indexes',
    origin: originOf(knowledge.niches),
    code,
    make: () => buildIndexes(knowledge, vectors),
    pack: packIndexes,
    unpack: unpackIndexes,
  });
  return openIndexes(data, knowledge, vectors);
}

export function packIndexes({ niches, rows, phrases, meanings }: IndexData): CompiledParts {
  return new Map([
    ...packPostings('niches', niches),
    ...packPostings('rows', rows),
    ...packPostings('phrases', phrases),
    ...packMeanings('meanings', meanings),
  ]);
}

export function unpackIndexes(file: CompiledFile): IndexData {
  const niches = unpackPostings('niches', file);
  return {
    niches,
    rows: unpackPostings('rows', file),
    phrases: unpackPostings('phrases', file),
    meanings: unpackMeanings('meanings', file, niches.documents),
  };
}
