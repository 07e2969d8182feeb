import { join } from 'node:path';
import type { Knowledge } from '@slipway/knowledge';
import { packNumbers } from '@slipway/knowledge/compiled-file';
import { originOf } from '@slipway/knowledge/load';
import { buildRivalMeanings, type NearRivals, openRivalMeanings } from '../src/retrieve/rival-meanings.ts';
import { learnt, loadBusiness } from './load-business.ts';
import { loadMade } from './load-made.ts';

const code = [...['retrieve', 'text'].map((name) => join(import.meta.dirname, '../src', name)), learnt];

export function loadRivals(knowledge: Knowledge): NearRivals {
  const business = loadBusiness();
  const meanings = loadMade({
    name: 'rivals',
    origin: originOf(knowledge.niches),
    code,
    make: () => buildRivalMeanings(knowledge, business),
    pack: (made) => new Map([['meanings', packNumbers(made)]]),
    unpack: (file) => file.numbers('meanings', Int16Array),
  });
  return openRivalMeanings(meanings, business);
}
