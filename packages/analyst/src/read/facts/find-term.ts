import { wordNumber } from '../amounts.ts';
import type { ParsedText } from '../party-features.ts';
import type { PriceMention } from '../prices.ts';
import type { Token } from '../tokens.ts';
import type { Fact } from './fact.ts';

const units = /^(?:day|week|month|session|lesson|evening)s?$/u;
const glued = /^(\d{1,3})-(day|week|month|session|lesson)s?$/u;
/** What is sold as a whole and ends. */
const courses =
  /^(?:course|programme|program|class|workshop|camp|bootcamp|training|retreat|plan|cure|subscription|season|cohort|challenge)s?$/u;

/** "a 14 week course", "€99 for the 12 weeks": how long what is sold lasts. Only of a course and the like, or behind its price. */
export function findTerm(parsed: ParsedText): Fact | null {
  const { tokens, prices } = parsed;
  for (const [at, { lower, sentence }] of tokens.entries()) {
    const [, digits, unit] = glued.exec(lower) ?? [];
    if (digits !== undefined && unit !== undefined && nounWithin(tokens, at, sentence))
      return toFact(Number(digits), `${unit}s`, at, at, tokens);
    const value = numberOf(tokens[at]);
    const next = tokens[at + 1]?.lower ?? '';
    if (value === null || !units.test(next)) continue;
    const price = prices.find((one) => one.at < at && at - one.at <= 3 && one.sentence === sentence);
    const joint = price === undefined ? [] : tokens.slice(price.at + 1, at).map((token) => token.lower);
    const isPriced = isForAll.test(joint.join(' '));
    if (isPriced || nounWithin(tokens, at + 1, sentence))
      return toFact(value, next.endsWith('s') ? next : `${next}s`, at, at + 1, tokens);
  }
  return null;
}

/** The price that is for the whole of it: "€99 for the 12 weeks"; null where none is. */
export function findWholePrice({ tokens, prices }: ParsedText): PriceMention | null {
  const isWhole = ({ at, amount, sentence }: PriceMention): boolean => {
    const next = tokens.slice(at + 1, at + 5).filter((token) => token.sentence === sentence);
    const place = next.findIndex((token) => numberOf(token) !== null);
    return (
      amount.currency !== '%' &&
      isForAll.test(
        next
          .slice(0, Math.max(0, place))
          .map(({ lower }) => lower)
          .join(' '),
      ) &&
      units.test(next[place + 1]?.lower ?? '')
    );
  };
  return prices.find(isWhole) ?? null;
}

const isForAll = /^(?:for|over)(?: the| all)?$/u;

const nounWithin = (tokens: readonly Token[], at: number, sentence: number): boolean =>
  tokens.slice(at + 1, at + 4).some((token) => token.sentence === sentence && courses.test(token.lower));

const numberOf = (token: Token | undefined): number | null =>
  token?.pos !== 'NUM'
    ? null
    : /^\d{1,3}$/u.test(token.lower)
      ? Number(token.lower)
      : wordNumber(token.lower);

function toFact(value: number, noun: string, first: number, last: number, tokens: readonly Token[]): Fact {
  const span = { from: tokens[first]?.from ?? 0, to: tokens[last]?.to ?? 0 };
  return {
    kind: 'lasts',
    value,
    currency: null,
    noun,
    per: null,
    words: span,
    number: span,
    chance: 1,
    sure: true,
  };
}
