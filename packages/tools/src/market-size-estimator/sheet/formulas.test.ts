import { checkReport, sayFormula, sayNumbers } from '@slipway/report';
import { describe, expect, it } from 'vitest';
import { loadTestLibrary } from '../../../test/library.ts';
import { engine } from '../engine.ts';
import type { MarketInput } from '../fields.ts';
import { gather } from '../gather.ts';
import { marketOf } from '../model/market.ts';
import { round } from '../model/span.ts';

const library = loadTestLibrary();
const dental: MarketInput = {
  idea: 'Software that takes phone orders.',
  customer: 'dental offices',
  region: 'US',
  charges: 'subscription',
  price: 249,
  per: 'month',
  currency: 'USD',
};

function read(input: MarketInput) {
  const basis = gather(input, library);
  const report = engine.run(input, basis);
  expect(checkReport(report)).toEqual([]);
  const origin = (id: string) => {
    const provenance = report.figures[id]?.provenance;
    if (provenance?.kind !== 'derived') throw new Error(`${id} is not derived.`);
    return provenance;
  };
  return {
    value: (id: string) => report.figures[id]?.value ?? null,
    words: (id: string) => sayFormula(origin(id), report.figures),
    numbers: (id: string) => sayNumbers(origin(id), report.figures),
    sizes: marketOf(input, basis).sizes,
  };
}

/** The form knows no such period; a text may. */
function readFrom(period: string): MarketInput {
  const { price: _, per: __, ...rest } = dental;
  return {
    ...rest,
    idea: `Software that takes phone orders for dental offices. They pay us $249 a ${period}.`,
  };
}

const sold: MarketInput = { ...dental, charges: 'one-off', per: 'order' };

it.each([
  ['week', 52],
  ['quarter', 4],
])('a price a %s is paid %d times a year', (period, times) => {
  expect(read(readFrom(period)).value('each')).toBe(round(249 * times));
});

describe('the sizes by their formulas are those of the model', () => {
  it.each<[string, MarketInput]>([
    ['a month', dental],
    ['a quarter', readFrom('quarter')],
    ['a year', { ...dental, per: 'year' }],
    ['a week', readFrom('week')],
    ['each sold', { ...sold, timesPerYear: 6 }],
    ['each seat', { ...dental, charges: 'seat', per: 'seat a month', unitsPerCustomer: 7 }],
    ['shares', { ...dental, fitShare: 0.4, reachShare: 0.55 }],
    ['a share to win', { ...dental, adoption: 0.07 }],
    ['people who sell', { ...dental, sellers: 3, dealsPerSeller: 4 }],
    [
      'people who sell, and customers lost',
      { ...dental, sellers: 3, dealsPerSeller: 4, churnPerMonth: 0.035 },
    ],
    ['half a year left', { ...dental, dealsPerSeller: 4, churnPerMonth: 0.035, years: 2.45 }],
    ['sold once, by few', { ...sold, timesPerYear: 0.5, dealsPerSeller: 2 }],
    [
      'all bounds',
      { ...dental, fitShare: 0.4, adoption: 0.2, sellers: 2, dealsPerSeller: 9, churnPerMonth: 0.02 },
    ],
  ])('%s', (_, input) => {
    const { value, sizes } = read(input);
    if (sizes === null) throw new Error('There are no sizes.');
    expect(value('tam')).toBe(round(sizes.tam));
    if (sizes.som !== null) expect(value('som')).toBe(round(sizes.som));
    if (sizes.adoption !== null) expect(value('byAdoption')).toBe(round(sizes.adoption));
    if (sizes.capacity !== null) expect(value('byCapacity')).toBe(round(sizes.capacity));
  });
});

it('says how all of them come about, with the numbers put in', () => {
  const { words, numbers } = read(dental);
  expect(words('tam')).toBe(
    'how many there are × one customer a year, rounded to 2 digits; one customer a year = price × 12',
  );
  expect(numbers('tam')).toBe('= 136,855 × $249 × 12, rounded to 2 digits');
});
