import { wordNumber } from '../amounts.ts';
import type { Verb } from '../clauses.ts';
import type { NumberSaid } from '../numbers-said.ts';
import type { PartyLexicon } from '../parties.ts';
import type { ParsedText } from '../party-features.ts';
import type { Token } from '../tokens.ts';
import { singular } from '../word-forms.ts';
import type { Segment } from './segments.ts';

/** Who a stretch is about: the founder, those who are spoken of, a thing that is named, or nothing named. */
type About = 'founder' | 'they' | 'people' | 'worker' | 'thing' | 'none';

/** A number with what its own stretch of the text says of it. */
export interface SaidOf {
  readonly number: NumberSaid;
  readonly segment: Segment;
  readonly about: About;
  /** The noun it is about, in the singular: "stall"; '' for pronouns and where there is none. */
  readonly noun: string;
  /** How many of them the text counts: 38 in "38 cafés pay". */
  readonly counted: boolean;
  readonly countedAs: number;
  /** "and does 5 visits a day": it goes on about whoever the stretch before is about. */
  readonly goesOn: boolean;
  readonly verb: Verb | null;
  readonly verbWord: string;
  /** The noun names persons, not firms or places. */
  readonly isPerson: boolean;
  /** Between verb and number stands whom it is done to: "costs the sponsor 80,000". */
  readonly toParty: boolean;
  /** The noun is one that is known already: "the press", "our two ovens". */
  readonly isDefinite: boolean;
  /** The verb behind the number where none stands before it. */
  readonly verbAfter: Verb | null;
  /** Words of the stretch before the number, after it, and of its whole sentence. */
  readonly before: string;
  readonly after: string;
  readonly sentence: string;
  readonly isAsked: boolean;
  readonly isFirst: boolean;
}

const founder = /^(?:i|we)$/u;
const pronoun = /^(?:they|he|she|you|each|everyone|everybody|most|some|others?)$/u;

export function saidOf(
  number: NumberSaid,
  segments: readonly Segment[],
  parsed: ParsedText,
  parties: PartyLexicon,
): SaidOf | null {
  const { tokens, clauses } = parsed;
  const segment = segments.find(({ last }) => last >= number.at);
  if (segment === undefined) return null;
  const end = number.sum?.at ?? number.end;
  const own = clauses.verbs.filter(({ at }) => at >= segment.first && at <= segment.last);
  const verb = own.findLast(({ at }) => at < number.at && !isGerund(tokens, at)) ?? null;
  const verbAfter = verb === null ? (own.find(({ at }) => at > end) ?? null) : null;
  const acts = verb ?? verbAfter;
  const words = (from: number, to: number): string =>
    tokens
      .slice(from, Math.max(from, to))
      .map(({ lower }) => lower)
      .join(' ');
  const owner = acts === null ? ownerOf(tokens, segment.first) : null;
  const until = acts === null || verb === null ? number.at : verb.at;
  const subject = owner ?? subjectIn(tokens, segment.first, until, acts);
  const about = aboutOf(subject, tokens, segment, acts, parties);
  const goesOn = subject === null && acts !== null && isJoint(tokens, segment.first, acts.at);
  const first = tokens.findIndex(({ sentence }) => sentence === segment.sentence);
  const last = tokens.findLastIndex(({ sentence }) => sentence === segment.sentence);
  const sentence = words(first, last + 1);
  return {
    number,
    segment,
    about,
    noun:
      subject === null || about === 'founder' || about === 'they'
        ? ''
        : singular(tokens[subject]?.lower ?? ''),
    counted: subject !== null && countAt(tokens, subject, segment.first) > 0,
    countedAs: subject === null ? 0 : countAt(tokens, subject, segment.first),
    goesOn,
    verb,
    isPerson: subject !== null && /^(?:person|kin)$/u.test(parties(tokens[subject]?.lower ?? '').kind),
    toParty:
      verb !== null &&
      tokens
        .slice(verb.at + 1, number.at)
        .some(({ pos, lower }) => pos === 'NOUN' && parties(lower).share >= partyFrom),
    verbWord: tokens[verb?.at ?? -1]?.lower ?? '',
    isDefinite: /\b(?:the|this|my|our|both)\b/u.test(words(segment.first, until)),
    verbAfter,
    before: words(segment.first, number.at),
    after: words(end + 1, segment.last + 1),
    sentence,
    isAsked: /\?\s*$/u.test(sentence) || /\b(?:whether|wonder|wondering)\b/u.test(sentence),
    isFirst: owner === null && (number.at === segment.first || isFiller(words(segment.first, number.at))),
  };
}

/** "a coordinator ($28,000 a year)": the sum in brackets is of the noun before them. */
function ownerOf(tokens: readonly Token[], first: number): number | null {
  if (tokens[first]?.text !== '(') return null;
  return /^(?:NOUN|PROPN)$/u.test(tokens[first - 1]?.pos ?? '') ? first - 1 : null;
}

