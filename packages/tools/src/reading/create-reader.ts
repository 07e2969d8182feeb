import type { Knowledge } from '@slipway/facts';
import { buildBm25 } from './bm25.ts';
import { readBusinessModel } from './business-model.ts';
import { readOffer, readProblem } from './clauses.ts';
import { readCustomer } from './customer.ts';
import { decide } from './gate.ts';
import { listPhrases } from './phrases.ts';
import { readPrice } from './price.ts';
import { rankVerticals } from './rank-verticals.ts';
import type { Reading } from './reading.ts';
import { indexPlaces, readRegion } from './region.ts';
import { readSegment } from './segment.ts';
import { buildTermIndex } from './term-index.ts';
import { maxReadLength, tokenise } from './tokens.ts';

/**
 * Builds the indexes once; the reader it answers is pure: same text, same reading.
 * The server makes one when it starts.
 */
export function createReader(knowledge: Pick<Knowledge, 'verticals'>): (text: string) => Reading {
  const { verticals } = knowledge;
  const index = { terms: buildTermIndex(knowledge), bm25: buildBm25(verticals) };
  const places = indexPlaces();

  return (input) => {
    const text = input.slice(0, maxReadLength);
    const tokens = tokenise(text);
    const ranking = rankVerticals(text, tokens, verticals, index);
    const customer = readCustomer(text, tokens);
    const problem = readProblem(text);
    const region = readRegion(text, tokens, places);
    const { isSure, question } = decide({ tokens, ranking, customer, verticals });
    return {
      verticals: ranking.verticals,
      isSure,
      businessModel: readBusinessModel(text),
      customer:
        customer === null
          ? null
          : { value: customer.value, confidence: customer.confidence, because: customer.because },
      segment: readSegment(text, customer),
      problem,
      offer: readOffer(text, problem?.value ?? null),
      region,
      price: readPrice(text, region?.value ?? null),
      phrases: listPhrases(text, tokens, ranking.hits, index.bm25),
      question,
    };
  };
}
