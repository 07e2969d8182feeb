import type { Analyst } from '@slipway/analyst';
import type { Knowledge } from '@slipway/facts';
import type { Library } from './gatherer.ts';
import { createReader, type Learnt } from './reading/create-reader.ts';
import { makeNearness } from './reading/nearness.ts';
import { countRarity } from './reading/rarity.ts';

/** Server only. Takes half a second: make one and keep it. */
export function makeLibrary(knowledge: Knowledge, learnt: Learnt, analyst: Analyst): Library {
  const nearTo = makeNearness(learnt.vectors, countRarity(knowledge));
  return { knowledge, analyst, readIdea: createReader(knowledge, learnt, nearTo), nearTo };
}
