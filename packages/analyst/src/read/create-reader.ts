import type { Niche } from '@slipway/knowledge';
import { createAmountFinder, parseCurrencies } from './amounts.ts';
import { type ChargeWords, readCharge } from './charge.ts';
import { readDoing } from './doing.ts';
import { createNicheBuyers, type NicheBuyers } from './niche-buyers.ts';
import { type Language, parseText } from './parse-text.ts';
import { createParties } from './parties.ts';
import { makeCandidates, type ParsedText } from './party-features.ts';
import { createGazetteer, type Gazetteer, placeCandidates } from './places.ts';
import { perOf, priceFeatures } from './price-candidates.ts';
import type { PriceMention } from './prices.ts';
import { probabilities, type Weights } from './rank.ts';
import type { IdeaReading, Price, Slot } from './reading.ts';
import { type Limits, type Role, readRole, withLength } from './roles.ts';
import { readStage } from './stage.ts';
import { createTagger } from './tokens.ts';
import { parseWordClasses, parseWordTable } from './word-classes.ts';

/** The files of content/language as text, and the niches of the knowledge base. */
export interface ReaderData {
  readonly parties: string;
  readonly verbs: string;
  readonly generalHeads: string;
  readonly partyClasses: string;
  readonly currencies: string;
  readonly places: string;
  readonly placeNames: string;
  readonly charging: string;
  readonly offerWords: string;
  readonly weights: ReaderWeights;
  readonly niches: readonly Niche[];
}

export interface ReaderWeights {
  readonly roles: Readonly<Record<Role, Weights>>;
  readonly place: Weights;
  readonly price: Weights;
  readonly charge: Weights;
  readonly limits: Readonly<Record<Role | 'place' | 'price' | 'charge', Limits>>;
}

export type IdeaReader = (text: string) => IdeaReading;

/** Longer texts are read up to here. */
const longest = 4000;
/** Words up to which a text counts as one line. */
const lineWords = 30;

interface ReaderParts {
  readonly language: Language;
  readonly niches: NicheBuyers;
  readonly gazetteer: Gazetteer;
  readonly chargeWords: ChargeWords;
  readonly currencyCountries: ReadonlyMap<string, string>;
}

export function createParts(data: Omit<ReaderData, 'weights'>): ReaderParts {
  const currencies = parseCurrencies(data.currencies);
  const niches = createNicheBuyers(data.niches);
  return {
    niches,
    language: {
      tag: createTagger(),
      parties: createParties(data.parties, niches.buyerHeads),
      classes: parseWordClasses(data.verbs, data.generalHeads, data.partyClasses),
      findAmounts: createAmountFinder(currencies),
    },
    gazetteer: createGazetteer(
      data.places,
      data.placeNames,
      data.niches.flatMap(({ rules }) => rules),
    ),
    chargeWords: { charging: parseWordTable(data.charging), offers: parseWordTable(data.offerWords) },
    currencyCountries: new Map(
      currencies.flatMap(({ code, country }) => (country === null ? [] : [[code, country] as const])),
    ),
  };
}

export function createReader(data: ReaderData): IdeaReader {
  const parts = createParts(data);
  const { weights } = data;
  return (whole) => {
    const text = whole.slice(0, longest);
    const parsed = parseText(text, parts.language);
    const isShort = isLine(parsed);
    const candidates = withLength(
      makeCandidates(parsed, parts.niches, parts.language.classes, text),
      isShort,
    );
    const role = (name: Role, taken: ReadonlySet<string>) =>
      readRole(
        candidates,
        taken,
        isShort,
        parsed,
        parts.language.classes.generalHeads,
        weights.roles[name],
        weights.limits[name],
      );
    const pays = role('pays', new Set());
    const supplies = role('supplies', new Set(pays === null ? [] : [pays.key]));
    const uses = role('uses', new Set([pays?.key ?? '', supplies?.key ?? '']));
    const where = readPlace(text, parsed, parts, weights);
    const found = findPrice(parsed, parts, weights);
    return {
      does: readDoing(parsed, parts.language.classes, isShort),
      pays: pays?.slot ?? null,
      uses: uses?.slot ?? null,
      supplies: supplies?.slot ?? null,
      where,
      charges: chargeSlot(text, parsed, found?.mention ?? null, parts, weights),
      price:
        found === null ? null : priceSlot(found.mention, found.chance, parsed, where?.value ?? null, weights),
      stage: readStage(text),
    };
  };
}

