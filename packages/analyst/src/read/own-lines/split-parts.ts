import type { ParsedText } from '../party-features.ts';
import type { Sentence } from '../sentences.ts';
import type { Token } from '../tokens.ts';

const joints = /^(?:and|but|so|because|although|though|while|whereas|yet|;|–|—|-)$/u;
const stops = /^[;–—-]$/u;
const subjects =
  /^(?:i|we|they|it|you|he|she|the|my|our|there|a|an|one|two|three|some|most|no|nobody|that|this|these|those|people|their|its)$/u;
const shortestPart = 4;

/** Sentences, cut where a clause with a subject and a verb of its own begins: "two cafés left, but a school asked for bread". */
export function splitParts({ tokens, clauses }: Pick<ParsedText, 'tokens' | 'clauses'>): readonly Sentence[] {
  const verbs = new Set(clauses.verbs.map(({ at }) => at));
  const hasVerb = (first: number, last: number): boolean =>
    tokens.slice(first, last + 1).some((_, at) => verbs.has(first + at));
  const parts: Sentence[] = [];
  let first = 0;
  tokens.forEach((token, last) => {
    if (tokens[last + 1]?.sentence === token.sentence) return;
    for (let at = first + shortestPart; at <= last - shortestPart + 1; at++)
      if (
        at - first >= shortestPart &&
        opens(at) &&
        hasVerb(first, at - 1) &&
        hasVerb(at + 1, endOf(at, last))
      ) {
        parts.push(partOf(first, at - 1, tokens));
        first = at;
      }
    parts.push(partOf(first, last, tokens));
    first = last + 1;
  });
  return parts;

  /** "and two packhouses, and moved 41 tonnes": the verb belongs to what comes behind the comma. */
  function endOf(at: number, last: number): number {
    const next = tokens.findIndex(
      ({ lower, text }, place) => place > at + 1 && (text === ',' || joints.test(lower)),
    );
    return next < 0 ? last : Math.min(last, next);
  }

  function opens(at: number): boolean {
    if (!joints.test(tokens[at]?.lower ?? '')) return false;
    const next = tokens[at + 1];
    // "and moved 41 tonnes" has no subject of its own.
    if (verbs.has(at + 1)) return false;
    return (
      stops.test(tokens[at]?.text ?? '') ||
      tokens[at - 1]?.text === ',' ||
      subjects.test(next?.lower ?? '') ||
      next?.pos === 'NUM' ||
      next?.pos === 'PROPN'
    );
  }
}

const partOf = (first: number, last: number, tokens: readonly Token[]): Sentence => ({
  first,
  last,
  from: tokens[first]?.from ?? 0,
  to: tokens[last]?.to ?? 0,
});
