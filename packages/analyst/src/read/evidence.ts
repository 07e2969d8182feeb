import type { Fact, FactKind } from './facts/fact.ts';
import type { NumberSaid } from './numbers-said.ts';
import type { ParsedText } from './party-features.ts';
import type { Slot } from './reading.ts';
import { type ReadSentence, sentenceRoles } from './sentences.ts';

/** What customers did or said, from nothing to money. */
export const evidenceRungs = ['none', 'opinions', 'interviews', 'waiting', 'trial', 'payment'] as const;
export type EvidenceRung = (typeof evidenceRungs)[number];

export interface EvidenceClaim {
  readonly rung: EvidenceRung;
  /** How many did it, and who they are; null where the text does not say. */
  readonly count: number | null;
  readonly of: string | null;
}

const evidence = sentenceRoles.indexOf('evidence');
/** Measured on stories nobody tuned on (`npm run eval`). */
const likely = { line: 0.8, story: 0.6 } as const;
const sure = 0.92;
const sureCount = 0.8;

interface Found {
  readonly sentence: ReadSentence;
  readonly chances: readonly number[];
}

/** The furthest that customers went; null where no sentence says anything of the kind. */
export function readEvidence(
  parsed: ParsedText,
  numbers: readonly NumberSaid[],
  rungsOf: (sentence: ReadSentence) => readonly number[],
  isShort: boolean,
): Slot<EvidenceClaim> | null {
  const found = parsed.sentences.map((sentence): Found => {
    const [, ...rungs] = rungsOf(sentence);
    const all = rungs.reduce((sum, one) => sum + one, 0);
    // A sentence that speaks of customers says how far they went, even where no rung stands out.
    const bears = Math.max(all, sentence.roles[evidence] ?? 0);
    return { sentence, chances: rungs.map((one) => (one / Math.max(all, 1e-9)) * bears) };
  });
  for (let rung = evidenceRungs.length - 1; rung > 0; rung--) {
    const [best] = found.toSorted((a, z) => (z.chances[rung - 1] ?? 0) - (a.chances[rung - 1] ?? 0));
    const chance = best?.chances[rung - 1] ?? 0;
    if (best === undefined || chance < likely[isShort ? 'line' : 'story']) continue;
    const counted = countIn(best.sentence, numbers, parsed);
    const isSure = chance >= sure;
    // A line names the business: without a number nobody did anything in it.
    if (isShort && counted.count === null) continue;
    return {
      // Of a guess half the counts are of something else.
      value: { rung: evidenceRungs[rung] ?? 'none', ...(isSure ? counted : { count: null, of: null }) },
      words: [{ from: best.sentence.from, to: best.sentence.to }],
      sure: isSure,
      chance,
      alternatives: [],
    };
  }
  return null;
}

const ofKind: Readonly<Partial<Record<FactKind, EvidenceRung>>> = {
  paying: 'payment',
  trial: 'trial',
  waiting: 'waiting',
  interviews: 'interviews',
};
const likelyFact = 0.5;

/** What a clause says of customers, and how many, outweighs a guess at a whole sentence: the furthest that is sure, else the furthest. */
export function withFacts(
  read: Slot<EvidenceClaim> | null,
  facts: readonly Fact[],
): Slot<EvidenceClaim> | null {
  const rungOf = ({ kind }: Fact): number => evidenceRungs.indexOf(ofKind[kind] ?? 'none');
  const [furthest] = facts
    .filter((fact) => rungOf(fact) > 0 && (fact.sure || fact.chance >= likelyFact))
    .toSorted((a, z) => Number(z.sure) - Number(a.sure) || rungOf(z) - rungOf(a) || z.chance - a.chance);
  if (furthest === undefined) return read;
  const isAhead = read?.sure === true && evidenceRungs.indexOf(read.value.rung) >= rungOf(furthest);
  if (isAhead && (read.value.count !== null || !furthest.sure)) return read;
  if (read?.sure === true && !furthest.sure) return read;
  const { value, noun, words, chance, sure: isSure } = furthest;
  return {
    // Of a guess half the counts are of something else.
    value: {
      rung: evidenceRungs[rungOf(furthest)] ?? 'none',
      ...(isSure ? { count: value, of: noun } : { count: null, of: null }),
    },
    words: [words],
    sure: isSure,
    chance,
    alternatives: [],
  };
}

/** "340 last spring" counts no springs. */
export const times = /^(?:spring|summer|autumn|fall|winter|season|christmas|week|month|year|weekend)$/u;

/** Nouns that count something else than customers. */
const notCustomers =
  /^(?:months?|weeks?|days?|hours?|years?|times?|minutes?|percent|km|miles?|kilos?|litres?|metres?)$/u;

function countIn(
  { first, last }: ReadSentence,
  numbers: readonly NumberSaid[],
  { tokens }: ParsedText,
): Pick<EvidenceClaim, 'count' | 'of'> {
  const counts = numbers.filter(
    ({ at, role, sum, noun, chance }) =>
      at >= first &&
      at <= last &&
      role === 'evidence' &&
      chance >= sureCount &&
      sum === null &&
      !notCustomers.test(noun ?? ''),
  );
  const [most] = counts.toSorted((a, z) => z.chance - a.chance);
  if (most === undefined || !Number.isInteger(most.value)) return { count: null, of: null };
  const words = tokens.slice(most.at + 1, most.end + 1).map(({ lower }) => lower);
  const isPlain =
    words.length > 0 &&
    !times.test(words.at(-1) ?? '') &&
    words.length <= 3 &&
    words.every((word) => /^\p{L}[\p{L}-]+$/u.test(word));
  return { count: most.value, of: isPlain ? words.join(' ') : null };
}
