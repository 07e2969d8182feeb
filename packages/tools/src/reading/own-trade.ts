import type { SegmentId } from './buyer-nouns.ts';
import type { Token } from './tokens.ts';

const worked =
  /\b(?:I|we)\s(?:ran|run|managed?|own(?:ed)?|opened|work(?:ed)?\s(?:at|in|for)|spent)\s[^.!?;\n]{0,60}?\b(?:an?|my|our)\s/iu;
/** What the founder worked in may be what they sell to; whom they worked among as a private person is not. */
const runsSomething = new Set<SegmentId>(['very-small', 'small', 'mid-market', 'government', 'school']);

/** "I ran the front desk of an orthodontist": the founder's own trade, as a place among the tokens. */
export function findOwnTrade(
  text: string,
  tokens: readonly Token[],
  segmentOf: (token: Token) => SegmentId | undefined,
): number | null {
  const match = worked.exec(text);
  if (match === null) return null;
  const from = match.index + match[0].length;
  const first = tokens.findIndex(({ start }) => start >= from);
  if (first < 0) return null;
  for (let at = first; at < first + 4; at++) {
    const token = tokens[at];
    const next = tokens[at + 1];
    if (token === undefined) return null;
    const segment = segmentOf(token);
    const isWhole =
      next === undefined || !/^[\s-]$/u.test(text.slice(token.end, next.start)) || !segmentOf(next);
    if (segment !== undefined && isWhole) return runsSomething.has(segment) ? at : null;
    if (next === undefined || !/^[\s-]$/u.test(text.slice(token.end, next.start))) return null;
  }
  return null;
}
