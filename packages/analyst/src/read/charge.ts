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

interface ChargeReading {
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
const byPiece: readonly ChargeKind[] = ['one-off', 'fee', 'usage', 'take-rate'];

/** What the text says outright, else the likeliest of the four ways to charge by the piece; null when it says nothing. */
export function readCharge(
  text: string,
  parsed: ParsedText,
  price: PriceMention | null,
  parties: PartyLexicon,
  words: ChargeWords,
  weights: Weights,
): ChargeReading | null {
  const said = ruleFor(text, parsed, price, parties, words);
  if (said === null) return null;
  const signs = chargeSigns(text, parsed, price, parties, words);
  const chances = probabilities(chargeCandidates(signs), unsaidFeatures(signs), weights);
  const ranked = chargeKinds
    .map((kind, at) => ({ kind, chance: chances[at] ?? 0 }))
    .sort((one, other) => other.chance - one.chance);
  const best = ranked.find(({ kind }) => (said === 'by piece' ? byPiece.includes(kind) : kind === said));
  if (best === undefined) return null;
  const others = ranked.map(({ kind }) => kind).filter((kind) => kind !== best.kind);
  return { ...best, others: others.slice(0, 3) };
}

/** What the text says outright; 'by piece' when there is a price for something and no more. */
function ruleFor(
  text: string,
  { tokens, prices }: ParsedText,
  price: PriceMention | null,
  parties: PartyLexicon,
  { charging }: ChargeWords,
): ChargeKind | 'by piece' | null {
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
  if (says('interchange') > 0) return 'interchange';
  const isCut = prices.some((one) => one.amount.currency === '%' && isNear(one, 'take-rate', 6, 6));
  if (
    isCut ||
    /\b(?:take|keep|get|want)s? (?:a|an|some) (?:small |little )?(?:percentage|commission|cut|share)\b/iu.test(
      text,
    )
  )
    return 'take-rate';
  if (says('grant') >= 2 && (price === null || isNear(price, 'grant', 25, 15))) return 'grant';
  if (says('ads') > 0 && (says('ads') > 1 || price === null)) return 'ads';
  if (price === null) return withoutPrice(text, says);
  const { period, units } = price;
  const before = text.slice(Math.max(0, price.amount.from - 60), price.to + 40);
  if (price.amount.currency === '%') return 'take-rate';
  if (/\blicen[cs](?:e|es|ed|ing)\b/iu.test(before)) return 'licence';
  if (/\b(?:rent(?:ed|s|ing)?|leas(?:e|ed|ing)|hire out|lend)\b/iu.test(before)) return 'rent';
  if (/\bseats?\b/iu.test(before)) return 'seat';
  const unit = units.map((at) => tokens[at]?.lower ?? '')[0];
  if (period !== null && /^(?:month|year|quarter|week|season)$/u.test(period)) {
    const isHead =
      unit !== undefined && (parties(unit).domain === 'person' || unit === 'head' || unit === 'chair');
    if (isHead && parties(unit).kind !== 'child') return 'seat';
    return 'subscription';
  }
  if (/\b(?:subscri\p{L}{2,5}|monthly|per month|a month|membership)\b/iu.test(before)) return 'subscription';
  return 'by piece';
}

function withoutPrice(text: string, says: (kind: ChargeKind) => number): ChargeKind | null {
  if (/\b(?:by|per) seat\b/iu.test(text)) return 'seat';
  if (/\busage[- ]based\b|\bpay[- ]per[- ]use\b/iu.test(text)) return 'usage';
  if (says('grant') > 0 && /\b(?:donations?|grants?)\b/iu.test(text)) return 'grant';
  if (/\b(?:for hire|rented|rent[- ]an?|we rent|to rent|by the (?:week|month|day|hour))\b/iu.test(text))
    return 'rent';
  if (/\bsubscription\b|\b\d+(?:\.\d+)? (?:a|per|each) (?:month|year)\b/iu.test(text)) return 'subscription';
  if (/\blicen[cs]e (?:the|it|to)\b/iu.test(text)) return 'licence';
  return null;
}

const between = (value: number): string =>
  value < 3 ? 'under 3' : value < 30 ? 'under 30' : value < 300 ? 'under 300' : 'from 300';

/** Signs of how it is charged, by name. */
export function chargeSigns(
  text: string,
  parsed: ParsedText,
  price: PriceMention | null,
  parties: PartyLexicon,
  words: ChargeWords,
): Features {
  const { charging, offers } = words;
  const { tokens, prices } = parsed;
  const said: Record<string, number> = { always: 1 };
  const add = (name: string, most = 1): void => {
    said[name] = Math.min(most, (said[name] ?? 0) + 1);
  };
  add(`rule ${ruleFor(text, parsed, price, parties, words) ?? 'none'}`);
  for (const { lower, sentence } of tokens) {
    const [offer, charge] = [offers.get(lower), charging.get(lower)];
    if (offer !== undefined) add(offer, 4);
    if (charge === undefined) continue;
    add(`says ${charge}`, 2);
    if (sentence === price?.sentence) add(`beside price ${charge}`);
  }
  if (tokens.length > 30) add('told at length');
  if (sharing.test(text)) add('others get a part');
  if (prices.some(({ amount }) => amount.currency === '%')) add('a share is named');
  if (price === null) {
    add('no price');
    return said;
  }
  const unit = price.units.map((at) => tokens[at]?.lower ?? '')[0];
  add(unit === undefined ? 'no unit' : `per ${parties(unit).domain || 'unknown'}`);
  if (unit !== undefined && parties(unit).share >= 0.5) add(`per ${parties(unit).kind}`);
  add(`period ${price.period ?? 'none'}`);
  if (hard.test(price.amount.currency)) add(between(price.amount.value));
  if (price.amount.currency === '%') add('price is a share');
  return said;
}

const hard = /^(?:USD|EUR|GBP|CHF|CAD|AUD|NZD)$/u;
/** "the auntie gets 300", "of which the nurse keeps 220", "70 percent to the shop" */
const sharing =
  /\b(?:gets?|keeps?|receives?|earns?) (?:about |most|\p{Sc}|\d)|\b(?:percent|per cent|%) (?:goes )?to the\b|\bwe (?:keep|take|hold|split)\b/iu;

export function chargeCandidates(signs: Features): readonly Features[] {
  return chargeKinds.map((kind) => named(kind, signs));
}

export const unsaidFeatures = (signs: Features): Features => named('unsaid', signs);

function named(kind: string, signs: Features): Features {
  return Object.fromEntries(Object.entries(signs).map(([name, value]) => [`${kind}: ${name}`, value]));
}
