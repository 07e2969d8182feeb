import type { PartyLexicon } from './parties.ts';
import type { Token } from './tokens.ts';
import { isPlural, singular } from './word-forms.ts';

/** A noun with what stands before it. Numbers are places in the list of tokens. */
export interface NounPhrase {
  readonly from: number;
  readonly head: number;
  /** Article, quantity or possessive before it, in small letters. */
  readonly determiner: string;
  readonly words: readonly string[];
  readonly isPossessive: boolean;
  /** It stands before another noun: "school" in "school kitchen". */
  readonly isModifier: boolean;
}

const opens = new Set(['DET', 'NUM']);
const own = new Set(['my', 'our', 'his', 'her', 'their', 'your', 'its']);

/**
 * Corrects the tagger where English grammar knows better. A noun in the plural does not stand before another noun, so what
 * follows is a verb: "growers book hives". A noun in the singular does not agree with a bare verb, so that is no verb:
 * "crane hire firms". An article after two nouns opens an object, so the second is a verb: "our app plans the day".
 */
export function mendVerbs(tokens: readonly Token[], parties: PartyLexicon): readonly Token[] {
  return tokens.map((token, at) => {
    const before = tokens[at - 1];
    const after = tokens[at + 1];
    if (after === undefined || after.sentence !== token.sentence) return token;
    if (before?.sentence !== token.sentence)
      return isOrder(token, after) || isCosting(token, after) ? asVerb(token) : token;
    if (token.pos === 'VERB' && isPluralNoun(tokens, at))
      return { ...token, pos: 'NOUN', lemma: singular(token.lower) };
    if (token.pos === 'NOUN' && isPaying(token, before, after)) return asVerb(token);
    if (token.pos === 'NOUN' && isRelative(tokens, at)) return asVerb(token);
    if (isDoneByMany(tokens, at)) return asVerb(token);
    if (!isNoun(before)) return token;
    if (token.pos === 'NOUN' && /^(?:it|them|us|me|him|you)$/u.test(after.lower)) return asVerb(token);
    const isMany = isPlural(before.lower);
    const isCompound = after.pos === 'NOUN' || after.lower === 'for';
    if (token.pos === 'VERB' && !isMany && before.pos === 'NOUN' && isBareVerb(token) && isCompound)
      return { ...token, pos: 'NOUN' };
    if (token.pos !== 'NOUN') return token;
    const agrees = isMany ? !isPlural(token.lower) : /[^s]s$/u.test(token.lower);
    if (!agrees) return token;
    const isPlaced = tokens[at - 2]?.pos === 'ADP';
    if (!isPlaced && (/^(?:the|a|an)$/u.test(after.lower) || own.has(after.lower))) return asVerb(token);
    if (parties(before.lower).share < 0.2 || parties(token.lower).share >= 0.5) return token;
    const goesOn = isMany
      ? /^(?:NOUN|PROPN|ADJ|DET|PRON|NUM|SYM)$/u.test(after.pos) || /ed$/u.test(after.lower)
      : /^(?:DET|PRON|NUM|SYM)$/u.test(after.pos) || (after.pos === 'NOUN' && isPlural(after.lower));
    return goesOn ? asVerb(token) : token;
  });
}

/** "Record the engine": no noun opens a sentence before an article. */
function isOrder(token: Token, after: Token): boolean {
  return (
    token.pos === 'NOUN' &&
    !isPlural(token.lower) &&
    token.lower !== 'half' &&
    /^(?:a|an|the|your)$/u.test(after.lower)
  );
}

/** "14 return rides", "they have registers": no verb in the singular goes with many, or with "have". */
function isPluralNoun(tokens: readonly Token[], at: number): boolean {
  const [number, before, token] = [tokens[at - 2], tokens[at - 1], tokens[at]];
  if (token === undefined || before === undefined || !/[^s]s$/u.test(token.lower)) return false;
  if (/^(?:have|has|had)$/u.test(before.lower)) return true;
  const isCounted = number?.pos === 'NUM' && number.lower !== 'one' && before.pos === 'NOUN';
  return isCounted && !isPlural(before.lower) && number.sentence === token.sentence;
}

/** "an app that tracks leaks": after "that" a noun in the plural is a verb in the singular. */
function isRelative(tokens: readonly Token[], at: number): boolean {
  const [noun, that, token] = [tokens[at - 2], tokens[at - 1], tokens[at]];
  if (noun === undefined || token === undefined || !isNoun(noun) || isPlural(noun.lower)) return false;
  return (that?.lower === 'that' || that?.lower === 'which') && isPlural(token.lower);
}

/** "nine keep a list": many are not one "keep", and an article opens what they keep; "9 litre a week" is a measure. */
function isDoneByMany(tokens: readonly Token[], at: number): boolean {
  const [number, token, article, noun] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]];
  return (
    token?.pos === 'NOUN' &&
    number?.pos === 'NUM' &&
    number.lower !== 'one' &&
    !isPlural(token.lower) &&
    (/^(?:the|an?)$/u.test(article?.lower ?? '') || own.has(article?.lower ?? '')) &&
    !ofTime.test(noun?.lower ?? '')
  );
}

