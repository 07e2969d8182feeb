import type { BuyerChoice, BuyerUnit, MarketBasis, Profile, Span } from '../basis.ts';
import type { MarketInput } from '../fields.ts';
import { controls } from './controls.ts';
import { around, type Factor, findOwn } from './factor.ts';

export interface Buyers {
  readonly factor: Factor;
  readonly unit: BuyerUnit | null;
  readonly profile: Profile;
  /** The published count in use; null when the founder's own number is. */
  readonly choice: BuyerChoice | null;
}

/** How far a published count may be off, by how far it is trusted. */
const allowance = { high: 0.05, medium: 0.15, low: 0.4 } as const;

export function buyersOf(input: MarketInput, basis: MarketBasis, who: string): Buyers {
  const wanted = input.assumptions?.buyerCount;
  const choice = basis.counts.find(({ id }) => id === wanted) ?? basis.counts[0] ?? null;
  const own = findOwn(input, 'buyers', controls.buyers);
  const label = 'Buyers there are';
  if (own !== null) {
    const unit = input.buyerUnit ?? choice?.unit ?? null;
    const factor: Factor = {
      id: 'buyers',
      label,
      unit: 'count',
      noun: who,
      span: around(own.value, 0.1, 0.1),
      origin: own.origin,
    };
    return { factor, unit, profile: profileFor(unit, basis, choice), choice: null };
  }
  if (choice === null)
    return {
      factor: { id: 'buyers', label, unit: 'count', noun: who, span: null, origin: { kind: 'missing' } },
      unit: input.buyerUnit ?? null,
      profile: profileFor(input.buyerUnit ?? null, basis, null),
      choice: null,
    };
  return {
    factor: {
      id: 'buyers',
      label,
      unit: 'count',
      noun: choice.noun,
      span: spanOf(choice),
      origin:
        choice.carried === null ? { kind: 'published', source: choice.source } : { kind: 'carried', choice },
    },
    unit: choice.unit,
    profile: choice.profile,
    choice,
  };
}

/** A count carried over by people and price level: from under half of that to what people alone would give, or more. */
function spanOf({ value, confidence, carried }: BuyerChoice): Span {
  if (carried === null) return around(value, allowance[confidence], allowance[confidence]);
  const base = value * carried.people * Math.min(1, carried.priceLevel);
  return { low: base * 0.4, base, high: Math.max(base * 1.6, value * carried.people) };
}

function profileFor(unit: BuyerUnit | null, basis: MarketBasis, choice: BuyerChoice | null): Profile {
  if (unit === 'household') return 'consumer';
  const isConsumer = basis.segment === 'consumer';
  if (unit === 'person') return isConsumer ? 'consumer' : 'professional';
  return unit === null && isConsumer
    ? 'consumer'
    : unit === null
      ? (choice?.profile ?? 'organisation')
      : 'organisation';
}

/** Everybody online or every household was counted, and the buyers are only some of them. */
export function isPartOfAll(
  buyers: Buyers,
  who: string,
): buyers is Buyers & { readonly choice: BuyerChoice } {
  return buyers.profile === 'everyone' && buyers.choice !== null && buyers.choice.noun !== who;
}
