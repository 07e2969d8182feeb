import { join } from 'node:path';
import type { Knowledge } from '@slipway/knowledge';
import { packJson, packNumbers } from '@slipway/knowledge/compiled-file';
import { originOf } from '@slipway/knowledge/load';
import { buildFirms, type FindFirm, openFirms } from '../src/ventures/firms.ts';
import { loadMade } from './load-made.ts';
import { packWords, unpackWords } from './pack-words.ts';

const code = ['ventures', 'retrieve', 'text'].map((name) => join(import.meta.dirname, '../src', name));

export function loadFirms(knowledge: Knowledge): FindFirm {
  const data = loadMade({
    name: 'firms',
    origin: originOf(knowledge.niches),
    code,
    make: () => buildFirms(knowledge.ventures),
    pack: ({ words, counts, places, codes }) =>
      new Map([
        ...packWords('words', words),
        ['counts', packNumbers(counts)],
        ['places', packNumbers(places)],
        ['codes', packJson(codes)],
      ]),
    unpack: (file) => ({
      words: unpackWords('words', file),
      counts: file.numbers('counts', Int32Array),
      places: file.numbers('places', Int32Array),
      codes: JSON.parse(file.letters('codes')),
    }),
  });
  return openFirms(data);
}
