import type { Knowledge } from '@slipway/facts';
import { readBusinessModel } from './business-model.ts';
import { readOffer, readProblem, readToday } from './clauses.ts';
import { readCustomer } from './customer.ts';
import { decide } from './gate.ts';
import { mainJob, type ToldJob } from './job-nearness.ts';
import { type KindWeights, makeKindReader } from './kinds/read-kind.ts';
import { ledByJob } from './led-by-job.ts';
import type { NearTo } from './nearness.ts';
import { indexNiches } from './niche-index.ts';
import { quoteForNiche } from './niche-quotes.ts';
import { listPhrases } from './phrases.ts';
import { readPrice } from './price.ts';
import { rank } from './rank.ts';
import type { Reading, ReadNiche, ReadVertical } from './reading.ts';
import { indexPlaces, readRegion } from './region.ts';
import { scoreNiches } from './score-niches.ts';
import { scoreVerticals } from './score-verticals.ts';
import { readSegment } from './segment.ts';
import { readStage } from './stage.ts';
import { maxReadLength, tokenise } from './tokens.ts';
import type { WordVectors } from './vectors/read-vectors.ts';
import { indexVerticalTerms } from './vertical-terms.ts';

const wordsLeast = 12;

/** What no person wrote down: meanings of words, and what odd texts look like. Server only. */
export interface Learnt {
  readonly vectors: WordVectors;
  readonly kinds: KindWeights;
}

/**
 * Builds the indexes once; the reader it answers is pure: same text, same reading.
 * The server makes one when it starts.
 */
export function createReader(
  knowledge: Pick<Knowledge, 'verticals' | 'niches' | 'wordings' | 'jobs' | 'twins'>,
  { vectors, kinds }: Learnt,
  nearTo: (text: string) => NearTo,
): (text: string) => Reading {
  const { verticals, niches } = knowledge;
  const terms = indexVerticalTerms(verticals);
  const nicheIndex = indexNiches(knowledge, vectors);
  const places = indexPlaces();
  const readKinds = makeKindReader(kinds, vectors);
  const jobsOf = withMainJobs(knowledge);
  const homeOf = new Map(knowledge.twins.map(([home, other]) => [other, home]));

  return (input) => {
    const text = input.slice(0, maxReadLength);
    const tokens = tokenise(text);
    const customer = readCustomer(text, tokens);
    const { scored, hits } = scoreVerticals(text, tokens, verticals, terms, customer);
    const ranking = rank(scored, scoreNiches(text, tokens, niches, nicheIndex, customer), homeOf, {
      quote: ({ place, because }) => quoteForNiche(text, tokens, place, because, nicheIndex),
    });
    const problem = readProblem(text);
    const region = readRegion(text, tokens, places);
    const gate = decide({ tokens, ranking, customer, verticals });
    // A few words come near to many a job.
    const led = tokens.length < wordsLeast ? null : ledByJob(ranking, gate.isNicheSure, nearTo(text), jobsOf);
    const {
      isSure,
      niches: likely,
      isNicheSure,
      question,
    } = led === null ? gate : decide({ tokens, ranking: led, customer, verticals });
    return {
      verticals: isNicheSure ? withField(ranking.verticals, likely[0], verticals) : ranking.verticals,
      isSure,
      niches: likely,
      isNicheSure,
      businessModel: readBusinessModel(text),
      customer:
        customer === null
          ? null
          : { value: customer.value, confidence: customer.confidence, because: customer.because },
      segment: readSegment(text, customer),
      problem,
      today: readToday(text),
      offer: readOffer(text, problem?.value ?? null),
      region,
      price: readPrice(text, region?.value ?? null),
      stage: readStage(text),
      phrases: listPhrases(text, tokens, hits, nicheIndex.bm25),
      question,
      kinds: readKinds(text, tokens),
    };
  };
}

/** A niche that is sure brings its field to the front. */
function withField(
  ranked: readonly ReadVertical[],
  niche: ReadNiche | undefined,
  verticals: Knowledge['verticals'],
): readonly ReadVertical[] {
  const field = verticals.find(({ id }) => id === niche?.vertical);
  if (niche === undefined || field === undefined || ranked[0]?.id === field.id) return ranked;
  const { confidence, because } = niche;
  const rest = ranked.filter(({ id }) => id !== field.id).slice(0, 2);
  const total = rest.reduce((sum, one) => sum + one.confidence, 0);
  // Together they are never more than one, and none is more than the first.
  const share = Math.min(1, (1 - confidence) / Math.max(total, 0.001));
  const others = rest.map((one) => ({
    ...one,
    confidence: Math.min(confidence, Math.floor(one.confidence * share * 1000) / 1000),
  }));
  return [{ id: field.id, name: field.name, confidence, because }, ...others].slice(0, 3);
}

/** With what each niche's own table tells of its main job. */
function withMainJobs({
  niches,
  jobs,
}: Pick<Knowledge, 'niches' | 'jobs'>): ReadonlyMap<string, readonly ToldJob[]> {
  const others = Map.groupBy(jobs, ({ niche }) => niche);
  return new Map(niches.map((niche) => [niche.id, [mainJob(niche), ...(others.get(niche.id) ?? [])]]));
}
