import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeHear } from '../src/hearing.ts';
import { countLetterRuns } from '../src/letter-runs.ts';
import { readLookAlikes } from '../src/look-alikes.ts';
import type { NamingData } from '../src/measure-name.ts';
import { readPronunciations } from '../src/pronunciations.ts';
import { countSoundRuns } from '../src/sound-runs.ts';
import { readSpellingModel } from '../src/spelling-model.ts';
import { type NameStock, readStock } from '../src/stock.ts';
import { readTradeWords } from '../src/trade-words.ts';
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
    shapeOf: readLookAlikes(read('look-alikes.tsv')),
  };
}

export function loadStock(): NameStock {
  const trades = readdirSync(join(folder, 'trades'))
    .sort()
    .flatMap((file) => readTradeWords(file.replace(/\.tsv$/u, ''), read(`trades/${file}`)));
  return readStock(trades, read('partners.tsv'), read('endings.tsv'), read('brands.txt'));
}
