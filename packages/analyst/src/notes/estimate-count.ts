import type { Knowledge, Population, Rate } from '@slipway/knowledge';
import { withoutClause, wordsOf } from '../retrieve/fit-count.ts';
import type { CountNote } from './idea-notes.ts';

type Known = Pick<Knowledge, 'rates' | 'populations'>;

const ratesYear = 2025;

/**
 * How many there may be, from what is usual for a million people. Of exactly who pays where each name in it is known; of the
 * wider group they are part of otherwise ("small choirs" among choirs).
 */
export function estimateCounts(
  payer: string | null,
  place: string | null,
  { rates, populations }: Known,
): readonly CountNote[] {
  const population = populations.find(({ iso }) => iso === place);
  if (payer === null || population === undefined) return [];
  const bare = withoutClause(payer.toLowerCase().trim());
  const parts = bare.split(/\s+(?:and|or)\s+|\s*,\s*|\s*\/\s*/u).map(wordsOf);
  const found = parts.map((words) => findRate(words, rates));
  const known = found.filter((one) => one !== null);
  if (known.length === 0 || known.length < parts.length) return [];
  const isExact = known.every(({ isWhole }) => isWhole) && bare === payer.toLowerCase().trim();
  return [toCount([...new Set(known.map(({ rate }) => rate))], population, isExact)];
}

/** The longest name that ends the phrase: "rural beekeepers" are beekeepers. */
function findRate(
  words: readonly string[],
  rates: readonly Rate[],
): { readonly rate: Rate; readonly isWhole: boolean } | null {
  for (let from = 0; from < words.length; from += 1) {
    const wanted = words.slice(from).join(' ');
    const rate = rates.find(({ label, aka }) =>
      [label, ...aka].some((name) => wordsOf(name).join(' ') === wanted),
    );
    if (rate !== undefined) return { rate, isWhole: from === 0 };
  }
  return null;
}

function toCount(rates: readonly Rate[], { iso, people, income }: Population, isOfPayer: boolean): CountNote {
  const perMillion = sum(rates.map((rate) => rateAt(rate, income)));
  const [low, high] = perMillion.map((rate) => (rate * people) / 1e6) as [number, number];
  return {
    id: `rate/${rates.map(({ id }) => id).join('+')}/${iso}`,
    label: rates.map(({ label }) => label).join(' and '),
    value: Number(Math.sqrt(low * high).toPrecision(2)),
    unit: rates[0]?.unit ?? '',
    region: iso,
    year: ratesYear,
    publisher: 'Our estimate',
    confidence: 'low',
    checked: false,
    verticals: [],
    aka: [],
    isOfPayer,
    estimate: { low, high, perMillion },
  };
}

/** Between the two where income is between them. */
function rateAt({ rich, elsewhere }: Rate, income: Population['income']): readonly [number, number] {
  if (income === 'high') return rich;
  if (income !== 'upper middle') return elsewhere;
  return [Math.sqrt(rich[0] * elsewhere[0]), Math.sqrt(rich[1] * elsewhere[1])];
}

function sum(spans: readonly (readonly [number, number])[]): readonly [number, number] {
  return spans.reduce<readonly [number, number]>(
    ([low, high], [addedLow, addedHigh]) => [low + addedLow, high + addedHigh],
    [0, 0],
  );
}
