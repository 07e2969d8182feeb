import fc from 'fast-check';
import type { ScoreInput } from './fields.ts';
import { heardIdeas } from './heard-ideas.ts';
import { judgementIdeas } from './judgement-ideas.ts';

const texts = [...heardIdeas.map(({ idea }) => idea), ...judgementIdeas.map(({ input }) => input.idea ?? '')];
const words = fc.oneof(
  fc.constantFrom(...texts),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc.constantFrom(
    'Nothing',
    '{{f:score}} of {{',
    '“',
    '1,000 dental offices',
    'everyone',
    'a\n\nb',
    '۱۲ ۳',
    '0',
  ),
);

/** What a form can hold, in any mix, as `readInput` lets it through. */
export const anyInput: fc.Arbitrary<ScoreInput> = fc.record(
  {
    idea: fc.oneof(
      fc.constantFrom(...texts),
      fc.array(words, { maxLength: 3 }).map((all) => all.join(' ')),
    ),
    problem: words,
    solution: words,
    customer: fc.oneof(
      words,
      fc.constantFrom('dental offices', 'a mother of two', 'schools with 500 pupils'),
    ),
    workaround: words,
    channel: fc.oneof(words, fc.constantFrom('A sales team', 'Dental dealers')),
    whyNow: words,
    edge: words,
    frequency: fc.constantFrom('daily', 'weekly', 'monthly', 'quarterly', 'yearly', 'once'),
    workaroundCostPerMonth: fc.integer({ min: 0, max: 5000 }),
    pricePerMonth: fc.integer({ min: 0, max: 3000 }),
    currency: fc.constantFrom('USD', 'INR', 'EUR'),
    evidence: fc.constantFrom(
      'none',
      'opinions',
      'desk-research',
      'interviews',
      'waitlist',
      'letters',
      'paying',
    ),
    evidenceCount: fc.nat(60),
    founderYears: fc.integer({ min: 0, max: 40 }),
    stage: fc.constantFrom('idea', 'prototype', 'launched', 'revenue', 'growing'),
    region: fc.constantFrom('US', 'IN', 'DE', 'KE', 'global'),
    vertical: fc.constantFrom('dental-clinic-software', 'logistics', 'lending', 'crypto-web3', 'gaming'),
  },
  { requiredKeys: ['idea'] },
) as fc.Arbitrary<ScoreInput>;
