import type { Niche } from '@slipway/knowledge';
import { type ClassTable, openClassifier } from '../classify/classifier.ts';
import type { WordVectors } from '../text/word-vectors.ts';
import { createAmountFinder, parseCurrencies } from './amounts.ts';
import { type ChargeWords, readCharge } from './charge.ts';
import { factSlot, readClaims } from './claims.ts';
import { readDoing } from './doing.ts';
import { evidenceRungs } from './evidence.ts';
import { agreeMarket } from './facts/agree-market.ts';
import { agreePayer } from './facts/agree-payer.ts';
import { agreePrice } from './facts/agree-price.ts';
import { type Fact, toPrice } from './facts/fact.ts';
import { findFacts } from './facts/find-facts.ts';
import { type FoundPrice, findBarePrice, findOnlySum, findPrice, priceSlot } from './find-price.ts';
import { nameHolder } from './name-holder.ts';
import { type Businesses, compareWithPayers } from './near-businesses.ts';
import { buildNicheBuyers, type NicheBuyers, type NicheBuyersData, openNicheBuyers } from './niche-buyers.ts';
import { mayPay } from './no-payer.ts';
import { type KindTable, openKindReader } from './number-kinds/classify.ts';
import { readNumbers } from './numbers-said.ts';
import { lineKinds, readOwnLines } from './own-lines/read-own-lines.ts';
import { type Language, parseText, type SentenceLanguage } from './parse-text.ts';
import { createParties } from './parties.ts';
import { type Candidate, makeCandidates, type ParsedText } from './party-features.ts';
import { createGazetteer, type Gazetteer, listNationalNames, placeCandidates } from './places.ts';
import type { PriceMention } from './prices.ts';
import { probabilities, type Weights } from './rank.ts';
import type { IdeaReading, Price, Slot } from './reading.ts';
import { type Limits, nameCandidate, type Role, readRole, withLength } from './roles.ts';
import { isCurrency } from './round-sum.ts';
import { countsCustomers, doubtPayer, onlyWishes } from './says-pays.ts';
import { type ReadSentence, sentenceFeatures, sentenceRoles } from './sentences.ts';
import { readStage } from './stage.ts';
import { readStated } from './stated.ts';
import { createTagger } from './tokens.ts';
import { parseWordClasses, parseWordTable } from './word-classes.ts';

/** The files of content/language as text, and what the reader takes from the knowledge. */
export interface ReaderData {
  readonly parties: string;
  readonly verbs: string;
  readonly factWords: string;
  readonly generalHeads: string;
  readonly partyClasses: string;
  readonly currencies: string;
  readonly places: string;
  readonly placeNames: string;
  readonly charging: string;
  readonly offerWords: string;
  /** Null while they are being learnt: then no sentence has a role. */
  readonly sentences: SentenceTables | null;
  /** Null while they are being learnt: then no number is of a kind. */
  readonly numbers: KindTable | null;
  /** Null while they are being learnt. */
  readonly lines: ClassTable | null;
  readonly vectors: WordVectors;
  readonly weights: ReaderWeights;
  readonly niches: NicheTables;
  readonly businesses: Businesses;
}

/** What the reader takes from the niches. Plain data, compiled. */
export interface NicheTables {
  readonly buyers: NicheBuyersData;
  readonly nationalNames: readonly (readonly [name: string, code: string])[];
}

export function buildNicheTables(niches: readonly Niche[]): NicheTables {
  return {
    buyers: buildNicheBuyers(niches),
    nationalNames: listNationalNames(niches.flatMap(({ rules }) => rules)),
  };
}

export interface ReaderWeights {
  readonly roles: Readonly<Record<Role, Weights>>;
  readonly place: Weights;
  readonly price: Weights;
  readonly charge: Weights;
  readonly limits: Readonly<Record<Role | 'place' | 'price' | 'charge', Limits>>;
}

/** Of what `scripts/fit-sentences.ts` learnt. */
export interface SentenceTables {
  readonly roles: ClassTable;
  readonly rungs: ClassTable;
}

export type IdeaReader = (text: string) => IdeaReading;

export interface PlaceReader extends IdeaReader {
  /** Codes of the countries that a line names, or towns of theirs. */
  countriesIn(line: string): readonly string[];
}

/** Longer texts are read up to here. */
const longest = 4000;
/** Words up to which a text counts as one line. */
const lineWords = 30;

export interface ReaderParts {
  readonly language: Language;
  readonly niches: NicheBuyers;
  readonly businesses: Businesses;
  readonly gazetteer: Gazetteer;
  readonly chargeWords: ChargeWords;
  readonly currencyCountries: ReadonlyMap<string, string>;
}

export function createParts(data: Omit<ReaderData, 'weights'>): ReaderParts {
  const currencies = parseCurrencies(data.currencies);
  const niches = openNicheBuyers(data.niches.buyers);
  return {
    niches,
    businesses: data.businesses,
    language: {
      tag: createTagger(),
      parties: createParties(data.parties, niches.buyerHeads),
      classes: parseWordClasses(data.verbs, data.generalHeads, data.partyClasses, data.factWords),
      findAmounts: createAmountFinder(currencies),
      sentences: makeSentenceLanguage(data.vectors, data.sentences),
      kinds: data.numbers === null ? () => [1] : openKindReader(data.numbers),
      lines: data.lines === null ? () => [] : openClassifier(data.lines, lineKinds.length - 1),
    },
    gazetteer: createGazetteer(data.places, data.placeNames, data.niches.nationalNames),
    chargeWords: { charging: parseWordTable(data.charging), offers: parseWordTable(data.offerWords) },
    currencyCountries: new Map(
      currencies.flatMap(({ code, country }) => (country === null ? [] : [[code, country] as const])),
    ),
  };
}

