import type { NumberMention } from './numbers.ts';
import type { ParsedText } from './party-features.ts';
import type { Slot } from './reading.ts';

/** How many of a kind of customer there are, by the founder. */
export interface CountSaid {
  readonly count: number;
  /** In the founder's words: "amateur choirs". */
  readonly of: string;
}

/** Fewer are the founder's own customers. */
const countLeast = 50;
const reach = 5;

/** "There are around 1,900 amateur choirs in Denmark": only who says that so many exist counts them. */
export function readCounted(parsed: ParsedText, numbers: readonly NumberMention[]): Slot<CountSaid> | null {
  const { tokens, sentences } = parsed;
  const found = numbers.find(({ value, at, sum, noun }) => {
    if (sum !== null || noun === null || value < countLeast) return false;
    const start = sentences.find(({ last }) => last >= at)?.first ?? 0;
    const before = tokens.slice(Math.max(start, at - reach), at).map(({ lower }) => lower);
    return before.some(
      (word, place) => word === 'there' && /^(?:are|is|'re|were)$/u.test(before[place + 1] ?? ''),
    );
  });
  if (found === undefined) return null;
  const [first, last] = [tokens[found.at + 1], tokens[found.end]];
  if (first === undefined || last === undefined) return null;
  const of = tokens
    .slice(found.at + 1, found.end + 1)
    .map(({ lower }) => lower)
    .join(' ');
  return {
    value: { count: found.value, of },
    words: [{ from: tokens[found.at]?.from ?? first.from, to: last.to }],
    sure: true,
    chance: 1,
    alternatives: [],
  };
}
