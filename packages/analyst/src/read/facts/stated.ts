import type { NumberRole } from '../numbers.ts';
import type { NumberSaid } from '../numbers-said.ts';
import type { Language } from '../parse-text.ts';
import type { ParsedText } from '../party-features.ts';
import type { Token } from '../tokens.ts';
import { isPlural, singular } from '../word-forms.ts';
import type { Bound } from './bind-clause.ts';
import type { FactKind } from './fact.ts';
import { type Mood, moodOf } from './mood.ts';
import { isPresentAt } from './tense.ts';

/** A number as the rules see it. */
export interface Stated {
  readonly bound: Bound;
  /** `bare`: neither a currency nor anything counted. */
  readonly kind: 'sum' | 'share' | 'count' | 'bare';
  /** Of a sum: by the month; of a count: "5 visits a day". */
  readonly period: string | null;
  /** A sum is for each of something: "per litre". */
  readonly hasUnit: boolean;
  readonly noun: string | null;
  /** It counts the noun that follows and nothing else: not "a 300 mil blade", "between 500 and 700 trucks", "with 1,900 people". */
  readonly isPlainCount: boolean;
  /** Tokens between the verb and the number. */
  readonly gap: number;
  /** The noun says that they pay: clients, subscribers. */
  readonly isCustomer: boolean;
  /** The noun is a span of time or a measure. */
  readonly isMeasure: boolean;
  readonly isHours: boolean;
  /** The noun names people, firms or places of business, or the text speaks of them elsewhere too. */
  readonly isSpokenOf: boolean;
  /** The noun names people, firms or places of business. */
  readonly isPeople: boolean;
  readonly value: number;
  /** Null where the clause has no verb. */
  readonly mood: Mood | null;
  /** What a count is for each of: "8 seats per course"; null where it is a time or nothing. */
  readonly each: string | null;
  /** The verb stands in the present: "have no station", "must test". */
  readonly isPresent: boolean;
  /** The verb is for one: "four hundred boxes is a new truck". */
  readonly isOne: boolean;
  readonly hasObject: boolean;
  /** What follows the verb in the clause. */
  readonly rest: string;
  /** What stands in the clause before the number, and after what it counts. */
  readonly before: string;
  readonly after: string;
  /** The words of the clause and of the whole sentence, in small letters. */
  readonly words: string;
  readonly sentence: string;
}

const measures =
  /^(?:hours?|days?|weeks?|months?|years?|minutes?|seconds?|times?|percent|km|miles?|kilos?|kg|kilometres?|metres?|centimetres?|millimetres?|litres?|tonnes?|degrees?|pages?)$/u;

export function stateNumber(
  number: NumberSaid,
  bound: Bound,
  parsed: ParsedText,
  { classes, parties }: Pick<Language, 'classes' | 'parties'>,
): Stated {
  const { tokens, sentences } = parsed;
  const { sum, rate, at } = number;
  // "7 a piece", "190 for a pig": what follows is not counted but paid for.
  const isPriced = sum === null && /^(?:a|an|per|each|every|for|apiece)$/u.test(tokens[at + 1]?.lower ?? '');
  const noun = isPriced ? null : number.noun;
  const money = sum?.amount.currency === '%' ? 'share' : 'sum';
  const wordsOf = ({ first, last }: { readonly first: number; readonly last: number }): string =>
    tokens
      .slice(first, last + 1)
      .map(({ lower }) => lower)
      .join(' ');
  const own = sentences.find(({ last }) => last >= at);
  return {
    bound,
    kind: sum !== null ? money : noun === null ? 'bare' : 'count',
    period: sum === null ? rate : sum.period,
    hasUnit: (sum?.units.length ?? 0) > 0,
    noun,
    isPlainCount: noun !== null && isPlainCount(at, number.end, tokens),
    gap: bound.verb === null ? 0 : at - bound.verb.at - 1,
    isCustomer: noun !== null && classes.factWords.get(singular(noun))?.has('customer') === true,
    isMeasure: noun !== null && measures.test(noun),
    isHours: /^hours?$/u.test(noun ?? ''),
    isPeople: noun !== null && parties(noun).share >= partyFrom,
    isSpokenOf: noun !== null && (parties(noun).share >= partyFrom || isNamedTwice(noun, tokens)),
    value: number.value,
    mood: moodOf(bound, parsed, classes.factWords),
    each: sum === null && rate === null ? eachAfter(number.end, tokens) : null,
    isOne: /^(?:is|has|was)$/u.test(tokens[bound.verb?.at ?? -1]?.lower ?? ''),
    isPresent: bound.verb !== null && isPresentAt(bound.verb, tokens),
    hasObject: /^(?:DET|ADJ|NOUN|PROPN|PRON|NUM)$/u.test(tokens[(bound.verb?.at ?? -2) + 1]?.pos ?? ''),
    rest: wordsOf({ first: (bound.verb?.at ?? bound.clause.last) + 1, last: bound.clause.last }),
    before: wordsOf({ first: bound.clause.first, last: at - 1 }),
    after: wordsOf({ first: number.end + 1, last: bound.clause.last }),
    words: wordsOf(bound.clause),
    sentence: own === undefined ? '' : wordsOf(own),
  };
}

