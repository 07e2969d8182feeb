import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeHear } from '../src/hearing.ts';
import { countLetterRuns } from '../src/letter-runs.ts';
import type { NamingData } from '../src/measure-name.ts';
import { readPronunciations } from '../src/pronunciations.ts';
import { countSoundRuns } from '../src/sound-runs.ts';
import { readSpellingModel } from '../src/spelling-model.ts';
import { type NameStock, readStock } from '../src/stock.ts';
import { readUnwanted } from '../src/unwanted.ts';

const folder = join(import.meta.dirname, '../../../content/naming');
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

/** Keep the answer: it takes a tenth of a second. */
export function loadNaming(): NamingData {
  const words = readPronunciations(read('pronunciations.tsv'));
  return {
    words,
    hear: makeHear(words, readSpellingModel(read('spellings.tsv'))),
    runs: countLetterRuns(words.words),
    soundEase: countSoundRuns(words),
    findUnwanted: readUnwanted(read('unwanted.tsv'), words.has),
  };
}

export const loadStock = (): NameStock =>
  readStock(read('stock.tsv'), read('partners.tsv'), read('endings.tsv'));
