import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Niche } from '@slipway/knowledge';
import {
  createReader,
  type IdeaReader,
  type ReaderData,
  type ReaderWeights,
} from '../src/read/create-reader.ts';

const folder = join(import.meta.dirname, '../../../content/language');
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

/** The word lists, without the weights: for fitting them. */
export function loadLists(): Omit<ReaderData, 'weights' | 'niches'> {
  return {
    parties: read('parties.tsv'),
    verbs: read('verbs.tsv'),
    generalHeads: read('general-heads.txt'),
    partyClasses: read('party-classes.tsv'),
    currencies: read('currencies.tsv'),
    places: read('places.tsv'),
    placeNames: read('place-names.tsv'),
    charging: read('charging.tsv'),
    offerWords: read('offer-words.tsv'),
  };
}

/** Keep the answer: the server loads it once when it starts. */
export function loadReader(niches: readonly Niche[]): IdeaReader {
  const weights: ReaderWeights = JSON.parse(read('reading-weights.json'));
  return createReader({ ...loadLists(), weights, niches });
}
