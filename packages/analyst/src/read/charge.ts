import type { PartyLexicon } from './parties.ts';
import type { ParsedText } from './party-features.ts';
import type { PriceMention } from './prices.ts';
import { type Features, probabilities, type Weights } from './rank.ts';

export const chargeKinds = [
  'subscription',
  'seat',
  'usage',
  'take-rate',
  'one-off',
  'rent',
  'fee',
  'interchange',
  'ads',
  'licence',
  'grant',
] as const;
export type ChargeKind = (typeof chargeKinds)[number];

export interface ChargeReading {
  readonly kind: ChargeKind;
  /** 0 to 1. */
  readonly chance: number;
  readonly others: readonly ChargeKind[];
}

/** content/language/charging.tsv and offer-words.tsv: the class of a word. */
export interface ChargeWords {
  readonly charging: ReadonlyMap<string, string>;
  readonly offers: ReadonlyMap<string, string>;
}

/** Paid for each piece, and only the kind of business says which: a thing bought, a job done, a use counted. */
export const byPiece = ['one-off', 'fee', 'usage', 'take-rate'] as const satisfies readonly ChargeKind[];

export function readCharge(
  text: string,
  parsed: ParsedText,
  price: PriceMention | null,
  parties: PartyLexicon,
  words: ChargeWords,
  weights: Weights,
): ChargeReading | null {
  const said = ruleFor(text, parsed, price, parties, words);
  if (said !== 'by piece') return said;
  const chances = probabilities(
    pieceCandidates(pieceFeatures(parsed, price, parties, words)),
    {},
    weights,
  ).slice(0, -1);
  const ranked = byPiece
    .map((kind, at) => ({ kind, chance: chances[at] ?? 0 }))
    .sort((a, z) => z.chance - a.chance);
  const [best, ...others] = ranked;
  return best === undefined ? null : { ...best, others: others.map(({ kind }) => kind) };
}

/** What the text says outright; 'by piece' when there is a price for something and no more. */
export function ruleFor(
  text: string,
  { tokens, prices }: ParsedText,
  price: PriceMention | null,
  parties: PartyLexicon,
  { charging }: ChargeWords,
): ChargeReading | 'by piece' | null {
  const counts = new Map<string, number>();
  for (const { lower } of tokens)
    for (const word of lower.split('-')) {
      const kind = charging.get(word);
      if (kind !== undefined) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
  const says = (kind: ChargeKind): number => counts.get(kind) ?? 0;
  const isNear = (one: PriceMention, kind: ChargeKind, back: number, ahead: number): boolean =>
    tokens
      .slice(Math.max(0, one.first - back), one.at + 1 + ahead)
      .some(({ lower, sentence }) => sentence === one.sentence && charging.get(lower) === kind);
  if (says('interchange') > 0) return read('interchange', 0.95);
  const isCut = prices.some((one) => one.amount.currency === '%' && isNear(one, 'take-rate', 6, 6));
  if (
    isCut ||
    /\b(?:take|keep|get|want)s? (?:a|an|some) (?:small |little )?(?:percentage|commission|cut|share)\b/iu.test(
      text,
    )
  )
    return read('take-rate', 0.85, 'fee');
  if (says('grant') >= 2 && (price === null || isNear(price, 'grant', 25, 15))) return read('grant', 0.8);
  if (says('ads') > 0 && (says('ads') > 1 || price === null)) return read('ads', 0.7);
  if (price === null) return withoutPrice(text, says);
  const { period, units } = price;
  const before = text.slice(Math.max(0, price.amount.from - 60), price.to + 40);
  if (price.amount.currency === '%') return read('take-rate', 0.6, 'usage', 'fee');
  if (/\blicen[cs](?:e|es|ed|ing)\b/iu.test(before)) return read('licence', 0.55, 'subscription');
  if (/\b(?:rent(?:ed|s|ing)?|leas(?:e|ed|ing)|hire out|lend)\b/iu.test(before))
    return read('rent', 0.75, 'subscription');
  if (/\bseats?\b/iu.test(before)) return read('seat', 0.8, 'subscription');
  const unit = units.map((at) => tokens[at]?.lower ?? '')[0];
  if (period !== null && /^(?:month|year|quarter|week|season)$/u.test(period)) {
    const isHead =
      unit !== undefined && (parties(unit).domain === 'person' || unit === 'head' || unit === 'chair');
    if (isHead && parties(unit).kind !== 'child') return read('seat', 0.6, 'subscription');
    return read('subscription', period === 'week' ? 0.5 : 0.9, 'rent', 'licence');
  }
  if (/\b(?:subscri\p{L}{2,5}|monthly|per month|a month|membership)\b/iu.test(before))
    return read('subscription', 0.6, 'one-off');
  return 'by piece';
}

function withoutPrice(text: string, says: (kind: ChargeKind) => number): ChargeReading | null {
  if (/\b(?:by|per) seat\b/iu.test(text)) return read('seat', 0.8);
  if (/\busage[- ]based\b|\bpay[- ]per[- ]use\b/iu.test(text)) return read('usage', 0.8);
  if (says('grant') > 0 && /\b(?:donations?|grants?)\b/iu.test(text)) return read('grant', 0.6);
  if (/\b(?:for hire|rented|rent[- ]an?|we rent|to rent|by the (?:week|month|day|hour))\b/iu.test(text))
    return read('rent', 0.6, 'fee');
  if (/\bsubscription\b|\b\d+(?:\.\d+)? (?:a|per|each) (?:month|year)\b/iu.test(text))
    return read('subscription', 0.6);
  if (/\blicen[cs]e (?:the|it|to)\b/iu.test(text)) return read('licence', 0.6);
  return null;
}

const read = (kind: ChargeKind, chance: number, ...others: readonly ChargeKind[]): ChargeReading => ({
  kind,
  chance,
  others,
});

export function pieceFeatures(
  { tokens }: ParsedText,
  price: PriceMention | null,
  parties: PartyLexicon,
  { charging, offers }: ChargeWords,
): Features {
  const said: Record<string, number> = {};
  const add = (name: string, most: number): void => {
    said[name] = Math.min(most, (said[name] ?? 0) + 1);
  };
  for (const { lower, sentence } of tokens) {
    const [offer, charge] = [offers.get(lower), charging.get(lower)];
    if (offer !== undefined) add(offer, 4);
    if (charge === undefined) continue;
    add(`says ${charge}`, 1);
    if (sentence === price?.sentence) add(`beside price ${charge}`, 1);
  }
  const unit = price?.units.map((at) => tokens[at]?.lower ?? '')[0];
  add(unit === undefined ? 'no unit' : `per ${parties(unit).domain}`, 1);
  if (price?.period) add('by hour or day', 1);
  if (price !== null && price.amount.value < 3) add('small sum', 1);
  return said;
}

export function pieceCandidates(said: Features): readonly Features[] {
  return byPiece.map((kind) => {
    const own: Record<string, number> = { [`${kind}: always`]: 1 };
    for (const [name, value] of Object.entries(said)) own[`${kind}: ${name}`] = value;
    return own;
  });
}
