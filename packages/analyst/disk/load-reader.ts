import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { once } from '@slipway/core';
import type { Knowledge, Niche } from '@slipway/knowledge';
import { type CompiledFile, packJson, packNumbers } from '@slipway/knowledge/compiled-file';
import { openBytes } from '@slipway/knowledge/disk-numbers';
import { originOf } from '@slipway/knowledge/load';
import {
  buildNicheTables,
  createReader,
  type NicheTables,
  type PlaceReader,
  type ReaderData,
  type ReaderWeights,
} from '../src/read/create-reader.ts';
import type { WordVectors } from '../src/text/word-vectors.ts';
import { readVectors } from '../src/text/word-vectors.ts';
import { makeBusinesses } from '../src/ventures/near-businesses.ts';
import type { VentureIndex } from '../src/ventures/venture-index.ts';
import { loadMade } from './load-made.ts';
import { loadVentureIndex } from './load-ventures.ts';
import { loadLineTable, loadNumberTable, loadSentenceTables } from './load-weights.ts';
import { packWords, unpackWords } from './pack-words.ts';

export { loadLineTable, loadModelTable, loadNumberTable, loadSentenceTables } from './load-weights.ts';

const folder = join(import.meta.dirname, '../../../content/language');
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

const vectorsFile = join(import.meta.dirname, '../../knowledge/vectors/glove-100d-int8.bin');

export const loadVectors = (): WordVectors => readVectors(openBytes(vectorsFile));

/** The word lists, without the weights: for fitting them. */
export function loadLists(): Omit<
  ReaderData,
  'weights' | 'niches' | 'businesses' | 'sentences' | 'numbers' | 'lines' | 'vectors'
> {
  return {
    parties: read('parties.tsv'),
    verbs: read('verbs.tsv'),
    factWords: read('fact-words.tsv'),
    generalHeads: read('general-heads.txt'),
    partyClasses: read('party-classes.tsv'),
    currencies: read('currencies.tsv'),
    places: read('places.tsv'),
    placeNames: read('place-names.tsv'),
    charging: read('charging.tsv'),
    offerWords: read('offer-words.tsv'),
  };
}

const code = ['read', 'text'].map((name) => join(import.meta.dirname, '../src', name));

export function loadNicheTables(niches: readonly Niche[]): NicheTables {
  return loadMade({
    name: 'niche-tables',
    origin: originOf(niches),
    code,
    make: () => buildNicheTables(niches),
    pack: packTables,
    unpack: unpackTables,
  });
}

function packTables({ buyers: { terms, ends, niches, counts, ...buyers }, ...rest }: NicheTables) {
  return new Map([
    ...packWords('terms', terms),
    ['ends', packNumbers(ends)],
    ['niches', packNumbers(niches)],
    ['counts', packNumbers(counts)],
    ['rest', packJson({ ...rest, buyers })],
  ]);
}

function unpackTables(file: CompiledFile): NicheTables {
  const rest: Pick<NicheTables, 'nationalNames'> & {
    readonly buyers: Omit<NicheTables['buyers'], 'terms' | 'ends' | 'niches' | 'counts'>;
  } = JSON.parse(file.letters('rest'));
  return {
    ...rest,
    buyers: {
      ...rest.buyers,
      terms: unpackWords('terms', file),
      ends: file.numbers('ends', Int32Array),
      niches: file.numbers('niches', Uint16Array),
      counts: file.numbers('counts', Uint16Array),
    },
  };
}

/** Keep the answer: the server loads it once when it starts. */
export function loadReader(
  knowledge: Knowledge,
  vectors = loadVectors(),
  lists = loadLists(),
  index = (): VentureIndex => loadVentureIndex(knowledge),
): PlaceReader {
  const businesses = once(() => makeBusinesses(index()));
  const weights: ReaderWeights = JSON.parse(read('reading-weights.json'));
  return createReader({
    ...lists,
    sentences: loadSentenceTables(),
    numbers: loadNumberTable(),
    lines: loadLineTable(),
    vectors,
    weights,
    niches: loadNicheTables(knowledge.niches),
    businesses: {
      near: (text) => businesses().near(text),
      meaningOf: (name) => businesses().meaningOf(name),
    },
  });
}
