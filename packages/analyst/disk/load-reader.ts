import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Niche } from '@slipway/knowledge';
import { lettersOf, packJson } from '@slipway/knowledge/compiled-file';
import { originOf } from '@slipway/knowledge/load';
import type { ModelWeights } from '../src/profile/business-model.ts';
import {
  buildNicheTables,
  createReader,
  type IdeaReader,
  type NicheTables,
  type ReaderData,
  type ReaderWeights,
  type SentenceWeights,
} from '../src/read/create-reader.ts';
import type { KindWeights } from '../src/read/number-kinds/classify.ts';
import type { WordVectors } from '../src/text/word-vectors.ts';
import { readVectors } from '../src/text/word-vectors.ts';
import { loadMade } from './load-made.ts';

const folder = join(import.meta.dirname, '../../../content/language');
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

const vectorsFile = join(import.meta.dirname, '../../knowledge/vectors/glove-100d-int8.bin');

export const loadVectors = (): WordVectors => readVectors(readFileSync(vectorsFile));

/** The word lists, without the weights: for fitting them. */
export function loadLists(): Omit<ReaderData, 'weights' | 'niches' | 'sentences' | 'numbers' | 'vectors'> {
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

export const loadSentenceWeights = (): SentenceWeights => JSON.parse(read('sentence-weights.json'));

export const loadNumberWeights = (): KindWeights => JSON.parse(read('number-weights.json'));

export const loadModelWeights = (): ModelWeights => JSON.parse(read('business-model-weights.json'));

const code = [join(import.meta.dirname, '../src/read')];

export function loadNicheTables(niches: readonly Niche[]): NicheTables {
  return loadMade({
    name: 'niche-tables',
    origin: originOf(niches),
    code,
    make: () => buildNicheTables(niches),
    pack: (tables) => new Map([['tables', packJson(tables)]]),
    unpack: (parts): NicheTables => JSON.parse(lettersOf(parts.get('tables') ?? new Uint8Array())),
  });
}

/** Keep the answer: the server loads it once when it starts. */
export function loadReader(
  niches: readonly Niche[],
  vectors = loadVectors(),
  lists = loadLists(),
): IdeaReader {
  const weights: ReaderWeights = JSON.parse(read('reading-weights.json'));
  return createReader({
    ...lists,
    sentences: loadSentenceWeights(),
    numbers: loadNumberWeights(),
    vectors,
    weights,
    niches: loadNicheTables(niches),
  });
}
