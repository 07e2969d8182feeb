import type { Verb } from './clauses.ts';
import { type Clause, isMaking, making, type Said, sayBoth, sayClause, sayThing } from './doing-words.ts';
import { productNouns } from './mentions.ts';
import { isNoun } from './noun-phrases.ts';
import type { ParsedText } from './party-features.ts';
import type { Doing, Slot } from './reading.ts';
import { rolesAt, sentenceRoles } from './sentences.ts';
import type { WordClasses } from './word-classes.ts';

/** Verbs that move a story or say nothing: what the product does is another one. */
const empty =
  /^(?:be|have|do|get|go|come|start|begin|think|know|try|hope|mean|see|look|work|need|want|seem|happen|become|feel|call|live|exist|cost|earn|say|reckon|guess|worry|wonder|believe|ready|sit|stand)$/u;
/** Classes of verbs that tell of the founder, the customer or the money. */
const aside = [
  'talk',
  'say',
  'own',
  'want',
  'charge',
  'trouble',
  'oppose',
  'gain',
  'sign',
  'pay',
  'buy',
] as const;

const productWorth = 6;
const product = sentenceRoles.indexOf('product');
const productAt = (at: number, { sentences }: ParsedText): number => rolesAt(at, sentences)[product] ?? 0;

/** Below this a clause is a story, and the thing a line opens with says more. */
const leastOfLine = 1.5;
const least = 0;

/** What a long text says was made: "we've a work glove with a cheap accelerometer". */
function sayMade(parsed: ParsedText): Said | null {
  const { clauses, phrases, mentions } = parsed;
  const made = new Set(
    clauses.verbs
      .filter(
        ({ lemma, pronoun, isNegated }) =>
          !isNegated && (pronoun === 'we' || pronoun === 'i') && isMaking(lemma),
      )
      .map(({ at }) => at),
  );
  const parties = new Set(mentions.flatMap(({ phrase, party }) => (party.share >= 0.5 ? [phrase] : [])));
  const thing = phrases.findIndex(({ isModifier, determiner }, phrase) => {
    const link = clauses.links[phrase];
    if (isModifier || parties.has(phrase) || isSum(phrase, parsed)) return false;
    return (
      /\bour\b/u.test(determiner) || (link?.isVerb && link.preposition === '' && made.has(link.governor))
    );
  });
  return thing < 0 ? null : sayThing(parsed, thing);
}

interface RankedClause extends Clause {
  readonly worth: number;
}

/**
 * What the product does: of all clauses the one whose subject is the product ("we", "it", "our kiosk", "an app that …") with a
 * verb in the present and an object. A line that opens with a thing ("batch records for pharmacies") names the thing.
 */
export function readDoing(parsed: ParsedText, classes: WordClasses, isShort: boolean): Slot<Doing> | null {
  const ranked = parsed.clauses.verbs
    .map((verb) => rankVerb(verb, parsed, classes, isShort))
    .sort((a, z) => z.worth - a.worth || a.verb.at - z.verb.at);
  const said = ranked.flatMap((clause) => {
    if (clause.worth < (isShort ? least - 1 : least)) return [];
    const partner = partnerOf(clause, ranked, parsed);
    const words = (partner === null ? null : sayBoth(clause, partner, parsed)) ?? sayClause(clause, parsed);
    return words === null ? [] : [{ ...words, worth: clause.worth }];
  });
  const [best, ...others] = said;
  const named = isShort ? sayThing(parsed, 0) : sayMade(parsed);
  const enough = isShort ? leastOfLine : 1;
  const first = best !== undefined && (named === null || best.worth >= enough) ? best : named;
  if (first === undefined || first === null) return null;
  const rest = first === best ? others : said;
  return {
    value: first.value,
    words: [first.span],
    sure: false,
    chance: first === best && best.worth >= 2.5 ? 0.6 : 0.4,
    alternatives: rest.slice(0, 2).map(({ value }) => value),
  };
}

/** The last of a row with the same subject: in "plans …, takes … and files …" it is what comes out of it. */
function partnerOf(
  clause: RankedClause,
  all: readonly RankedClause[],
  { tokens }: ParsedText,
): RankedClause | null {
  const sentence = tokens[clause.verb.at]?.sentence;
  const row = all.filter(
    ({ verb, object, worth }) =>
      verb.at > clause.verb.at &&
      tokens[verb.at]?.sentence === sentence &&
      object !== null &&
      worth > -1 &&
      isJoined(verb.at, tokens),
  );
  return row.reduce<RankedClause | null>(
    (last, one) => (last === null || one.verb.at > last.verb.at ? one : last),
    null,
  );
}

const isJoined = (at: number, tokens: ParsedText['tokens']): boolean =>
  /^(?:and|,|or)$/u.test(tokens[at - 1]?.lower ?? '');

