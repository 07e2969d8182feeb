import { times } from '../evidence.ts';
import { bareSum, localCurrency } from '../find-price.ts';
import type { NumberKind } from '../number-kinds/number-kind.ts';
import type { NumberSaid } from '../numbers-said.ts';
import type { PartyLexicon } from '../parties.ts';
import type { ParsedText } from '../party-features.ts';
import { perOf } from '../price-candidates.ts';
import type { PriceMention } from '../prices.ts';
import { currencyOf } from '../round-sum.ts';
import type { Token } from '../tokens.ts';
import { isPlural, singular } from '../word-forms.ts';
import { isBought, isBurn, isWage, partOf } from './around-sums.ts';
import { composeFacts } from './compose-facts.ts';
import { isTime } from './count-fact.ts';
import { type Fact, type FactKind, factKinds } from './fact.ts';
import { findDays } from './find-days.ts';
import { findIncluded } from './find-included.ts';
import { findSeason } from './find-season.ts';
import { findTerm } from './find-term.ts';
import { findTimes } from './find-times.ts';
import { findWaiting, keepsList } from './find-waiting.ts';
import { findWork } from './find-work.ts';
import { isMeasure, payInFull } from './pay-in-full.ts';
import { relateSums } from './relate-sums.ts';
import { aroundNumber } from './said-around.ts';

/** Nine of ten are right from here on, among paragraphs that were not learnt from (`node scripts/fit-numbers.ts --folds`). */
const sureFrom = 0.5;
/** What was spent is hardly taken for anything else: 11 of 11 below the bar were right. */
const spentFrom = 0.3;
/** Of sums that are not placed, 4 of 94 below it are costs, among paragraphs that were not learnt from; above it 2 of 3. */
const harmlessTo = 0.15;
/** Below it every second is something else. */
const foundFrom = 0.3;

const counted: ReadonlySet<FactKind> = new Set([
  'paying',
  'lost',
  'returned',
  'deposit',
  'trial',
  'waiting',
  'interviews',
  'market',
  'capacity',
  'aim',
  'sold',
  'volume',
  'volume-each',
  'often',
  'years',
]);

/** "A waiting list of 6 weeks": nobody is counted in weeks. */
const ofPeople: ReadonlySet<FactKind> = new Set([
  'paying',
  'returned',
  'deposit',
  'trial',
  'waiting',
  'interviews',
]);

/** What is said in percent of a sale. */
const ofSale: ReadonlySet<FactKind> = new Set(['share', 'cut', 'margin']);

/** What the founder says in numbers, each by what was learnt of such numbers. */
export function findFacts(
  parsed: ParsedText,
  numbers: readonly NumberSaid[],
  parties: PartyLexicon,
  where: string | null,
): readonly Fact[] {
  const read = numbers.flatMap((number, at): readonly Fact[] => {
    const kind = factOf(number.kind);
    if (opensRange(number, parsed)) return [];
    if (kind === null || number.chance < foundFrom)
      return number.chance < otherFrom ? unplaced(number, parsed, where) : [];
    const fact = spreadPer(toFact(number, kind, parsed, where), number, parsed);
    if (fact === null) return [];
    const around = { ...fact, ...aroundNumber(number, numbers.slice(0, at), kind, parsed) };
    const whole = hoped(tried(around, number, parsed), number, parsed);
    // "£0.85 per download": nobody who downloads has paid.
    if (kind === 'win-cost' && whole.per !== null && isNobody.test(parties(whole.per).kind))
      return [{ ...whole, kind: 'unplaced', isHarmless: true }];
    if (isBurn(whole, number, parsed))
      return [{ ...whole, kind: 'burn', per: whole.per ?? 'month', sure: true }];
    const isMonthly =
      (isWage(whole, parties) && !isBought(number, parsed)) ||
      (kind === 'considered' && whole.per === null && number.again >= againFrom);
    return [isMonthly ? { ...whole, per: 'month' } : whole];
  });
  const facts = composeFacts(relateSums(payInFull(read, numbers, parsed), parsed), numbers, parsed, parties);
  const found = [
    findIncluded(parsed, facts),
    findSeason(parsed).fact,
    findTimes(parsed, facts),
    findTerm(parsed),
    findDays(parsed, numbers, facts),
    findWaiting(numbers, parsed, facts),
    findWork(numbers, parsed, read),
  ];
  return [...facts, ...found.filter((fact) => fact !== null)];
}

const isNobody = /^(?:thing|unknown|area)$/u;

/** From here on a number is surely none of those that sums are made of. */
const otherFrom = 0.6;

/** What customers pay or what it takes to begin, though no currency stands beside it and nothing is counted. */
const sums: ReadonlySet<NumberKind> = new Set(['price', 'offer', 'needs']);

function unplaced(number: NumberSaid, parsed: ParsedText, where: string | null): readonly Fact[] {
  const isSum = number.sum === null ? isBareSum(number, parsed.tokens) : number.sum.amount.currency !== '%';
  const fact = isSum ? toFact(number, 'unplaced', parsed, where) : null;
  const guess = factOf(number.kind);
  return fact === null ? [] : [{ ...fact, ...(guess === null ? {} : { guess }), sure: true }];
}

