import { join } from 'node:path';
import type { Knowledge } from '@slipway/knowledge';
import { lettersOf, packJson, packNumbers, placeOf } from '@slipway/knowledge/compiled-file';
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
    unpack: (parts) => ({
      words: unpackWords('words', parts),
      counts: new Int32Array(...placeOf('counts', parts, 4)),
      places: new Int32Array(...placeOf('places', parts, 4)),
      codes: JSON.parse(lettersOf(parts.get('codes') ?? new Uint8Array())),
    }),
  });
  return openFirms(data);
}
