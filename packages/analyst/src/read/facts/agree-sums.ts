import type { NumberSaid } from '../numbers-said.ts';
import type { ParsedText } from '../party-features.ts';
import type { Fact } from './fact.ts';

/** Nobody who sells pays three prices for one. */
const pricesMost = 3;
/** From here on a number is believed whatever stands beside it. */
const surely = 0.9;
/** A loss on each is said from here on. */
const lossFrom = 0.75;
const hours = /^(?:minutes?|mins?|hours?|hrs?)$/u;
const periods = /^(?:week|month|quarter|year)$/u;

/** Of two numbers that cannot both be what they were taken for, the less certain is not. */
export function agreeSums(
  facts: readonly Fact[],
  _numbers: readonly NumberSaid[],
  { tokens }: ParsedText,
): readonly Fact[] {
  const prices = facts.filter(({ kind, sure }) => kind === 'price' && sure);
  const isSold = facts.some(({ kind, sure }) => sure && /^(?:volume|sold)$/u.test(kind));
  const isPaidBy = facts.some(({ kind, sure }) => sure && kind === 'paying');
  const each = prices.filter(({ per }) => !periods.test(per ?? ''));
  const most = Math.max(...each.map(({ value }) => value));
  const offers = facts.filter(({ kind, per }) => kind === 'offer' && !periods.test(per ?? ''));
  return facts.flatMap((fact): readonly Fact[] => {
    const { kind, per, value, chance, sure } = fact;
    // "Fuel and water 1,900" beside 85 a dog: it goes out every month.
    const isTooDear = kind === 'unit-cost' && per === null && each.length > 0 && value > pricesMost * most;
    if (isTooDear && isSold) return [{ ...fact, kind: 'own-cost', per: 'month' }];
    // "I would make around 400 a head on it" beside 180: a loss on each is no guess.
    const isLoss = kind === 'unit-cost' && sure && chance < lossFrom && each.length > 0 && value > most;
    if (isLoss) return [{ ...fact, kind: 'unplaced' }];
    // "16 hours work a week" are sold by nobody who has no price for an hour.
    if (
      kind === 'volume' &&
      isOfHours(fact, tokens) &&
      !prices.some((one) => /\bhour\b/u.test(one.per ?? ''))
    )
      return [];
    // "They offer 120 a year at 560": pieces.
    if (kind === 'offer' && periods.test(per ?? '') && offers.length > 0) return [];
    // "The van is rented at 3,200 a month" beside 85 a dog, 7 dogs a day: nobody pays by the month.
    const isRent = kind === 'price' && periods.test(per ?? '') && each.length > 0 && isSold && !isPaidBy;
    return isRent && sure && chance < surely ? [{ ...fact, kind: 'unplaced' }] : [fact];
  });
}

const isOfHours = ({ number }: Fact, tokens: ParsedText['tokens']): boolean =>
  hours.test(tokens[tokens.findIndex(({ from }) => from === number.from) + 1]?.lower ?? '');
