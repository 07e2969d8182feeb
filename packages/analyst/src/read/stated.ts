import type { Verb } from './clauses.ts';
import { rankVerb } from './doing.ts';
import type { Fact } from './facts/fact.ts';
import type { ParsedText } from './party-features.ts';
import { type ReadSentence, type SentenceRole, sentenceRoles } from './sentences.ts';
import { isOwnLimit, sayStated } from './stated-words.ts';
import type { Token } from './tokens.ts';
import type { WordClasses } from './word-classes.ts';

/** What a sentence is about speaks against its being the product by so much. */
const against: Readonly<Partial<Record<SentenceRole, number>>> = {
  background: 3,
  worry: 3,
  evidence: 3,
  price: 1.5,
  cost: 1.5,
  rival: 3,
  plan: 2,
  customer: 1.5,
  problem: 1.5,
  today: 1.5,
};
/** Likely enough that the founder describes the product here: then how it is said does not count. */
const likelyProduct = 0.4;
const likelyWorth = 100;
/** A thing named without a verb opens a line: "Tactile board games for blind children". Within a story it is a price or a count. */
const thingWorth = { line: 2, story: 0 } as const;
const lineTokens = 30;
const countCosts = 3;

/**
 * The clause that states the product, as a title; null where the text has no words. Sentences are weighed by what they are about
 * and by who acts in them: what the founder cannot do, did once or does for a living is no product.
 */
export function readStated(
  text: string,
  parsed: ParsedText,
  classes: WordClasses,
  facts: readonly Fact[],
): string | null {
  const ranked = parsed.sentences
    .map((sentence) => ({
      sentence,
      worth: isDoubt(sentence)
        ? -likelyWorth * 3
        : isAside(sentence, parsed, facts)
          ? rateAside(sentence, parsed, facts)
          : rateSentence(sentence, parsed, classes) + (opensWithIt(sentence) ? likelyWorth : 0),
    }))
    .toSorted((a, z) => z.worth - a.worth || a.sentence.from - z.sentence.from);
  for (const { sentence } of ranked) {
    const words = sayStated(text, parsed, sentence);
    if (words !== null) return words;
  }
  return null;
}

const worry = sentenceRoles.indexOf('worry');

/** "We are not sure whether to say yes" names nothing, even beside sentences full of numbers. */
const isDoubt = ({ roles }: ReadSentence): boolean => (roles[worry] ?? 0) >= 0.5;

const notTheProduct = (['background', 'problem', 'worry', 'evidence', 'today'] as const).map((role) =>
  sentenceRoles.indexOf(role),
);

/** Who does not begin with a story begins with what it is. */
const opensWithIt = ({ first, roles }: ReadSentence): boolean =>
  first === 0 && notTheProduct.reduce((sum, role) => sum + (roles[role] ?? 0), 0) < 0.5;

/** Prices, costs and counts of the founder's, or a question: not what it is. Founders may open with a price. */
export function isAside(
  { first, last, from, to }: ReadSentence,
  { tokens, clauses }: ParsedText,
  facts: readonly Fact[],
): boolean {
  if (tokens[last]?.text === '?') return true;
  if (clauses.verbs.some((verb) => verb.at >= first && verb.at <= last && isWished(verb, tokens)))
    return false;
  const own = facts.filter(({ number }) => number.from >= from && number.to <= to + 1);
  return first > 0 ? own.length > 0 : own.length > 1 || !own.every(isPrice);
}

/** "Coffee van at the station, $5 a cup, 55 cups a day": before anything but a sentence that is likely the product's. */
function rateAside(sentence: ReadSentence, { tokens }: ParsedText, facts: readonly Fact[]): number {
  if (opensWithIt(sentence) && tokens[sentence.last]?.text !== '?') return likelyWorth * likelyProduct * 0.9;
  // What is sold stands beside its price rather than beside a cost.
  return -likelyWorth * (namesPrice(sentence, facts) ? 1 : 2);
}

const isPrice = ({ kind }: Fact): boolean => kind === 'price' || kind === 'share';

const namesPrice = ({ from, to }: ReadSentence, facts: readonly Fact[]): boolean =>
  facts.some((fact) => isPrice(fact) && fact.number.from >= from && fact.number.to <= to + 1);

function rateSentence(sentence: ReadSentence, parsed: ParsedText, classes: WordClasses): number {
  const { first, last, roles } = sentence;
  const verbs = parsed.clauses.verbs.filter(({ at }) => at >= first && at <= last);
  const acts = verbs.map((verb) => rankVerb(verb, parsed, classes, false).worth);
  const product = roles[sentenceRoles.indexOf('product')] ?? 0;
  const length = parsed.tokens.length <= lineTokens ? 'line' : 'story';
  const named = isThing(sentence, parsed) ? thingWorth[length] : -1;
  const aside = sentenceRoles.reduce((sum, role, at) => sum + (against[role] ?? 0) * (roles[at] ?? 0), 0);
  const [main] = verbs;
  if (main !== undefined && isOwnLimit(main, parsed.tokens)) return -likelyWorth;
  // "I could open a third evening": what may come is not what there is.
  if (/^(?:could|might|may|should)$/u.test(main?.modal ?? '')) return -likelyWorth;
  // "£340 a window", "Around 90 stylists": a price or a count.
  const isCounted = parsed.tokens.slice(first, first + 2).some(({ pos }) => pos === 'NUM' || pos === 'SYM');
  if (verbs.some((verb) => isWished(verb, parsed.tokens))) return likelyWorth * (1 + product);
  if (product >= likelyProduct) return likelyWorth * product;
  return Math.max(named, ...acts) - aside - (isCounted ? countCosts : 0);
}

const making = /^(?:build|make|open|start|create|launch|train|offer|sell|run|set|teach|rent|put)$/u;

/** "I want to train career changers", "I'd like to make": the founder says what it will be. */
function isWished({ at, lemma }: Verb, tokens: readonly Token[]): boolean {
  if (!making.test(lemma) || tokens[at - 1]?.lower !== 'to') return false;
  const before = tokens.slice(Math.max(0, at - 5), at - 1).map(({ lower }) => lower);
  return (
    /^(?:want|like|plan|hope)$/u.test(before.at(-1) ?? '') &&
    before.some((word) => word === 'i' || word === 'we')
  );
}

/** The sentence opens with a noun that does nothing in it, or only in a clause that describes it. */
function isThing({ first, last }: ReadSentence, { tokens, phrases, clauses }: ParsedText): boolean {
  const at = phrases.findIndex(({ isModifier, from }) => !isModifier && from >= first);
  const phrase = phrases[at];
  if (phrase === undefined || phrase.head > last) return false;
  if (tokens.slice(first, phrase.from).some(({ pos }) => /^(?:PRON|AUX|VERB|ADP|SCONJ|NUM|SYM)$/u.test(pos)))
    return false;
  if (/\bno\b/u.test(phrase.determiner)) return false;
  const isDescribed = /^(?:that|which|who)$/u.test(tokens[phrase.head + 1]?.lower ?? '');
  return isDescribed || !clauses.verbs.some(({ subjects }) => subjects.includes(at));
}
