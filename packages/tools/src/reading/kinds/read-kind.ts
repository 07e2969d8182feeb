import type { Token } from '../tokens.ts';
import type { WordVectors } from '../vectors/read-vectors.ts';
import { denseLength, findKindFeatures, keyShare } from './kind-features.ts';

/** Kinds of text that are no ordinary idea. */
export const oddKinds = ['unlawful', 'private', 'impossible', 'vague'] as const;
export type OddKind = (typeof oddKinds)[number];

/** What `scripts/make-kinds.ts` learnt: how much each word, and each dense feature, speaks for each odd kind over an ordinary idea. */
export interface KindWeights {
  readonly keys: Readonly<Record<string, readonly number[]>>;
  readonly dense: readonly (readonly number[])[];
}

export interface ReadKinds {
  /** 0 to 1 for each odd kind; what is left is an ordinary idea. */
  readonly odds: Readonly<Record<OddKind, number>>;
  /** The founder's words that speak for the likeliest odd kind. */
  readonly quote: string;
}

export function makeKindReader(
  weights: KindWeights,
  vectors: WordVectors,
): (text: string, tokens: readonly Token[]) => ReadKinds {
  if (weights.dense.length !== denseLength(vectors))
    throw new Error('The kinds were learnt with other word vectors.');
  const known = new Map(Object.entries(weights.keys));
  return (text, tokens) => {
    const { keys, dense } = findKindFeatures(text, tokens, vectors);
    const held = keys.flatMap((key) => (known.has(key) ? [known.get(key) ?? []] : []));
    const share = keyShare(held.length);
    const scores = oddKinds.map((_, kind) => {
      const byWords = held.reduce((sum, row) => sum + (row[kind] ?? 0) * share, 0);
      return dense.reduce((sum, value, at) => sum + value * (weights.dense[at]?.[kind] ?? 0), byWords);
    });
    const most = Math.max(0, ...scores);
    const all = Math.exp(-most) + scores.reduce((sum, score) => sum + Math.exp(score - most), 0);
    const [unlawful = 0, personal = 0, impossible = 0, vague = 0] = scores.map(
      (score) => Math.exp(score - most) / all,
    );
    return {
      odds: { unlawful, private: personal, impossible, vague },
      quote: quoteFor(text, tokens, scores.indexOf(Math.max(...scores)), known),
    };
  };
}

const quoteWords = 8;

/** The clause whose words speak for the kind most, from its beginning. */
function quoteFor(
  text: string,
  tokens: readonly Token[],
  kind: number,
  known: ReadonlyMap<string, readonly number[]>,
): string {
  const worthOf = (stem: string) => known.get(stem)?.[kind] ?? 0;
  let best: readonly Token[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const clause of listClauses(text, tokens)) {
    const sum = clause.reduce(
      (total, { stem }, at) => total + worthOf(stem) + worthOf(`${stem} ${clause[at + 1]?.stem}`),
      0,
    );
    const worth = sum / Math.sqrt(clause.length);
    if (worth > most) [best, most] = [clause, worth];
  }
  const words = best.slice(0, quoteWords);
  return text.slice(words[0]?.start ?? 0, words.at(-1)?.end ?? 0);
}

const clauseLeast = 3;

function listClauses(text: string, tokens: readonly Token[]): readonly (readonly Token[])[] {
  const clauses: Token[][] = [[]];
  tokens.forEach((token, at) => {
    const before = tokens[at - 1];
    const isBreak = before !== undefined && /[.,;:!?\n()]/u.test(text.slice(before.end, token.start));
    if (isBreak && (clauses.at(-1)?.length ?? 0) >= clauseLeast) clauses.push([token]);
    else clauses.at(-1)?.push(token);
  });
  return clauses;
}