/** "groups of six pay £120", not "the pay is low" */
function isPaying(token: Token, before: Token, after: Token): boolean {
  if (/^(?:DET|ADJ)$/u.test(before.pos) || own.has(before.lower)) return false;
  const isPay =
    /^pays?$/u.test(token.lower) &&
    (/^(?:SYM|NUM)$/u.test(after.pos) || /^(?:us|me|nothing|per|for|by|what|only)$/u.test(after.lower));
  return isPay || isCosting(token, after);
}

/** "a mould costs 7,000", "costs us 118": no noun stands before a sum or whom it is asked of. */
function isCosting(token: Token, after: Token): boolean {
  return (
    /^(?:cost|charge|bill|quote)s?$/u.test(token.lower) &&
    (/^(?:SYM|NUM)$/u.test(after.pos) ||
      /^(?:\p{Sc}|[A-Z]{2,3}\$?$|KSh$|Rs\.?$)/u.test(after.text) ||
      /^(?:us|me|them|you|about|around|roughly)$/u.test(after.lower))
  );
}

/** The tagger's base form was that of a noun. */
const asVerb = (token: Token): Token => ({ ...token, pos: 'VERB', lemma: singular(token.lower) });

const isBareVerb = ({ lower, lemma }: Token): boolean => lower === lemma && !/(?:ed|ing)$/u.test(lower);

export function findNounPhrases(tokens: readonly Token[]): readonly NounPhrase[] {
  const found: NounPhrase[] = [];
  let from = -1;
  for (let at = 0; at <= tokens.length; at++) {
    const token = tokens[at];
    if (token !== undefined && isInside(tokens, at)) {
      // An article opens a phrase of its own, and so does a number after a noun: "in Indore 4,100 shops".
      const isCount = token.pos === 'NUM' && hasNoun(tokens, from, at);
      if (from >= 0 && (token.pos === 'DET' || own.has(token.lower) || isCount)) {
        close(found, tokens, from, at);
        from = at;
      }
      if (from < 0) from = at;
      continue;
    }
    if (from >= 0) close(found, tokens, from, at);
    from = -1;
  }
  return found;
}

function hasNoun(tokens: readonly Token[], from: number, to: number): boolean {
  const before = tokens[to - 1];
  return from >= 0 && before !== undefined && (isNoun(before) || before.pos === 'ADJ');
}

function isInside(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  if (token.sentence !== (tokens[at - 1]?.sentence ?? token.sentence))
    return isNoun(token) || opens.has(token.pos) || own.has(token.lower);
  if (isNoun(token) || token.pos === 'ADJ' || opens.has(token.pos) || own.has(token.lower)) return true;
  const next = tokens[at + 1];
  return (
    token.pos === 'VERB' &&
    /(?:ing|ed)$/u.test(token.lower) &&
    next !== undefined &&
    isNoun(next) &&
    startsPhrase(tokens, at)
  );
}

const ofTime = /^(?:minute|hour|day|week|month|year|evening|weekend|morning|afternoon|night)s?$/u;

/**
 * "licensed plumbers" after nothing, a preposition or an adjective; "fixed pumps" after "we" is a verb, and so is "calling" in
 * "six hours a week calling patients".
 */
function startsPhrase(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (ofTime.test(before?.lower ?? '')) return false;
  return (
    before === undefined ||
    /^(?:ADP|DET|ADJ|PUNCT|NUM|CCONJ|NOUN)$/u.test(before.pos) ||
    own.has(before.lower)
  );
}

export const isNoun = (token: Token): boolean => token.pos === 'NOUN' || token.pos === 'PROPN';

function close(found: NounPhrase[], tokens: readonly Token[], from: number, to: number): void {
  // A sentence may end inside a run without a stop between.
  let start = from;
  const nouns: number[] = [];
  for (let at = from; at < to; at++) {
    const token = tokens[at];
    if (token === undefined) continue;
    if (at > from && token.sentence !== tokens[at - 1]?.sentence) {
      finish(found, tokens, start, nouns, tokens[at]?.lower ?? '');
      nouns.length = 0;
      start = at;
    }
    if (isNoun(token)) nouns.push(at);
  }
  finish(found, tokens, start, nouns, tokens[to]?.lower ?? '');
}

function finish(
  found: NounPhrase[],
  tokens: readonly Token[],
  from: number,
  nouns: readonly number[],
  after: string,
): void {
  const last = nouns.at(-1);
  if (last === undefined) return;
  let first = from;
  let determiner = '';
  while (first < last) {
    const token = tokens[first];
    if (token === undefined || !(opens.has(token.pos) || own.has(token.lower) || isQuantity(token.lower)))
      break;
    determiner = determiner === '' ? token.lower : `${determiner} ${token.lower}`;
    first++;
  }
  for (const head of nouns) {
    const words = tokens.slice(first, head + 1).map(({ lower }) => lower);
    const isModifier = head !== last;
    found.push({
      from: first,
      head,
      determiner,
      words,
      isPossessive: !isModifier && /^['’]s?$/u.test(after),
      isModifier,
    });
  }
}

function isQuantity(word: string): boolean {
  return /^(?:other|many|most|some|several|few|dozen|hundred|all|both|more|such|first|last|same|own|various)$/u.test(
    word,
  );
}
