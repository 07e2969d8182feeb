import type { Verb } from './clauses.ts';
import type { ParsedText } from './party-features.ts';

/** A clause of the founder's that stands on a sheet as it is: who asked for it, who was turned away, what the founder is. */
export interface OwnLine {
  readonly kind: 'asked' | 'turned-away' | 'trade';
  /** In the founder's words. */
  readonly quote: string;
  /** The same, said to the founder: "Two schools would send you customers." */
  readonly says: string;
}

const asks = /^(?:ask|request|offer|invite|approach|promise|volunteer)$/u;
/** What is wished for behind "would", "will", "want to". */
const wishes = /^(?:join|buy|sign|send|take|order|book|stock|host|list|try|switch|rent)$/u;
const wordsLeast = 4;
const wordsMost = 18;

export function readOwnLines(text: string, parsed: ParsedText): readonly OwnLine[] {
  const found = parsed.clauses.verbs.flatMap((verb): readonly OwnLine[] => {
    const kind = kindOf(verb, parsed);
    const quote = kind === null ? null : clauseOf(verb, text, parsed);
    return kind === null || quote === null ? [] : [{ kind, quote, says: toYou(quote) }];
  });
  return found.filter(({ quote }, at) => found.findIndex((one) => one.quote.includes(quote)) === at);
}

function kindOf(verb: Verb, parsed: ParsedText): OwnLine['kind'] | null {
  if (verb.isNegated || verb.isPassive) return null;
  const next = parsed.tokens[verb.at + 1]?.lower ?? '';
  const isOurs = verb.pronoun === 'i' || verb.pronoun === 'we';
  if (isOurs) {
    if (
      verb.lemma === 'turn' &&
      parsed.tokens.slice(verb.at, verb.at + 5).some(({ lower }) => lower === 'away')
    )
      return 'turned-away';
    return verb.pronoun === 'i' && verb.lemma === 'be' && isPerson(verb, parsed) ? 'trade' : null;
  }
  if (!verb.subjects.some((subject) => isSome(subject, parsed))) return null;
  // "The inspector asks for it" says what is usual; "asked for it" what happened.
  if (asks.test(verb.lemma))
    return isPast(verb, parsed) && /^(?:for|about|if|whether|to|me|us|a|an|the|our|my)$/u.test(next)
      ? 'asked'
      : null;
  const isWish = verb.modal === 'would' || verb.modal === 'will' || isWanted(verb, parsed);
  return isWish && wishes.test(verb.lemma) ? 'asked' : null;
}

const isPast = ({ at }: Verb, { tokens }: ParsedText): boolean => /ed$/u.test(tokens[at]?.lower ?? '');

/** "want to join", "said they would send". */
function isWanted({ at }: Verb, { tokens }: ParsedText): boolean {
  return tokens[at - 1]?.lower === 'to' && /^(?:want|wish|ready|willing)/u.test(tokens[at - 2]?.lower ?? '');
}

/** Some in particular, and not all of a kind: "two courier firms", "a chain", "the council". */
function isSome(subject: number, { phrases, mentions, tokens }: ParsedText): boolean {
  const phrase = phrases[subject];
  const mention = mentions.find((one) => one.phrase === subject);
  if (phrase === undefined || (mention?.party.share ?? 0) < 0.5) return false;
  const isCounted = tokens.slice(Math.max(0, phrase.from - 3), phrase.head).some(({ pos }) => pos === 'NUM');
  return isCounted || /\b(?:an?|one|several|some|the|another)\b/u.test(phrase.determiner);
}

/** "I am a speech therapist". */
function isPerson({ at }: Verb, { phrases, mentions, tokens }: ParsedText): boolean {
  const complement = phrases.findIndex(({ isModifier, from }) => !isModifier && from > at);
  const phrase = phrases[complement];
  if (phrase === undefined || !/^an?\b/u.test(phrase.determiner) || phrase.from > at + 3) return false;
  const party = mentions.find((one) => one.phrase === complement)?.party;
  return party?.kind === 'person' && tokens[phrase.head]?.pos !== 'PRON';
}

/** The clause around a verb, without what joins it to the others; null where it is too short or too long to stand alone. */
function clauseOf({ at }: Verb, text: string, { spans, tokens }: ParsedText): string | null {
  const span = spans.find(({ first, last }) => first <= at && at <= last);
  if (span === undefined) return null;
  const [first, last] = [tokens[span.first], tokens[span.last]];
  const words = text
    .slice(first?.from ?? 0, last?.to ?? 0)
    .replace(/^[\s,;:–—()]*(?:(?:and|but|so|then|now|also|because|plus|yet|while)\b[\s,]*)*/iu, '')
    .replace(/[\s,;:–—(.!]+$/u, '')
    .trim();
  const count = words.split(/\s+/u).length;
  const stands = !/^(?:if|when|that|which|who|what|since|until|was|were)\b|\bnot\b/iu.test(words);
  return stands && count >= wordsLeast && count <= wordsMost ? words : null;
}

const toSecond: readonly (readonly [RegExp, string])[] = [
  [/\b(?:I['’]m|I am|we['’]re|we are)\b/giu, 'you are'],
  [/\bI was\b/gu, 'you were'],
  [/\b(?:I['’]ve|we['’]ve)\b/giu, 'you have'],
  [/\b(?:I|we|me|us)\b/gu, 'you'],
  [/\b(?:We)\b/gu, 'you'],
  [/\b(?:my|our)\b/giu, 'your'],
  [/\b(?:mine|ours)\b/giu, 'yours'],
  [/\b(?:myself|ourselves)\b/giu, 'yourself'],
];

function toYou(words: string): string {
  const said = toSecond.reduce((text, [from, to]) => text.replace(from, to), words);
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}