/** Nothing but a joint and adverbs before the verb. */
const isJoint = (tokens: readonly Token[], first: number, verb: number): boolean =>
  tokens
    .slice(first, verb)
    .every(({ pos, text }) => /^(?:CCONJ|SCONJ|ADV|AUX|PART)$/u.test(pos) || text === ',');

const isGerund = (tokens: readonly Token[], at: number): boolean =>
  /ing$/u.test(tokens[at]?.lower ?? '') && tokens[at - 1]?.pos !== 'AUX' && tokens[at - 1]?.lemma !== 'be';

/** "about", ", maybe": nothing that a number could be of. */
const isFiller = (words: string): boolean =>
  /^(?:[,;:–—()&]|and|but|or|so|at|for|about|around|roughly|maybe|just|only|now|then|currently|the|it|’s|'s|is|\s)*$/u.test(
    words,
  );

/** The last noun before the verb that is not inside a phrase with a preposition; before a number, the last noun at all. */
function subjectIn(tokens: readonly Token[], first: number, until: number, verb: Verb | null): number | null {
  let found: number | null = null;
  for (let at = first; at < until; at++) {
    const token = tokens[at];
    if (token === undefined) continue;
    if (founder.test(token.lower) || pronoun.test(token.lower)) found = at;
    // "seven of them pay", "41 pay": whoever is counted.
    const isCount = /^(?:them|these|those|us)$/u.test(token.lower) && tokens[at - 1]?.lower === 'of';
    if (isCount || (at === until - 1 && verb !== null && token.pos === 'NUM')) found = at;
    // "hosting is", "printing costs": what is done is a thing too.
    const isDoing = /[a-z]{3}ing$/u.test(token.lower) && found === null;
    if (!isDoing && !/^(?:NOUN|PROPN)$/u.test(token.pos)) continue;
    if (found !== null && verb !== null && isInPhrase(tokens, first, at)) continue;
    found = at;
  }
  return found;
}

/** "cafés in Porto": Porto belongs to the cafés. */
function isInPhrase(tokens: readonly Token[], first: number, at: number): boolean {
  for (let place = at - 1; place >= first; place--) {
    const { pos = '' } = tokens[place] ?? {};
    if (pos === 'ADP') return true;
    if (!/^(?:DET|ADJ|NOUN|PROPN|NUM|ADV)$/u.test(pos)) return false;
  }
  return false;
}

const partyFrom = 0.5;
const ours = /^(?:my|our)$/u;
const customer = /^(?:customer|client|subscriber|member|buyer|guest|user|student|patient)s?$/u;

function aboutOf(
  subject: number | null,
  tokens: readonly Token[],
  { first }: Segment,
  acts: Verb | null,
  parties: PartyLexicon,
): About {
  if (subject === null) return 'none';
  const { lower = '' } = tokens[subject] ?? {};
  if (founder.test(lower)) return 'founder';
  if (pronoun.test(lower) || /^(?:them|these|those)$/u.test(lower) || /^\d/u.test(lower)) return 'they';
  if (tokens[subject]?.pos === 'NUM') return 'they';
  const { kind, share } = parties(lower);
  if (share < partyFrom) return /^(?:pay|subscribe|renew)$/u.test(acts?.lemma ?? '') ? 'people' : 'thing';
  const before = tokens.slice(Math.max(first, subject - 3), subject).map(({ lower: word }) => word);
  const isOne = before.some((word) => /^(?:a|an|one|the|my|our|another|second|third)$/u.test(word));
  const isPerson = kind === 'person' || kind === 'kin';
  if (isPerson && singular(lower) === lower && isOne) return 'worker';
  if (isPerson && before.some((word) => ours.test(word)) && !customer.test(lower)) return 'worker';
  // Without a verb a place is what is paid for: "the workshop 650".
  return acts !== null || isPerson ? 'people' : 'thing';
}

/** How many the text counts of them: 38 in "38 cafés"; 1 for "seven of them"; 0 where it does not. */
function countAt(tokens: readonly Token[], subject: number, first: number): number {
  if (tokens[subject]?.pos === 'NUM' || tokens[subject]?.lower === 'them') return 1;
  for (let at = subject - 1; at >= Math.max(first, subject - 4); at--) {
    const { pos = '', lower = '' } = tokens[at] ?? {};
    if (pos === 'NUM' || /^\d/u.test(lower))
      return wordNumber(lower) ?? (Number(lower.replace(/,/gu, '')) || 1);
    if (/^(?:VERB|AUX|ADP|PRON)$/u.test(pos) && lower !== 'of') return 0;
  }
  return 0;
}