/** "per course", "on each": what it is counted for. */
export function eachAfter(end: number, tokens: readonly Token[]): string | null {
  const [joint, noun] = [tokens[end + 1], tokens[end + 2]];
  const isEach = /^(?:per|each|every|a|an)$/u.test(joint?.lower ?? '') && noun?.pos === 'NOUN';
  return isEach && noun.sentence === tokens[end]?.sentence ? noun.lower : null;
}

const partyFrom = 0.5;
const nearly = /^(?:about|around|some|over|under|than|nearly|roughly|almost)$/u;

function isPlainCount(at: number, end: number, tokens: readonly Token[]): boolean {
  const before = tokens[at - 1];
  const isInside = before?.sentence === tokens[at]?.sentence && !nearly.test(before?.lower ?? '');
  if (isInside && (/^(?:a|an|the|my|our|with)$/u.test(before?.lower ?? '') || tokens[at - 2]?.pos === 'NUM'))
    return false;
  const isOfThese = tokens[at + 1]?.lower === 'of';
  const between = tokens.slice(at + 1, end);
  return (
    isPlural(tokens[end]?.lower ?? '') &&
    (isOfThese || between.every(({ pos }) => pos !== 'ADP' && pos !== 'DET'))
  );
}

function isNamedTwice(noun: string, tokens: readonly Token[]): boolean {
  const one = singular(noun);
  return tokens.filter(({ lower }) => singular(lower) === one).length > 1;
}

export const does = ({ classes }: Bound, ...wanted: readonly string[]): boolean =>
  wanted.some((one) => classes.includes(one));
/** "Did 212 windows": who leaves out the subject speaks of themselves. */
export const isOurs = ({ subject }: Bound): boolean => subject === 'founder' || subject === 'own';
export const isReal = ({ verb }: Bound): boolean => verb !== null && !verb.isNegated && verb.modal === null;
export const isHead = ({ kind, isMeasure }: Stated): boolean =>
  (kind === 'count' || kind === 'bare') && !isMeasure;

/** What a number of each kind may look like to the learnt reader. */
export const rolesOf: Readonly<Record<FactKind, readonly NumberRole[]>> = {
  price: ['price'],
  share: ['price'],
  cut: [],
  'sale-price': ['price'],
  'asked-price': ['price'],
  'unit-cost': ['unit cost'],
  'own-cost': ['unit cost', 'capital'],
  cash: ['capital', 'earned'],
  needs: ['capital'],
  considered: [],
  'they-pay': ['their loss', 'they pay now'],
  'rival-price': ['rival price', 'they pay now'],
  earned: ['earned'],
  goal: ['other', 'earned', 'capital', 'price'],
  aim: ['other'],
  paying: ['evidence'],
  sold: ['evidence'],
  volume: ['evidence'],
  'volume-each': ['evidence'],
  served: ['evidence'],
  completed: ['evidence'],
  returned: ['evidence', 'other', 'market', 'capacity'],
  deposit: ['evidence'],
  trial: ['evidence'],
  waiting: ['evidence'],
  interviews: ['evidence'],
  market: ['market'],
  capacity: ['capacity'],
  included: [],
  season: [],
  times: [],
  lasts: [],
  years: ['years'],
};

/** Where no clause says it: by what such numbers mostly are. Of people nothing is guessed: who would is not who pays. */
export function kindAlone(role: NumberRole, stated: Stated): FactKind | null {
  const { kind, period, isMeasure } = stated;
  if (role === 'price') return kind === 'count' ? null : kind === 'share' ? 'share' : 'price';
  if (role === 'market') return kind === 'count' && !isMeasure ? 'market' : null;
  if (role === 'evidence') return isDone(stated) ? 'sold' : null;
  if (kind !== 'sum') return null;
  if (role === 'unit cost')
    return /^(?:week|month|quarter|year)$/u.test(period ?? '') ? 'own-cost' : 'unit-cost';
  if (role === 'their loss' || role === 'they pay now') return 'they-pay';
  if (role === 'rival price') return 'rival-price';
  if (role === 'capital') return 'needs';
  return role === 'earned' ? 'earned' : null;
}

/** "We fixed 173 bikes": what the founder did with things, whatever the verb. */
const isDone = ({ kind, bound, mood, isPeople, isMeasure, period }: Stated): boolean =>
  kind === 'count' &&
  !isPeople &&
  !isMeasure &&
  period === null &&
  mood === 'did' &&
  bound.side === 'object' &&
  (isOurs(bound) || bound.subject === 'none') &&
  !does(bound, 'have', 'need', 'buy', 'pay', 'talk', 'spend', 'lose', 'earn');
