import type { Source } from '@slipway/core';
import type { BuyerCount, Fact } from '@slipway/facts';
import type { ScoreBasis, VerticalSlice } from './basis.ts';
import type { DimensionId } from './dimensions.ts';
import { levelSteps, levels } from './levels.ts';

/** The rubrics that the written levels are adapted from (rubrics reference, section D). */
const rubrics = {
  'hale-2019': ['Kevin Hale, Y Combinator', 'How to Evaluate Startup Ideas', 2019],
  'friedman-2022': ['Jared Friedman, Y Combinator', 'How to Get and Evaluate Startup Ideas', 2022],
  'graham-2012': ['Paul Graham', 'How to Get Startup Ideas', 2012],
  'fitzpatrick-2013': ['Rob Fitzpatrick', 'The Mom Test: commitments of time, reputation and money', 2013],
  'maurya-2010': ['Ash Maurya', 'Lean Canvas: payer, channel, unfair advantage', 2010],
  'payne-2011': ['Bill Payne', 'Scorecard method: the weight of the team', 2011],
  sequoia: ['Sequoia Capital', 'Business plan outline: why now, market potential', null],
  'wilson-1927': ['Edwin B. Wilson', 'Score interval of a proportion', 1927],
} as const;
export type RubricId = keyof typeof rubrics;

export function rubricSource(id: RubricId): Source {
  const [publisher, what, year] = rubrics[id];
  return { id, publisher, what, year, region: null, confidence: 'high' };
}

/** The whole ladder of a dimension, so that a level can be seen among the others. */
export function levelsSource(id: DimensionId): Source {
  const steps = levels[id].map((wording, at) => `${levelSteps[at]}: ${wording.replace('|', ', or ')}`);
  return {
    id: `levels-${id}`,
    publisher: 'Slipway reference: written levels',
    what: steps.join('; '),
    year: null,
    region: null,
    confidence: 'medium',
    note: 'Adapted from the rubrics named beside it.',
  };
}

export const rubricsOf: Readonly<Record<DimensionId, readonly RubricId[]>> = {
  severity: ['hale-2019', 'graham-2012'],
  frequency: ['hale-2019'],
  'willingness-to-pay': ['fitzpatrick-2013', 'maurya-2010'],
  market: ['sequoia', 'friedman-2022'],
  timing: ['sequoia', 'friedman-2022'],
  competition: ['friedman-2022', 'graham-2012'],
  differentiation: ['hale-2019', 'maurya-2010'],
  distribution: ['hale-2019', 'maurya-2010'],
  'founder-fit': ['payne-2011', 'hale-2019'],
  feasibility: ['graham-2012', 'payne-2011'],
};

const house = 'Slipway reference';

/** What we hold about a field ourselves: names, rules, channels, trends. `what` carries the words that are used. */
export function fieldSource(vertical: VerticalSlice, about: string, words: string): Source {
  return {
    id: `field-${about}`,
    publisher: `${house}: ${vertical.name}`,
    what: words,
    year: null,
    region: null,
    confidence: 'medium',
    note: `As of ${vertical.pricingAsOf}.`,
  };
}

export function rivalsSource(vertical: VerticalSlice): Source {
  return fieldSource(
    vertical,
    'rivals',
    `Companies: ${vertical.companies.map(({ name }) => name).join(', ')}`,
  );
}

export function channelsSource(vertical: VerticalSlice): Source {
  return fieldSource(vertical, 'channels', `Channels: ${vertical.channels.join('; ')}`);
}

export function usualSource({ segment, vertical }: ScoreBasis): Source {
  return {
    id: 'usual-price',
    publisher: house,
    what: `Typical yearly contract: ${[segment?.label, vertical?.name].filter((one) => one !== undefined).join('; ')}`,
    year: null,
    region: null,
    confidence: segment?.confidence ?? 'low',
    note: 'Our estimate from public price lists; other regions by their price level.',
  };
}

export function buyersSource({ id, publisher, label, year, region, confidence }: BuyerCount): Source {
  return { id: `buyers-${id}`, publisher, what: label, year, region, confidence };
}

export function factSource({ id, publisher, what, year, region, confidence, note }: Fact): Source {
  return {
    id: `fact-${id}`,
    publisher,
    what,
    year,
    region,
    confidence,
    ...(note === undefined ? {} : { note }),
  };
}
