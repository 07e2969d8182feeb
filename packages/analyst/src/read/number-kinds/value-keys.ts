import type { NumberMention } from '../numbers.ts';
import { singular } from '../word-forms.ts';
import type { Lexicon } from './lexicon.ts';
import type { NumberKind } from './number-kind.ts';
import { formOf, type Surroundings } from './surroundings.ts';

const isMoney = (number: NumberMention): boolean => formOf(number) === 'sum';

export function sizeKeys(
  number: NumberMention,
  numbers: readonly NumberMention[],
  { form, per }: Surroundings,
): readonly string[] {
  const { value, sum } = number;
  const digits = Math.floor(Math.log10(Math.max(1, value)));
  const sums = numbers.filter(isMoney).map((one) => one.value);
  const first = numbers.find(isMoney);
  const rank =
    sums.length < 2
      ? 'alone'
      : value <= Math.min(...sums)
        ? 'least'
        : value >= Math.max(...sums)
          ? 'most'
          : 'mid';
  const against =
    first === undefined ? null : value < first.value ? 'less' : value > 20 * first.value ? 'much' : 'more';
  return [
    `k ${form}`,
    `k ${form} per ${per ?? '-'}`,
    `k ${form} u ${(sum?.units.length ?? 0) > 0}`,
    `mag ${form} ${digits}`,
    `mag ${form} ${digits} ${per ?? '-'}`,
    `year ${value >= 1990 && value <= 2035 && sum === null}`,
    ...(form === 'sum' || form === 'bare'
      ? [
          `rank ${form} ${rank}`,
          ...(first === number ? ['first sum'] : against === null ? [] : [`vs1 ${against}`]),
        ]
      : []),
  ];
}

/** Above each of these a sum beside a price is of another size: part of it, about as much, many of them. */
const steps = [0.03, 0.1, 0.25, 0.5, 0.8, 1, 1.3, 2, 4, 10, 30, 100, 1000];

/** How many prices a sum is: no cost of one sale is twenty prices. And whether a share is a tenth or most of it. */
export function pricedKeys(
  place: number,
  numbers: readonly NumberMention[],
  before: readonly NumberKind[],
  { form, per }: Surroundings,
): readonly string[] {
  const value = numbers[place]?.value ?? 0;
  if (form === 'share') return [`part ${shares.findLastIndex((least) => value >= least)}`];
  if (form === 'count') return [];
  const price = numbers[before.lastIndexOf('price')];
  if (price === undefined || !(price.value > 0)) return [];
  const many = steps.findLastIndex((least) => value >= least * price.value);
  return [`many ${form} ${many}`, `many ${form} ${many} ${per ?? '-'}`];
}

const shares = [0, 2, 6, 11, 21, 31, 46, 61, 81];

/** "The glass costs the same 14": said before, and what it was then. And whether sums are signed here, and this one is not. */
export function againKeys(
  place: number,
  numbers: readonly NumberMention[],
  before: readonly NumberKind[],
  { form }: Surroundings,
): readonly string[] {
  const number = numbers[place];
  const earlier = numbers.findIndex(({ value }) => value === number?.value);
  const signed = numbers.filter(isMoney).length;
  return [
    ...(earlier < place && (number?.value ?? 0) > 2 ? [`again ${before[earlier]}`, `again ${form}`] : []),
    ...(form === 'bare' ? [`signed ${[0, 1, 2, 4, 7].findLastIndex((least) => signed >= least)}`] : []),
  ];
}

const planning = /^(?:will|would|could|['’](?:ll|d)|want|plan|plans|planning|going|hope|idea|if)$/u;
const plansFrom = [0, 1, 2, 4, 7];

/** Where all is planned nobody pays yet: "22 growers are interested", "I figure 60 members". */
export function planKeys(
  { noun }: NumberMention,
  { form, tokens }: Surroundings,
  { parties }: Lexicon,
): readonly string[] {
  const count = tokens.filter(({ lower }) => planning.test(lower)).length;
  const plans = plansFrom.findLastIndex((least) => count >= least);
  const isParty = noun !== null && parties(singular(noun)).share >= 0.5;
  return [`plans ${plans} ${form}`, `plans ${plans} party ${isParty}`];
}
