import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

const confidence = z.enum(['high', 'medium', 'low']);

/** One fact as it is held, with its figure in place. */
const heldFact = z.object({
  id: z.string(),
  /** `market`: how much of something there is; `buyers`: how many of somebody; `trade`: what a trade lives by. */
  kind: z.enum(['market', 'buyers', 'trade']),
  /** A noun phrase. */
  what: z.string(),
  /** A sentence. */
  says: z.string(),
  /** As it stands in `says`; null where the statement itself is the fact. */
  figure: z.string().nullable(),
  publisher: z.string(),
  year: z.number().int(),
  /** ISO country code, `EU`, or `global`. */
  region: z.string(),
  confidence,
  /** A source text was consulted for it; else it was recalled. */
  checked: z.boolean(),
  note: z.string().nullable(),
  /** Set by a law or a standard: it holds until it is changed, however old. */
  isRule: z.boolean(),
  /** Ids; empty for the whole field. */
  niches: z.array(z.string()),
});
export type HeldFact = z.output<typeof heldFact>;

const count = z.number().int().nonnegative();

export const methodologyOverview = z.object({
  counts: z.object({ fields: count, niches: count, facts: count, publishers: count, benchmarks: count }),
  byConfidence: z.array(z.object({ confidence, facts: count, checked: count })),
  /** Most first. */
  byRegion: z.array(z.object({ region: z.string(), facts: count })),
  /** In order of year; rules apart, since they do not age as counts and prices do. */
  byYear: z.array(z.object({ year: z.number().int(), ageing: count, rules: count })),
  byKind: z.record(heldFact.shape.kind, count),
  /** One of each grade, best first. */
  examples: z.array(heldFact),
  /** How many matters have more than one publisher, and one of them. */
  spreads: count,
  spread: z
    .object({
      what: z.string(),
      members: z.array(heldFact.extend({ value: z.number() })),
    })
    .nullable(),
  /** What the reader makes of fixed sentences. */
  readings: z.array(
    z.object({
      text: z.string(),
      /** Each an exact piece of the text. */
      slots: z.array(z.object({ slot: z.string(), words: z.string() })),
      field: z.string().nullable(),
      niche: z.string().nullable(),
      /** Asked in place of an answer. */
      question: z.string().nullable(),
    }),
  ),
  fields: z.array(z.object({ id: z.string(), name: z.string(), niches: count, facts: count })),
});
export type MethodologyOverview = z.output<typeof methodologyOverview>;

export const methodologyField = z.object({
  id: z.string(),
  name: z.string(),
  niches: z.array(z.object({ id: z.string(), name: z.string(), confidence, facts: count })),
  facts: z.array(heldFact),
});
export type MethodologyField = z.output<typeof methodologyField>;

/** Changes with a release only. */
const keptForSeconds = 300;

export const methodologyEndpoints = [
  {
    method: 'GET',
    path: '/api/methodology',
    access: 'anyone',
    output: methodologyOverview,
    keptForSeconds,
  },
  {
    method: 'GET',
    path: '/api/methodology/fields/:id',
    access: 'anyone',
    output: methodologyField,
    errors: ['request/not-found'],
    keptForSeconds,
  },
] as const satisfies readonly Endpoint[];
