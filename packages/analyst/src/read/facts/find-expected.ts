import { singularise } from '@slipway/language';
import type { NumberSaid } from '../numbers-said.ts';
import type { ParsedText } from '../party-features.ts';
import { periods } from '../prices.ts';
import { countFact } from './count-fact.ts';
import type { Fact } from './fact.ts';

const hopes = /^(?:could|would|can|think|guess|reckon|expect|maybe|believe|will|let|want)$/u;
/** "A shop wants 80 a month", "would take 100 a month". */
const wants = /^(?:want|order)$/u;
const takes = /^(?:take|buy)$/u;
const reaches = /^(?:reach|become|be)$/u;
const behindMost = 3;
const lastWord = (words: string | null): string => singularise(words?.split(' ').at(-1) ?? '');

/** "I think we can reach 260 a day with him", "it would make 5 loads daily": what would be sold besides, as the founder reckons. */
export function findExpected(
  facts: readonly Fact[],
  numbers: readonly NumberSaid[],
  { tokens, spans }: ParsedText,
): readonly Fact[] {
  const price = facts.find(({ kind, sure }) => kind === 'price' && sure);
  const sold = facts.find(({ kind, sure }) => kind === 'volume' && sure);
  if (price === undefined) return facts;
  const unit = lastWord(price.per ?? sold?.noun ?? null);
  const isBought = sold !== undefined && facts.some(({ kind }) => kind === 'considered');
  const isAsked = tokens.at(-1)?.text === '?';
  for (const number of numbers) {
    const { at, end, sum, noun, value } = number;
    const start = tokens[at]?.from ?? 0;
    const first = spans.find((span) => span.first <= at && at <= span.last)?.first ?? at;
    const clause = tokens.slice(first, at);
    const after = tokens.slice(end + 1, end + 1 + behindMost).map(({ lower }) => lower);
    const word = after.map((one) => periods[one]).find((one) => one !== undefined) ?? null;
    const per = number.rate ?? word;
    const isMore = [...after, ...clause.slice(-2).map(({ lower }) => lower)].includes('more');
    const isWould = clause.some(({ lower }) => lower === 'would');
    const isOrder =
      isAsked && clause.some(({ lemma }) => wants.test(lemma) || (isWould && takes.test(lemma)));
    if (!isBought && !isOrder) continue;
    const isSame = noun === null ? isMore || isOrder : lastWord(noun) === unit;
    if (sum !== null || per === null || !isSame || start <= (sold?.number.from ?? price.number.from))
      continue;
    if (facts.some((one) => one.sure && one.number.from === start && one.currency !== null)) continue;
    if (!clause.some(({ lower, lemma }) => hopes.test(lower) || hopes.test(lemma))) continue;
    const isWhole = !isMore && clause.some(({ lemma }) => reaches.test(lemma)) && sold?.per === per;
    const more = isWhole ? value - sold.value : value;
    if (!(more > 0)) continue;
    const fact = { ...countFact('expected', number, tokens), value: more, per };
    return [...facts.filter((one) => one.number.from !== start), fact];
  }
  return facts;
}
