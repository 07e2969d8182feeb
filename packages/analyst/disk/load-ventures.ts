import { join } from 'node:path';
import type { Knowledge } from '@slipway/knowledge';
import { originOf } from '@slipway/knowledge/load';
import { makeVentureFinder, type VentureFinder } from '../src/ventures/find-ventures.ts';
import { buildVentureIndex, openVentureIndex, type VentureIndex } from '../src/ventures/venture-index.ts';
import { learnt, loadBusiness } from './load-business.ts';
import { loadMade } from './load-made.ts';
import { packMeanings, packPostings, unpackMeanings, unpackPostings } from './pack-postings.ts';

const code = [
  ...['ventures', 'retrieve', 'text'].map((name) => join(import.meta.dirname, '../src', name)),
  learnt,
];

export function loadVentureIndex(knowledge: Knowledge): VentureIndex {
  const business = loadBusiness();
  const data = loadMade({
    name: 'ventures',
    origin: originOf(knowledge.niches),
    code,
    make: () => buildVentureIndex(knowledge.ventures, business),
    pack: ({ words, meanings }) =>
      new Map([...packPostings('words', words), ...packMeanings('meanings', meanings)]),
    unpack(file) {
      const words = unpackPostings('words', file);
      return { words, meanings: unpackMeanings('meanings', file, words.documents) };
    },
  });
  return openVentureIndex(data, knowledge.ventures, business);
}

export const loadVentures = (knowledge: Knowledge, index = loadVentureIndex(knowledge)): VentureFinder =>
  makeVentureFinder(index);