/** Smaller ones are counts that leave their noun out. */
const sumLeast = 100;
function isBareSum({ kind, noun, value, at }: NumberSaid, tokens: readonly Token[]): boolean {
  // "45 000 for a drink" counts no drinks.
  const behind = tokens.slice(at).find(({ pos }) => pos !== 'NUM');
  const isFor = behind?.lower === 'for' || behind?.lower === 'per';
  return sums.has(kind) && (noun === null || isFor) && value >= sumLeast;
}

/** "A bigger studio, 7,800": what would be paid again and again, by all that was learnt of rents and of things that are bought. */
const againFrom = 0.9;

const spread: ReadonlySet<FactKind> = new Set(['unit-cost', 'own-cost']);

/** "My costs per group are 380 fuel, 900 food": what is said before a list is said of each sum in it. */
function spreadPer(fact: Fact | null, { at }: NumberSaid, { tokens }: ParsedText): Fact | null {
  if (fact === null || fact.per !== null || !spread.has(fact.kind)) return fact;
  for (let place = at - 2; place >= 0 && tokens[place]?.sentence === tokens[at]?.sentence; place--) {
    const noun = tokens[place + 1];
    if (!/^(?:per|each|every)$/u.test(tokens[place]?.lower ?? '') || noun?.pos !== 'NOUN') continue;
    // "14 a month per property, 6 for hosting", "usage per broker 60; my developers get 9,000": that one belongs to a sum of its own.
    const isOwn =
      tokens[place + 2]?.pos === 'NUM' ||
      tokens
        .slice(Math.max(0, place - 4), place)
        .some(({ text, sentence }) => /\d/u.test(text) && sentence === noun.sentence);
    // "Per month is about 160" says how often.
    return isOwn || ofTime.test(noun.lower) ? fact : { ...fact, per: singular(noun.lower) };
  }
  return fact;
}

const costsNothing = /^(?:free|gratis|trying|piloting|testing)$/u;
const isPaid = /^(?:pay|pays|paying|paid|buy|bought|signed)$/u;

/** "11 keepers are trying it free": who tries it does not pay, where the sentence names nobody who does. */
function tried(fact: Fact, { at }: NumberSaid, { tokens }: ParsedText): Fact {
  if (fact.kind !== 'paying') return fact;
  const words = tokens.filter(({ sentence }) => sentence === tokens[at]?.sentence).map(({ lower }) => lower);
  const isTrial = words.some((word) => costsNothing.test(word)) && !words.some((word) => isPaid.test(word));
  return isTrial ? { ...fact, kind: 'trial' } : fact;
}

const done = new Set<FactKind>(['paying', 'sold', 'volume', 'trial']);
/** As it is written: "May" is a month. */
const modal =
  /^(?:[Ww]ould|[Cc]ould|[Mm]ight|may|[Ss]hould|[Ww]ill|’ll|'ll|’d|'d|hope|hoping|expect|plan|planning)$/u;

/** Words behind the number in which its verb stands. */
const guessMost = 5;
const perhaps = /^(?:[Cc]ould|[Mm]ight|may)$/u;

/** "It would be out 9 days a month", "if I sell 90 a day": a hope, no sale; "nine might pay" is not even said by them. */
function hoped(fact: Fact, { at, end }: NumberSaid, { tokens, spans }: ParsedText): Fact {
  const first = spans.find(({ last }) => last >= at)?.first ?? at;
  const isHoped = tokens.slice(first, at).some(({ text, lower }) => modal.test(text) || lower === 'if');
  const isGuess = tokens.slice(end + 1, end + guessMost).some(({ text }) => perhaps.test(text));
  return (isHoped || isGuess) && done.has(fact.kind) ? { ...fact, kind: 'aim' } : fact;
}

/** What is learnt of a number and not used is no fact. */
const factOf = (kind: NumberKind): FactKind | null =>
  kind === 'lasts' ? null : (factKinds.find((one) => one === kind) ?? null);

/** "three" in "three to five weeks": the range is told by its end. */
function opensRange({ at, sum }: NumberSaid, { tokens }: ParsedText): boolean {
  const [join, next] = [tokens[at + 1], tokens[at + 2]];
  return sum === null && /^(?:to|or|-|–)$/u.test(join?.lower ?? '') && next?.pos === 'NUM';
}

