import type { PartyLexicon } from './parties.ts';
import type { Token } from './tokens.ts';
import { isPlural } from './word-forms.ts';

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
 * "crane hire firms".
 */
export function mendVerbs(tokens: readonly Token[], parties: PartyLexicon): readonly Token[] {
  return tokens.map((token, at) => {
    const before = tokens[at - 1];
    const after = tokens[at + 1];
    if (before === undefined || after === undefined || before.sentence !== after.sentence) return token;
    if (token.pos === 'NOUN' && /^(?:it|them|us|me)$/u.test(after.lower) && isNoun(before))
      return { ...token, pos: 'VERB' };
    if (!isNoun(before)) return token;
    const isMany = isPlural(before.lower);
    if (token.pos === 'VERB' && !isMany && before.pos === 'NOUN' && isBareVerb(token) && after.pos === 'NOUN')
      return { ...token, pos: 'NOUN' };
    if (token.pos !== 'NOUN' || parties(before.lower).share < 0.2) return token;
    const agrees = isMany ? !isPlural(token.lower) : /[^s]s$/u.test(token.lower);
    const goesOn = isMany
      ? /^(?:NOUN|PROPN|ADJ|DET|PRON|NUM|SYM)$/u.test(after.pos)
      : /^(?:DET|PRON|NUM|SYM)$/u.test(after.pos) || (after.pos === 'NOUN' && isPlural(after.lower));
    return agrees && goesOn ? { ...token, pos: 'VERB' } : token;
  });
}

const isBareVerb = ({ lower, lemma }: Token): boolean => lower === lemma && !/(?:ed|ing)$/u.test(lower);

export function findNounPhrases(tokens: readonly Token[]): readonly NounPhrase[] {
  const found: NounPhrase[] = [];
  let from = -1;
  for (let at = 0; at <= tokens.length; at++) {
    const token = tokens[at];
    if (token !== undefined && isInside(tokens, at)) {
      // An article opens a phrase of its own.
      if (from >= 0 && (token.pos === 'DET' || own.has(token.lower))) {
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

function isInside(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  if (token.sentence !== (tokens[at - 1]?.sentence ?? token.sentence))
    return false || isNoun(token) || opens.has(token.pos);
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

/** "licensed plumbers" after nothing, a preposition or an adjective; "fixed pumps" after "we" is a verb. */
function startsPhrase(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
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