/** Whoever may pay, use or supply, with what speaks for each. */
export function listParties(
  text: string,
  parsed: ParsedText,
  { niches, businesses, language: { classes } }: ReaderParts,
): readonly Candidate[] {
  const isShort = isLine(parsed);
  const named = makeCandidates(parsed, niches, classes, text);
  const nameOf = (candidate: Candidate) => nameCandidate(candidate, parsed, classes.generalHeads);
  return withLength(compareWithPayers(named, nameOf, text, businesses, isShort), isShort);
}

function makeSentenceLanguage(vectors: WordVectors, tables: SentenceTables | null): SentenceLanguage {
  if (tables === null) return { vectors, roles: () => [], rungs: () => [] };
  return {
    vectors,
    roles: openClassifier(tables.roles, sentenceRoles.length - 1),
    rungs: openClassifier(tables.rungs, evidenceRungs.length - 1),
  };
}

export function createReader(data: ReaderData): PlaceReader {
  const parts = createParts(data);
  const { weights } = data;
  const countriesIn = (line: string): readonly string[] => [
    ...new Set(parts.gazetteer.find(parts.language.tag(line), line).map(({ code }) => code)),
  ];
  const read = (whole: string): IdeaReading => {
    const text = whole.slice(0, longest);
    const parsed = parseText(text, parts.language);
    const isShort = isLine(parsed);
    const candidates = listParties(text, parsed, parts);
    const role = (name: Role, taken: ReadonlySet<string>, among = candidates) =>
      readRole(
        among,
        taken,
        isShort,
        parsed,
        parts.language.classes.generalHeads,
        weights.roles[name],
        weights.limits[name],
      );
    const where = readPlace(text, parsed, parts, weights);
    const numbers = readNumbers(parsed, parts.language);
    const place = where?.value ?? null;
    const rungsOf = (sentence: ReadSentence): readonly number[] => {
      const { rungs, vectors } = parts.language.sentences;
      return rungs(sentenceFeatures(text, sentence, parsed, vectors));
    };
    const said = findFacts(parsed, numbers, parts.language.parties, place);
    const { classes } = parts.language;
    const hasCustomers = countsCustomers(parsed, classes);
    // Whoever is billed pays, whatever else the text says of others.
    const billed = candidates.filter(({ features }) => (features['billed to'] ?? 0) > 0);
    const payers = (billed.length > 0 ? billed : candidates).filter(
      (one) =>
        mayPay(one, parsed, classes, said, parts.gazetteer.isPlace) && !(hasCustomers && onlyWishes(one)),
    );
    const pays = role('pays', new Set(), payers);
    const likeliest = isShort
      ? (pays?.slot ?? null)
      : doubtPayer(
          pays?.slot ?? null,
          payers.find(({ key }) => key === pays?.key),
        );
    const supplies = role('supplies', new Set(pays === null ? [] : [pays.key]));
    const uses = role('uses', new Set([pays?.key ?? '', supplies?.key ?? '']));
    const payer = agreePayer(nameHolder(likeliest, parsed, said, parts.language), said, text);
    const facts = agreeMarket(said, payer, parsed);
    const found = agreePrice(
      findPrice(parsed, parts, weights, numbers) ??
        findOnlySum(parsed, numbers) ??
        findBarePrice(parsed, parts.language.classes, numbers, place),
      facts,
      parsed,
      weights.limits.price,
    );
    const priced = hasShare(facts) ? found : sayPlainly(found, facts, parsed);
    const claims = {
      ...readClaims(text, parsed, facts, rungsOf, parts.language, isShort, parts.gazetteer.isPlace),
      lines: isShort ? [] : readOwnLines(text, parsed, numbers, parts.language),
    };
    return {
      does: readDoing(parsed, parts.language.classes, isShort),
      stated: readStated(text, parsed, parts.language.classes, facts),
      pays: payer,
      uses: uses?.slot ?? null,
      supplies: supplies?.slot ?? null,
      where,
      charges: chargeSlot(text, parsed, priced?.mention ?? null, parts, weights),
      price:
        priced === null ? barePrice(facts) : priceSlot(priced.mention, priced.chance, parsed, place, weights),
      stage: readStage(claims.evidence),
      claims,
    };
  };
  return Object.assign(read, { countriesIn });
}

/** "We rent it at 250 a day": a price without a currency beside it is in that of the place. */
function barePrice(facts: readonly Fact[]): Slot<Price> | null {
  const [fact, ...others] = facts.filter(
    ({ kind, sure, currency }) => kind === 'price' && sure && isCurrency(currency ?? ''),
  );
  if (fact === undefined) return null;
  return { ...factSlot(fact), sure: others.length === 0, alternatives: others.map(toPrice) };
}

/** A price that its own stretch of the text states; in place of a sum of which that says something else. */
function sayPlainly(
  found: FoundPrice | null,
  facts: readonly Fact[],
  { prices }: ParsedText,
): FoundPrice | null {
  const sure = facts.filter((fact) => fact.sure && fact.currency !== null);
  const mentionOf = ({ number }: Fact) =>
    prices.find(({ amount }) => amount.from <= number.from && number.from < amount.to);
  const own = sure.find((fact) => mentionOf(fact) === found?.mention);
  if (found !== null && own === undefined) return found;
  const stated = own?.kind === 'price' ? own : sure.find(({ kind }) => kind === 'price');
  const mention = stated === undefined ? undefined : mentionOf(stated);
  return mention === undefined ? found : { mention, chance: Math.max(statedChance, found?.chance ?? 0) };
}

const statedChance = 0.97;
const hasShare = (facts: readonly Fact[]): boolean =>
  facts.some(({ kind, sure }) => kind === 'share' && sure);

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