export function rankVerb(
  verb: Verb,
  parsed: ParsedText,
  classes: WordClasses,
  isShort: boolean,
): RankedClause {
  const { tokens, clauses, phrases } = parsed;
  const token = tokens[verb.at];
  const direct = clauses.links.findIndex(
    ({ preposition, governor, isVerb }, phrase) =>
      isVerb && governor === verb.at && preposition === '' && phrases[phrase]?.isModifier === false,
  );
  const object = possessed(direct, parsed);
  const next = tokens[verb.at + 1];
  const hasPronoun = /^(?:it|them|him|her|you|what|which|who|how|when|where|whether|up|out|in|back)$/u.test(
    next?.lower ?? '',
  );
  let worth = rankSubject(verb, parsed, isShort);
  if (token?.pos !== 'VERB') worth -= 6;
  if (isPast(verb, parsed)) worth -= 3;
  if (token?.lower.endsWith('ing') && verb.pronoun === null) worth -= 2;
  if (verb.isNegated) worth -= 5;
  if (verb.isPassive) worth -= 2;
  if (verb.modal !== null) worth -= 0.4;
  if (empty.test(verb.lemma)) worth -= 3;
  if (making.test(verb.lemma) && (verb.pronoun === 'we' || verb.pronoun === 'i')) worth -= 1.2;
  const of = classes.verbs.get(verb.lemma);
  if (aside.some((name) => of?.has(name))) worth -= 2;
  if (of?.has('sell') || of?.has('help')) worth -= 0.7;
  if (object < 0) worth -= hasPronoun ? 0.6 : 1.7;
  else if (isSum(object, parsed)) worth -= 3;
  if (isContact(verb, parsed)) worth -= 2;
  // What a whole story does stands in the sentence about the product.
  if (!isShort) worth += productWorth * (productAt(verb.at, parsed) - 0.5);
  const last = tokens.at(-1)?.sentence ?? 0;
  worth -= last === 0 ? (verb.at / Math.max(1, tokens.length)) * 0.5 : (0.6 * (token?.sentence ?? 0)) / last;
  return { verb, object: object < 0 ? null : object, worth };
}

function rankSubject(
  { at, pronoun, subjects }: Verb,
  { tokens, phrases, mentions }: ParsedText,
  isShort: boolean,
): number {
  const before = tokens[at - 1];
  if (pronoun === 'we') return 3;
  if (pronoun === 'it') return 2.6;
  if (pronoun === 'you') return 1.4;
  if (pronoun === 'i') return 0.8;
  if (pronoun !== null) return -1;
  const [subject = -1] = subjects;
  const phrase = phrases[subject];
  if (phrase === undefined) {
    const opens =
      before === undefined || before.sentence !== tokens[at]?.sentence || /^[:;,–—-]$/u.test(before.text);
    if (opens && isBare(tokens[at]?.lower ?? '', tokens[at]?.lemma ?? '')) {
      // "lift plans for …" is a thing, "book a lift" an act.
      if (isShort && at === 0 && tokens[1]?.pos === 'NOUN' && tokens[2]?.lower === 'for') return -2;
      return isShort ? 2.2 : 1.5;
    }
    if (before?.lower === 'to') return 1;
    return opens ? 1 : 0;
  }
  const head = tokens[phrase.head];
  const isRelative = /^(?:that|which)$/u.test(before?.lower ?? '');
  if (/\b(?:their|his|her|your)\b/u.test(phrase.determiner)) return -1;
  if (productNouns.has(head?.lower ?? '')) return 3.2;
  if (isShort && phrase.from <= 2 && /^(?:agent|assistant|clerk)$/u.test(head?.lower ?? '')) return 3.2;
  const isParty = mentions.some((mention) => mention.phrase === subject && mention.party.share >= 0.5);
  if (isParty) return isShort ? 0.8 : -0.8;
  if (isRelative) return 2.4;
  if (/\b(?:our|my|mine)\b/u.test(phrase.determiner)) return 3;
  if (head?.pos === 'PROPN' || /\bthe\b/u.test(phrase.determiner)) return 1.8;
  return -0.2;
}

/** "every trap we pump": the clause describes the noun before it. */
function isContact({ at, pronoun }: Verb, { tokens }: ParsedText): boolean {
  const before = tokens[at - 2];
  return pronoun !== null && tokens[at - 1]?.lower === pronoun && before !== undefined && isNoun(before);
}

/** From "day" in "the day's stops" to "stops". */
function possessed(phrase: number, { phrases }: ParsedText): number {
  const found = phrases[phrase];
  if (found?.isPossessive !== true) return phrase;
  const next = phrases.findIndex(({ from, isModifier }) => from === found.head + 2 && !isModifier);
  return next < 0 ? phrase : next;
}

const isBare = (lower: string, lemma: string): boolean => lower === lemma;

/** "drove", "was made"; "ing" is no tense of its own. */
function isPast({ at }: Verb, { tokens }: ParsedText): boolean {
  const { lower = '', lemma = '' } = tokens[at] ?? {};
  const isPresent = lower === lemma || /s$/u.test(lower) || lower.endsWith('ing');
  const hasDone = /^(?:have|has|had|'ve|’ve)$/u.test(tokens[at - 1]?.lower ?? '');
  return !isPresent || hasDone;
}

function isSum(object: number, { phrases, tokens, prices }: ParsedText): boolean {
  const phrase = phrases[object];
  if (phrase === undefined) return false;
  const start = phrase.from - (phrase.determiner === '' ? 0 : phrase.determiner.split(' ').length);
  if (
    /^(?:percentage|cut|commission|fee|share|percent|hour|day|week|month|year)s?$/u.test(
      phrase.words.at(-1) ?? '',
    )
  )
    return true;
  return (
    prices.some(({ first, at }) => first <= phrase.head && at >= start - 1) || tokens[start]?.pos === 'SYM'
  );
}
