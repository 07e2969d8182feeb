import type { NumberSaid } from '../numbers-said.ts';
import type { ParsedText } from '../party-features.ts';
import type { Token } from '../tokens.ts';
import { singular } from '../word-forms.ts';
import type { Fact } from './fact.ts';

/** What is paid for each of a measure that is counted elsewhere, paid for all of it: floor, hours of work, material. */
export function payInFull(
  facts: readonly Fact[],
  numbers: readonly NumberSaid[],
  parsed: ParsedText,
): readonly Fact[] {
  const price = facts.find(({ kind, sure }) => kind === 'price' && sure);
  return facts.map((fact) => {
    if (fact.per === null) return fact;
    const near = nearestTo(fact, numbers, parsed);
    if (fact.kind === 'unit-cost' && fact.per === 'hour' && price?.per !== 'hour')
      return byWork(fact, near, price, parsed);
    if (fact.kind === 'unit-cost') return byPortion(fact, near, price, parsed);
    if (fact.kind !== 'own-cost' && fact.kind !== 'considered') return fact;
    return fact.per === 'hour' ? byHours(fact, near) : fact.kind === 'own-cost' ? byFloor(fact, near) : fact;
  });
}

function nearestTo({ number }: Fact, numbers: readonly NumberSaid[], { tokens }: ParsedText) {
  const far = ({ at }: NumberSaid): number => Math.abs((tokens[at]?.from ?? 0) - number.from);
  return numbers
    .filter(({ sum, noun }) => sum === null && noun !== null)
    .toSorted((one, other) => far(one) - far(other));
}

/** "900 square metres at 8.50 per square metre". */
function byFloor(fact: Fact, near: readonly NumberSaid[]): Fact {
  const [, unit = '', period] = /^(.+?) an? (month|year|week)$/u.exec(fact.per ?? '') ?? [
    null,
    fact.per ?? '',
    undefined,
  ];
  const size = near.find(({ noun }) => isFloor(unit, noun ?? ''));
  return size === undefined ? fact : { ...fact, value: fact.value * size.value, per: period ?? 'month' };
}

const isFloor = (unit: string, noun: string): boolean =>
  /^(?:met(?:re|er)|m2|sqm|sq|foot|hectare|acre)$/u.test(singular(unit.split(' ').at(-1) ?? '')) &&
  singular(unit.split(' ').at(-1) ?? '') === singular(noun);

/** More are no hours of one day. */
const dayMost = 12;

/** "an assistant for 15 an hour, 25 hours a week". */
function byHours(fact: Fact, near: readonly NumberSaid[]): Fact {
  const hours = near.find(
    ({ noun, rate, kind, chance }) =>
      kind === 'often' &&
      rate !== 'hour' &&
      // "35 hours each" are those of a week; "sixteen half hour classes" are no hours.
      (rate === null
        ? /^(?:hours|hrs)$/u.test(noun ?? '') && chance >= 0.5
        : /^(?:hours?|hrs?)$/u.test(noun ?? '')),
  );
  return hours === undefined
    ? fact
    : {
        ...fact,
        value: fact.value * hours.value,
        per: hours.rate ?? (hours.value > dayMost ? 'week' : 'day'),
      };
}

export const minutesIn: Readonly<Record<string, number>> = { hour: 60, hr: 60, h: 60, minute: 1, min: 1 };

/** "Two people need 2 hours for a flat and get €9 an hour each": what the work on one costs. */
function byWork(
  fact: Fact,
  near: readonly NumberSaid[],
  price: Fact | undefined,
  { tokens }: ParsedText,
): Fact {
  const place = tokens.find(({ from }) => from === fact.number.from);
  const hours = near.find(
    ({ at, noun, rate, kind }) =>
      rate === null &&
      /^(?:minutes|often|other)$/u.test(kind) &&
      minutesIn[singular(noun ?? '')] !== undefined &&
      tokens[at]?.sentence === place?.sentence,
  );
  if (hours === undefined) return fact;
  const minutes = hours.value * (minutesIn[singular(hours.noun ?? '')] ?? 0);
  return { ...fact, value: (fact.value * minutes) / 60, per: price?.per ?? null };
}

const weight = {
  g: 0.001,
  gram: 0.001,
  gramme: 0.001,
  kg: 1,
  kilo: 1,
  kilogram: 1,
  lb: 0.4536,
  pound: 0.4536,
};
const drink = { ml: 0.001, cl: 0.01, l: 1, litre: 1, liter: 1 };
const measures: readonly Readonly<Record<string, number>>[] = [weight, drink];

/** How many of one measure another is: 0.65 kilos are 650 grams; null for two that cannot be compared. */
export function inMeasure(value: number, from: string, to: string): number | null {
  const [one, other] = [singular(from), singular(to)];
  if (one === other) return value;
  for (const scale of measures) {
    const [small, large] = [scale[one], scale[other]];
    if (small !== undefined && large !== undefined) return (value * small) / large;
  }
  return null;
}

/** A kilo, a litre, a metre. */
export const isMeasure = (word: string): boolean =>
  measures.some((scale) => scale[singular(word)] !== undefined);

/** "Per 8 kilo load": one load, and not eight of them. */
const isSize = ({ at, end }: NumberSaid, tokens: readonly Token[]): boolean =>
  tokens.slice(at + 1, end).some(({ lower }) => isMeasure(lower));

/** "Flour at 0.92 a kilo, and 650 g make a loaf": what goes into one is paid for in full, unless the price is for the same measure. */
function byPortion(
  fact: Fact,
  near: readonly NumberSaid[],
  price: Fact | undefined,
  { tokens }: ParsedText,
): Fact {
  const per = fact.per ?? '';
  if (price?.per != null && inMeasure(1, price.per, per) !== null) return fact;
  const amounts = near
    .filter((one) => one.kind === 'pack' && !isSize(one, tokens))
    .flatMap((one) => {
      const amount = inMeasure(one.value, one.noun ?? '', per);
      return amount === null ? [] : [{ amount, per: eachOf(one, tokens) }];
    });
  const [portion] = amounts;
  return portion === undefined ? fact : { ...fact, value: fact.value * portion.amount, per: portion.per };
}

/** "0.12 kg per bird a day": for each bird, and not for what is sold. */
function eachOf({ end }: NumberSaid, tokens: readonly Token[]): string | null {
  const [joint, noun] = [tokens[end + 1], tokens[end + 2]];
  return joint?.lower === 'per' && noun?.pos === 'NOUN' ? singular(noun.lower) : null;
}
