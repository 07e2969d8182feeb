import type { ParsedText } from '../party-features.ts';
import type { Token } from '../tokens.ts';

/** The shortest stretch that says something of a number: "fuel around $90 a week", "the stall is £60 a week". */
export interface Segment {
  readonly first: number;
  readonly last: number;
  readonly sentence: number;
}

const stops = /^[,;:–—()]$/u;
const joints = /^(?:and|but|or|so|while|because|then|plus|which|who|where|when|if|though|although)$/u;

/** Cuts at stops, and at joints that part two stretches which each have a verb or a number. */
export function splitSegments({ tokens, clauses, prices }: ParsedText): readonly Segment[] {
  const verbal = new Set(clauses.verbs.map(({ at }) => at));
  const inside = new Set(prices.flatMap(({ first, at }) => range(first, at)));
  const says = (from: number, to: number): boolean =>
    tokens.slice(from, to).some((token, at) => verbal.has(from + at) || isNumber(token));
  const found: Segment[] = [];
  let first = 0;
  const close = (end: number): void => {
    const sentence = tokens[first]?.sentence ?? 0;
    if (end > first) found.push({ first, last: end - 1, sentence });
    first = end;
  };
  tokens.forEach((token, at) => {
    if (at > 0 && token.sentence !== tokens[at - 1]?.sentence) close(at);
    if (inside.has(at)) return;
    if (stops.test(token.text)) close(at);
    if (stops.test(token.text)) return;
    if (!joints.test(token.lower) || at === first || !says(first, at)) return;
    const end = tokens.findIndex(
      (one, place) => place > at && (stops.test(one.text) || one.sentence !== token.sentence),
    );
    if (says(at + 1, end < 0 ? tokens.length : end)) close(at);
  });
  close(tokens.length);
  return found;
}

const isNumber = ({ pos, lower }: Token): boolean => pos === 'NUM' || /^\d/u.test(lower);

const range = (first: number, last: number): readonly number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