export const isLine = ({ tokens }: ParsedText): boolean => tokens.length <= lineWords;

function readPlace(
  text: string,
  parsed: ParsedText,
  parts: ReaderParts,
  { place, limits }: ReaderWeights,
): Slot<string> | null {
  const hints = new Set(
    parsed.prices.flatMap(({ amount }) => parts.currencyCountries.get(amount.currency) ?? []),
  );
  const candidates = placeCandidates(parts.gazetteer.find(parsed.tokens, text), parsed.tokens, hints);
  const chances = probabilities(
    candidates.map(({ features }) => features),
    { none: 1 },
    place,
  );
  const ranked = candidates
    .map((one, at) => ({ ...one, chance: chances[at] ?? 0 }))
    .sort((a, z) => z.chance - a.chance);
  const [best] = ranked;
  if (best === undefined || best.chance < (chances.at(-1) ?? 0) || best.chance < limits.place.open)
    return null;
  return {
    value: best.code,
    words: best.mentions.map(({ from, to }) => ({ from, to })),
    sure: best.chance >= limits.place.sure,
    chance: best.chance,
    alternatives: ranked.slice(1, 4).map(({ code }) => code),
  };
}

interface FoundPrice {
  readonly mention: PriceMention;
  readonly chance: number;
}

export function findPrice(
  parsed: ParsedText,
  { language }: ReaderParts,
  { price }: Pick<ReaderWeights, 'price'>,
): FoundPrice | null {
  const chances = probabilities(priceFeatures(parsed, language.classes), { none: 1 }, price);
  const best = chances.indexOf(Math.max(...chances));
  const mention = parsed.prices[best];
  return mention === undefined ? null : { mention, chance: chances[best] ?? 0 };
}

const dollars: Readonly<Record<string, string>> = { CA: 'CAD', AU: 'AUD', NZ: 'NZD', SG: 'SGD', HK: 'HKD' };
const crowns: Readonly<Record<string, string>> = { DK: 'DKK', SE: 'SEK', NO: 'NOK', CZ: 'CZK', IS: 'ISK' };

function priceSlot(
  mention: PriceMention,
  chance: number,
  parsed: ParsedText,
  where: string | null,
  { limits }: ReaderWeights,
): Slot<Price> {
  const { amount } = mention;
  const local =
    amount.currency === 'KRO'
      ? (crowns[where ?? ''] ?? 'kr')
      : amount.currency === 'USD'
        ? dollars[where ?? '']
        : undefined;
  const toPrice = (one: PriceMention): Price => ({
    amount: one.amount.value,
    currency: one.amount.currency,
    per: perOf(one, parsed),
  });
  return {
    value: { ...toPrice(mention), currency: local ?? amount.currency },
    words: [{ from: amount.from, to: mention.to }],
    sure: chance >= limits.price.sure,
    chance,
    alternatives: parsed.prices
      .filter((one) => one !== mention)
      .slice(0, 3)
      .map(toPrice),
  };
}

function chargeSlot(
  text: string,
  parsed: ParsedText,
  price: PriceMention | null,
  parts: ReaderParts,
  weights: ReaderWeights,
): IdeaReading['charges'] {
  const found = readCharge(text, parsed, price, parts.language.parties, parts.chargeWords, weights.charge);
  if (found === null) return null;
  return {
    value: found.kind,
    words: price === null ? [] : [{ from: price.amount.from, to: price.to }],
    sure: found.chance >= weights.limits.charge.sure,
    chance: found.chance,
    alternatives: found.others,
  };
}
