import type { ParsedText } from './party-features.ts';
import type { Slot } from './reading.ts';
import { type ReadSentence, sentenceRoles } from './sentences.ts';

const worry = sentenceRoles.indexOf('worry');
const likely = 0.4;
/** Measured on stories nobody tuned on: nine of ten from here on are what the founder doubts. */
const sure = 0.85;
/** Founders end on what they doubt. */
const sureLast = 0.75;
const mayAsk = 0.1;

/** Asked with a question mark, or with "I wonder". */
const asks = /\?$|\b(?:wonder|wondering|whether)\b/u;

/** What the founder asks, else what they doubt most; null where no sentence says anything of the kind. */
export function readDoubt(text: string, parsed: ParsedText): Slot<string> | null {
  const sentences = parsed.sentences.filter((one) => !saysAble(one, parsed));
  const chanceOf = ({ roles }: ReadSentence): number => roles[worry] ?? 0;
  const wordsOf = ({ from, to }: ReadSentence): string => text.slice(from, to).trim();
  const last = sentences.at(-1);
  const asked = sentences.findLast(
    (one) => asks.test(wordsOf(one)) && (one === last || chanceOf(one) >= mayAsk),
  );
  const [best] = sentences.toSorted((a, z) => chanceOf(z) - chanceOf(a) || a.from - z.from);
  const found = asked ?? best;
  if (found === undefined || (asked === undefined && chanceOf(found) < likely)) return null;
  const isSure = asked !== undefined || chanceOf(found) >= (found === last ? sureLast : sure);
  return {
    value: wordsOf(found),
    words: [{ from: found.from, to: found.to }],
    sure: isSure,
    chance: chanceOf(found),
    alternatives: [],
  };
}

/** "I can build it myself": what the founder can do is no doubt, unless the sentence also says what is not so or asks. */
function saysAble({ first, last }: ReadSentence, { clauses, tokens }: ParsedText): boolean {
  const verbs = clauses.verbs.filter(({ at }) => at >= first && at <= last);
  const words = tokens.slice(first, last + 1);
  const isAble = verbs.some(({ pronoun, modal }) => (pronoun === 'i' || pronoun === 'we') && modal === 'can');
  return (
    isAble && !verbs.some(({ isNegated }) => isNegated) && !words.some(({ lower }) => limited.test(lower))
  );
}

const limited = /^(?:\?|but|only|if|unless|until|though|not|no|nobody|cannot)$/u;
