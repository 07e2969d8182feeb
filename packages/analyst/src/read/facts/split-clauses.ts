import type { Verb } from '../clauses.ts';
import type { Token } from '../tokens.ts';

/** A stretch of a sentence with a verb of its own. Tokens first and last. */
export interface ClauseSpan {
  readonly first: number;
  readonly last: number;
}

const stops = /^[;:–—()]$/u;
const joints =
  /^(?:,|and|but|or|so|because|while|when|if|though|although|since|until|where|who|which|that|what|how|then|whereas|plus|yet|unless)$/u;

/** Cuts at stops, and at commas, conjunctions and relative words where a verb follows before the next of them. */
export function splitClauses(tokens: readonly Token[], verbs: readonly Verb[]): readonly ClauseSpan[] {
  const verbal = new Set(verbs.map(({ at }) => at));
  const spans: ClauseSpan[] = [];
  let first = 0;
  let hasVerb = false;
  tokens.forEach((token, at) => {
    const isNew = at > first && (token.sentence !== tokens[at - 1]?.sentence || opens(at));
    if (isNew) {
      spans.push({ first, last: at - 1 });
      first = at;
      hasVerb = false;
    }
    hasVerb ||= verbal.has(at);
  });
  if (tokens.length > 0) spans.push({ first, last: tokens.length - 1 });
  return spans;

  function opens(at: number): boolean {
    const token = tokens[at];
    if (token === undefined) return false;
    if (stops.test(token.text)) return true;
    return hasVerb && joints.test(token.lower) && !joints.test(tokens[at - 1]?.lower ?? '') && isVerbal(at);
  }

  /** A verb follows before the next joint that is not part of this one. */
  function isVerbal(joint: number): boolean {
    let at = joint + 1;
    while (joints.test(tokens[at]?.lower ?? '')) at++;
    for (; at < tokens.length && tokens[at]?.sentence === tokens[joint]?.sentence; at++) {
      if (verbal.has(at)) return true;
      const { lower = '', text = '' } = tokens[at] ?? {};
      if (stops.test(text) || (joints.test(lower) && lower !== 'and' && lower !== 'or')) return false;
    }
    return false;
  }
}
