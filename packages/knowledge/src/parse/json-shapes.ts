import { z } from 'zod';
import type { AcvSegment, Benchmark, BuyerCount, Country, Vertical } from '../knowledge.ts';

/** The shapes of the JSON files: a slip in one fails the build with the file's name, not a page with a blank. */
const text = z.string().trim().min(1);
const texts = z.array(text);
const confidence = z.enum(['low', 'medium', 'high']);
const span = z.tuple([z.number(), z.number()]);

const company = z.strictObject({ name: text, positioning: text, pricing: text });
const fact = z.strictObject({
  id: text,
  what: text,
  value: z.number(),
  unit: text,
  kind: z.enum([
    'spend',
    'revenue',
    'estimate',
    'activity',
    'stock',
    'count',
    'price',
    'funding',
    'investment',
    'gdp',
    'share',
    'potential',
    'forecast',
  ]),
  region: text,
  year: z.int(),
  publisher: text,
  published: z.int().nullable(),
  confidence,
  checked: z.boolean(),
  note: text.exactOptional(),
});
export const industry: z.ZodType<Vertical> = z.strictObject({
  id: text,
  name: text,
  keywords: texts,
  companies: z.array(company),
  facts: z.array(fact),
  customers: texts,
  businessModels: texts,
  acvUsd: span.nullable(),
  regulation: texts,
  risks: texts,
  channels: texts,
  trendDrivers: texts,
  companyConfidence: confidence,
  pricingConfidence: confidence,
  pricingAsOf: text,
});

export const buyer: z.ZodType<BuyerCount> = z.strictObject({
  id: text,
  label: text,
  value: z.number(),
  unit: text,
  region: text,
  year: z.int(),
  publisher: text,
  confidence,
  checked: z.boolean(),
  verticals: texts,
  aka: texts,
  size: text.exactOptional(),
});

export const country: z.ZodType<Country> = z.strictObject({
  iso: text,
  name: text,
  population: z.number(),
  households: z.number().nullable(),
  internetUsers: z.number(),
  internetDate: text,
  smartphones: z.number().nullable(),
  smartphoneYear: z.int().nullable(),
  confidence,
  priceIndex: span,
});

const band = z.strictObject({ label: text, from: z.number().nullable(), to: z.number().nullable() });
export const benchmark: z.ZodType<Benchmark> = z.strictObject({
  id: text,
  metric: text,
  segment: text.nullable(),
  lowerIsBetter: z.boolean(),
  bands: z.array(band),
  typical: z.union([z.number(), span]).nullable(),
  what: text.nullable(),
  publisher: text,
  year: z.int(),
  confidence,
  note: text.nullable(),
});

export const segment: z.ZodType<AcvSegment> = z.strictObject({
  id: z.enum([
    'consumer',
    'prosumer',
    'very-small',
    'small',
    'mid-market',
    'enterprise',
    'government',
    'school',
  ]),
  label: text,
  acvUsd: span,
  motion: text,
  confidence,
});
