import type { NumberSaid } from '../numbers-said.ts';
import type { ParsedText } from '../party-features.ts';
import type { Token } from '../tokens.ts';
import { singular } from '../word-forms.ts';
import type { Fact } from './fact.ts';
import { minutesIn } from './pay-in-full.ts';

const surely = 0.6;
/** What stands for the one that is sold, or for whoever makes it. */
const stands = /^(?:it|i|we|each|one|job|piece|item|order|hour|time|work|visit|me|us|that|this)$/u;

/** "It takes me 14 hours", "each needs 25 minutes": the founder's time for one; null where something else takes it. */
export function findWork(
  numbers: readonly NumberSaid[],
  { tokens, prices }: ParsedText,
  facts: readonly Fact[],
): Fact | null {
  // Whoever is paid by the hour does the work.
  if (facts.some(({ kind, per }) => /^(?:unit-cost|own-cost)$/u.test(kind) && per === 'hour')) return null;
  for (const number of numbers) {
    const unit = tokens[number.at + 1]?.lower.replace(/\.$/u, '') ?? '';
    const minutes = minutesIn[singular(unit)];
    if (number.kind !== 'minutes' || number.chance < surely || number.sum !== null || minutes === undefined)
      continue;
    if (!isOfOne(number.at, tokens, prices)) continue;
    const span = { from: tokens[number.at]?.from ?? 0, to: tokens[number.at + 1]?.to ?? 0 };
    return {
      kind: 'work',
      value: Math.round((1000 * number.value * minutes) / 60) / 1000,
      currency: null,
      noun: 'hours of work',
      per: number.rate,
      words: span,
      number: span,
      chance: number.chance,
      sure: true,
    };
  }
  return null;
}

/** "A batch takes 3 hours" beside the price of a jar says nothing of a jar. */
function isOfOne(at: number, tokens: readonly Token[], prices: ParsedText['prices']): boolean {
  const sentence = tokens[at]?.sentence;
  const verb = tokens.findLastIndex(
    (token, place) =>
      place < at && token.sentence === sentence && /^(?:take|need|last|cost|occupy|eat)$/u.test(token.lemma),
  );
  if (verb < 0) return true;
  const subject = tokens
    .slice(0, verb)
    .findLast(
      (token) =>
        token.sentence === sentence &&
        /^(?:NOUN|PROPN|PRON|DET)$/u.test(token.pos) &&
        !/^(?:the|a|an|about|of)$/u.test(token.lower),
    );
  if (subject === undefined || stands.test(subject.lower)) return true;
  const priced = prices.flatMap(({ units, first }) => [
    ...units.map((unit) => singular(tokens[unit]?.lower ?? '')),
    ...tokens.slice(Math.max(0, first - 5), first).map(({ lower }) => singular(lower)),
  ]);
  return priced.includes(singular(subject.lower));
}
