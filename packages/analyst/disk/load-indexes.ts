import { join } from 'node:path';
import type { Knowledge } from '@slipway/knowledge';
import { type CompiledParts, packNumbers, placeOf } from '@slipway/knowledge/compiled-file';
import { originOf } from '@slipway/knowledge/load';
import { buildIndexes, type IndexData, type Indexes, openIndexes } from '../src/retrieve/indexes.ts';
import type { PostingsData } from '../src/retrieve/postings.ts';
import type { WordVectors } from '../src/text/word-vectors.ts';
import { loadMade } from './load-made.ts';
import { packWords, unpackWords } from './pack-words.ts';

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
    ['meanings', packNumbers(Int16Array.from(meanings.flatMap((meaning) => Array.from(meaning))))],
  ]);
}

export function unpackIndexes(parts: CompiledParts): IndexData {
  const [niches, rows] = [unpackPostings('niches', parts), unpackPostings('rows', parts)];
  const all = new Int16Array(...placeOf('meanings', parts, 2));
  const dimensions = all.length / Math.max(1, niches.documents);
  return {
    niches,
    rows,
    phrases: unpackPostings('phrases', parts),
    meanings: Array.from({ length: niches.documents }, (_, at) =>
      all.subarray(at * dimensions, (at + 1) * dimensions),
    ),
  };
}

function packPostings(name: string, { stems, ends, places, adds, documents }: PostingsData): CompiledParts {
  return new Map([
    [`${name} documents`, packNumbers(Int32Array.of(documents))],
    ...packWords(`${name} stems`, stems),
    [`${name} ends`, packNumbers(Int32Array.from(ends))],
    [`${name} places`, packNumbers(isSmall(documents) ? Uint16Array.from(places) : Int32Array.from(places))],
    [`${name} adds`, packNumbers(Float32Array.from(adds))],
  ]);
}

function unpackPostings(name: string, parts: CompiledParts): PostingsData {
  const [documents = 0] = new Int32Array(...placeOf(`${name} documents`, parts, 4));
  return {
    documents,
    stems: unpackWords(`${name} stems`, parts),
    ends: new Int32Array(...placeOf(`${name} ends`, parts, 4)),
    places: isSmall(documents)
      ? new Uint16Array(...placeOf(`${name} places`, parts, 2))
      : new Int32Array(...placeOf(`${name} places`, parts, 4)),
    adds: new Float32Array(...placeOf(`${name} adds`, parts, 4)),
  };
}

/** Two bytes a place where they are enough. */
const isSmall = (documents: number): boolean => documents <= 0x10000;
