import type { Case } from './case.ts';
import { foundBy } from './found-by.ts';
import type { MeasureId } from './measures.ts';
import type { Score } from './score.ts';

interface Gap {
  readonly measure: MeasureId;
  /** How to close it. */
  readonly says: string;
  /** Figure of the points it decides. */
  readonly worth: string;
}

const collect: Readonly<Partial<Record<MeasureId, string>>> = {
  runway: 'Enter cash in the bank and net burn.',
  growth: 'Enter growth a month, or run Financial Metrics on six months of revenue.',
  retention: 'Enter revenue lost a month, or run Financial Metrics with MRR movements.',
  ltvCac: 'Enter lifetime value and cost of a new customer.',
  topShare: 'Divide your largest customer’s revenue by all of it.',
  burnMultiple: 'Enter net burn, recurring revenue and growth.',
  evidence: 'Say how far customers have gone.',
  product: 'Say how far the product is.',
  builds: 'Say who builds it.',
  sells: 'Say who sells it.',
  years: 'Enter your years in the field.',
};

/** What is open, the heaviest first. */
export function listGaps({ writer, currency }: Case, { dimensions }: Score): readonly Gap[] {
  return dimensions
    .flatMap(({ id, open, weight, known }) =>
      open.map((measure) => ({ id, measure, weight: (weight * (1 - known)) / open.length })),
    )
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ id, measure, weight }) => ({
      measure,
      says: measure === 'market' ? sayMarket(currency) : (collect[measure] ?? ''),
      worth: writer.figure({
        id: `worth.${measure}`,
        label: 'Part of the score that is open',
        value: weight * 100,
        unit: 'points',
        noun: 'points',
        provenance: foundBy('its part of the weight of its dimension', `weight.${id}`),
      }),
    }));
}

const sayMarket = (currency: string) =>
  currency === 'USD'
    ? 'Run Market Size Estimator.'
    : `Our bands are in dollars, so a market in ${currency} is not scored.`;
