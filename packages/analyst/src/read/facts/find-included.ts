import { wordNumber } from '../amounts.ts';
import type { ParsedText } from '../party-features.ts';
import { singular } from '../word-forms.ts';
import type { Fact } from './fact.ts';

const most = 60;

/** "480 euro a year, with one tuning visit": how many of what the founder does one price pays for. Only beside a price, or of what is done by the week. */
export function findIncluded(parsed: ParsedText, facts: readonly Fact[]): Fact | null {
  const { tokens, prices } = parsed;
  const done = facts.find(({ kind }) => kind === 'capacity');
  if (done === undefined) return null;
  const what = singular(done.noun?.split(' ').at(-1) ?? '');
  const priced = new Set(prices.map(({ sentence }) => sentence));
  for (const [at, { lower, sentence, from, pos }] of tokens.entries()) {
    const value = pos === 'NUM' ? numberOf(lower) : null;
    if (value === null || value < 1 || value > most || (from >= done.number.from && from < done.number.to))
      continue;
    const end = headAfter(at, parsed);
    const head = tokens[end];
    if (head === undefined) continue;
    const isWith = tokens[at - 1]?.lower === 'with' || tokens[end + 1]?.lower === 'included';
    const isSame = singular(head.lower) === what;
    const isRated = /^(?:a|an|per|each|every)$/u.test(tokens[end + 1]?.lower ?? '');
    if (!priced.has(sentence) || !(isWith || isSame) || isRated) continue;
    return {
      kind: 'included',
      value,
      currency: null,
      noun: tokens
        .slice(at + 1, end + 1)
        .map((one) => one.lower)
        .join(' '),
      per: null,
      words: { from, to: head.to },
      number: { from, to: head.to },
      chance: 1,
      sure: true,
    };
  }
  return null;
}

/** The noun that is counted: "visit" of "one tuning visit". */
function headAfter(at: number, { tokens }: ParsedText): number {
  let end = -1;
  for (let place = at + 1; place <= at + 3; place++) {
    const { pos = '', sentence = -1 } = tokens[place] ?? {};
    if (sentence !== tokens[at]?.sentence || !/^(?:NOUN|ADJ|VERB)$/u.test(pos)) break;
    if (pos === 'NOUN') end = place;
  }
  return end;
}

const numberOf = (word: string): number | null =>
  /^\d{1,2}$/u.test(word) ? Number(word) : word === 'one' ? 1 : wordNumber(word);
