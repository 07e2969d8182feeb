import type { Candidate, ParsedText } from './party-features.ts';
import { nameOf, nameSpan } from './party-names.ts';
import { probabilities, type Weights } from './rank.ts';
import type { Slot, Span } from './reading.ts';

export type Role = 'pays' | 'uses' | 'supplies';

/** Below the first the slot is open, from the second on it is sure. Set where the held-back ideas were right often enough. */
export interface Limits {
  readonly open: number;
  readonly sure: number;
}

export function nameCandidate(
  candidate: Candidate,
  parsed: ParsedText,
  generalHeads: ReadonlySet<string>,
): string {
  if (candidate.name !== null) return candidate.name;
  return nameOf(nameSpan(candidate.mentions, parsed, generalHeads), parsed);
}

/** A short text and a long one are read by the same weights; the few signs that mean more in a line have their own. */
export function withLength(candidates: readonly Candidate[], isShort: boolean): readonly Candidate[] {
  if (!isShort) return candidates;
  return candidates.map((candidate) => {
    const features = { ...candidate.features };
    for (const name of ['for', 'opens', 'plural', 'does other', 'first for'])
      if (features[name] !== undefined) features[`line ${name}`] = 1;
    return { ...candidate, features };
  });
}

export const noneFeatures = (isShort: boolean): Readonly<Record<string, number>> => ({
  none: 1,
  [isShort ? 'none line' : 'none paragraph']: 1,
});

export function readRole(
  candidates: readonly Candidate[],
  taken: ReadonlySet<string>,
  isShort: boolean,
  parsed: ParsedText,
  generalHeads: ReadonlySet<string>,
  weights: Weights,
  limits: Limits,
): { readonly slot: Slot<string>; readonly key: string } | null {
  const free = candidates.filter(({ key }) => !taken.has(key));
  const chances = probabilities(
    free.map(({ features }) => features),
    noneFeatures(isShort),
    weights,
  );
  const ranked = free
    .map((candidate, at) => ({ candidate, chance: chances[at] ?? 0 }))
    .sort((a, z) => z.chance - a.chance);
  const [best] = ranked;
  if (best === undefined || best.chance < limits.open) return null;
  // A thing may pay by slip of the dictionary, but it is asked about first.
  const likely = best.candidate.name === null ? amongNamed(best, ranked) : best.chance;
  const chance = isThing(best.candidate) ? Math.min(likely, thingMost) : likely;
  const name = (candidate: Candidate): string => nameCandidate(candidate, parsed, generalHeads);
  const slot: Slot<string> = {
    value: name(best.candidate),
    words: wordsOf(best.candidate, parsed, generalHeads),
    sure: chance >= limits.sure && best.candidate.name === null,
    chance,
    // What the dictionary knows as a thing alone is no chip: "vans", "visits".
    alternatives: [
      ...new Set(
        ranked
          .slice(1)
          .filter(({ candidate }) => !isThing(candidate))
          .slice(0, 4)
          .map(({ candidate }) => name(candidate)),
      ),
    ],
  };
  return { slot, key: best.candidate.key };
}

interface Ranked {
  readonly candidate: Candidate;
  readonly chance: number;
}

/** Who pays businesses alike is most often the same under another name: "dental clinics" makes "dental offices" no less sure. */
function amongNamed(best: Ranked, ranked: readonly Ranked[]): number {
  const guessed = ranked.filter(({ candidate }) => (candidate.features['pays others alike'] ?? 0) > 0);
  return best.chance / (1 - guessed.reduce((sum, { chance }) => sum + chance, 0));
}

/** Low enough to stay open. */
const thingMost = 0.3;

/** What the dictionary knows as a thing alone, and nobody says that it pays. */
function isThing({ features, name }: Candidate): boolean {
  const pays = ['does pay', 'pays us', 'pays a price', 'is the customer', 'paid by', 'sold to', 'billed to'];
  return name === null && (features['is thing'] ?? 0) > 0 && !pays.some((one) => (features[one] ?? 0) > 0);
}

function wordsOf(
  { mentions }: Candidate,
  parsed: ParsedText,
  generalHeads: ReadonlySet<string>,
): readonly Span[] {
  return mentions.flatMap((mention) => {
    const { from, to } = nameSpan([mention], parsed, generalHeads);
    const [first, last] = [parsed.tokens[from], parsed.tokens[to]];
    return first === undefined || last === undefined ? [] : [{ from: first.from, to: last.to }];
  });
}