function toFact(number: NumberSaid, kind: FactKind, parsed: ParsedText, where: string | null): Fact | null {
  const { tokens, spans } = parsed;
  const { value, sum, noun, rate, at, end, chance } = number;
  const isCount = counted.has(kind);
  const isShare = sum?.amount.currency === '%';
  if ((isCount && sum !== null) || (isShare && !ofSale.has(kind))) return null;
  if (ofPeople.has(kind) && isTime.test(noun ?? '')) return null;
  if (kind === 'waiting' && keepsList(number, tokens)) return null;
  // "Another 400 birds" is no sum.
  if (sum === null && planned.has(kind) && end === at + 1 && isPlural(noun ?? '')) return null;
  const mention = isCount ? null : (sum ?? bareSum(number, parsed, where));
  if (!isCount && mention === null) return null;
  const clause = spans.find(({ last }) => last >= at);
  const last = mention?.at ?? end;
  return {
    kind,
    chance,
    ...(mention === null || chance >= otherFrom || number.goesOut > harmlessTo ? {} : { isHarmless: true }),
    sure: chance >= (kind === 'spent' ? spentFrom : sureFrom),
    value: kind === 'cut' ? value * partOf(last, tokens) : value,
    ...(sum?.amount.high === undefined ? {} : { high: sum.amount.high }),
    currency: isCount
      ? null
      : isInCents(mention, tokens) && where !== null
        ? currencyOf(where)
        : localCurrency(mention?.amount.currency ?? '', where),
    noun: isCount && noun !== null ? nounOf(number, tokens) : null,
    per:
      mention === null
        ? (rate ?? eachAfter(end, tokens) ?? rateLater(end, tokens))
        : (perOf(isForThing(mention, kind, tokens) ? { ...mention, units: [] } : mention, parsed) ??
          (kind === 'unit-cost' ? measureBefore(at, tokens) : null)),
    words: { from: tokens[clause?.first ?? at]?.from ?? 0, to: tokens[clause?.last ?? last]?.to ?? 0 },
    number: { from: tokens[at]?.from ?? 0, to: tokens[last]?.to ?? 0 },
  };
}

/** "Feed is 0.12 kg a bird, and the kilo is 6": of what it is said. */
function measureBefore(at: number, tokens: readonly Token[]): string | null {
  const [article, noun, verb] = tokens.slice(Math.max(0, at - 3), at);
  const isSubject = /^(?:an?|the|each|every|one)$/u.test(article?.lower ?? '') && verb?.lemma === 'be';
  return isSubject && noun !== undefined && isMeasure(noun.lower) ? singular(noun.lower) : null;
}

/** "30 cents" are of the money of the place. */
const isInCents = (mention: PriceMention | null, tokens: readonly Token[]): boolean =>
  /^cents?$/u.test(tokens[mention?.at ?? -1]?.lower ?? '');

const planned: ReadonlySet<FactKind> = new Set(['considered', 'needs', 'goal']);

const running: ReadonlySet<FactKind> = new Set(['own-cost', 'spent', 'needs', 'considered']);

/** "2,900 for the studio": what is paid for, and not how often. */
function isForThing({ at, units }: PriceMention, kind: FactKind, tokens: readonly Token[]): boolean {
  const joint = tokens.slice(at + 1, units[0] ?? at + 1).map(({ lower }) => lower);
  // "9 a month for each school": one of many.
  return (
    running.has(kind) && joint.includes('for') && !joint.some((word) => /^(?:each|every|per)$/u.test(word))
  );
}

/** "800 through a podcast" counts no podcasts. */
function nounOf({ at, end }: NumberSaid, tokens: readonly Token[]): string | null {
  const words = tokens.slice(at + 1, end + 1).filter(({ pos }) => pos !== 'NUM' && pos !== 'CCONJ');
  const isNamed =
    !times.test(words.at(-1)?.lower ?? '') && words.every(({ pos }) => !/^(?:ADP|DET|PRON)$/u.test(pos));
  const said = words.map(({ lower }) => lower).filter((word) => word !== 'paying');
  return isNamed && said.length > 0 && !doneWord.test(said.at(-1) ?? '') ? said.join(' ') : null;
}

/** What the tagger takes for a noun: "3 left", "52 sold". */
const doneWord = /^(?:left|sold|paid|signed|bought|booked|come|came|attend|out|back)$/u;
const ofTime = /^(?:day|night|week|weekend|month|quarter|year)$/u;
const laterMost = 5;

/** "9 are out each day": how often, a few words behind. */
function rateLater(end: number, tokens: readonly Token[]): string | null {
  for (let at = end + 1; at <= end + laterMost; at++) {
    const [joint, noun] = [tokens[at], tokens[at + 1]];
    if (joint === undefined || joint.sentence !== tokens[end]?.sentence || /^[,;]$/u.test(joint.text))
      return null;
    if (/^(?:per|each|every)$/u.test(joint.lower) && ofTime.test(noun?.lower ?? ''))
      return noun?.lower ?? null;
  }
  return null;
}

/** "per course", "on each": what it is counted for. */
function eachAfter(end: number, tokens: readonly Token[]): string | null {
  const [joint, noun] = [tokens[end + 1], tokens[end + 2]];
  const isEach = /^(?:per|each|every|a|an)$/u.test(joint?.lower ?? '') && noun?.pos === 'NOUN';
  return isEach && noun.sentence === tokens[end]?.sentence ? noun.lower : null;
}
