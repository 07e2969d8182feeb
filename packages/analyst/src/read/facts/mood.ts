import type { ParsedText } from '../party-features.ts';
import type { Bound, FactWords } from './bind-clause.ts';
import { isPresentAt } from './tense.ts';

/** Whether it was done, is done, is said to come, is planned by the founder, is asked about, or is not so. */
export type Mood = 'did' | 'does' | 'would' | 'plans' | 'asks' | 'not';

const wouldBe = /^(?:would|will|’d|'d|’ll|'ll|wo|shall)$/u;
const mayBe = /^(?:could|might|may|can|should|must|ca)$/u;
const unsureOf = /^(?:whether|wonder|wondering)$/u;

/** Of the clause that a number stands in; null where it has no verb. */
export function moodOf({ verb, clause, subject }: Bound, parsed: ParsedText, words: FactWords): Mood | null {
  const { tokens } = parsed;
  const own = tokens.slice(clause.first, clause.last + 1);
  if (own.some(({ lower, text }) => unsureOf.test(lower) || text === '?')) return 'asks';
  if (verb === null) return null;
  if (verb.isNegated) return 'not';
  const isOurs = subject === 'founder' || subject === 'own';
  if (isPlanned(verb.at, clause.first, parsed, words)) return isOurs ? 'plans' : 'would';
  if (verb.modal !== null && wouldBe.test(verb.modal)) return isOurs ? 'plans' : 'would';
  if (verb.modal !== null && mayBe.test(verb.modal)) return 'would';
  // "said they would send me customers", "wrote that they will install it".
  if (words.get(verb.lemma)?.has('say') === true && saysItWould(verb.at, parsed)) return 'would';
  return isPresentAt(verb, tokens) ? 'does' : 'did';
}

/** "want to put drums and go to 250 kitchens", "would pass on jobs and keep 15 %": a wish governs every verb in its base form that follows without a subject. */
function isPlanned(at: number, first: number, { tokens, clauses }: ParsedText, words: FactWords): boolean {
  const { lower = '', lemma = '', sentence = -1 } = tokens[at] ?? {};
  if (lower !== lemma) return false;
  const joint = tokens[at - 1]?.lower ?? '';
  const isOpen = joint === 'to' || (joint === 'and' && at - 1 >= first) || joint === 'or';
  const isWish = tokens
    .slice(0, at)
    .some((token) => token.sentence === sentence && words.get(token.lemma)?.has('wish') === true);
  const before = clauses.verbs.findLast((verb) => verb.at < at && tokens[verb.at]?.sentence === sentence);
  return isOpen && (isWish || (joint !== 'to' && wouldBe.test(before?.modal ?? '')));
}

function saysItWould(at: number, { tokens }: ParsedText): boolean {
  return tokens
    .slice(at + 1)
    .some(
      ({ lower, sentence }) =>
        sentence === tokens[at]?.sentence && (wouldBe.test(lower) || /^(?:yes|want)$/u.test(lower)),
    );
}
