import type { Fact, FactKind } from './facts/fact.ts';
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
  /** The role of that number: who paid, or what was sold. */
  readonly counted?: FactKind;
}

const evidence = sentenceRoles.indexOf('evidence');
/** Measured on stories nobody tuned on (`npm run eval`). */
const likely = 0.6;
const sure = 0.92;

interface Found {
  readonly sentence: ReadSentence;
  readonly chances: readonly number[];
}

/** A sentence that speaks of customers says how far they went, even where no rung stands out. */
const bearing = ({ roles }: ReadSentence, [, ...rungs]: readonly number[]): number =>
  Math.max(
    rungs.reduce((sum, one) => sum + one, 0),
    roles[evidence] ?? 0,
  );

/** The furthest that customers went; null where no sentence says anything of the kind. */
export function readEvidence(
  parsed: ParsedText,
  rungsOf: (sentence: ReadSentence) => readonly number[],
): Slot<EvidenceClaim> | null {
  const found = parsed.sentences.map((sentence): Found => {
    const chances = rungsOf(sentence);
    const [, ...rungs] = chances;
    const all = rungs.reduce((sum, one) => sum + one, 0);
    const bears = bearing(sentence, chances);
    return { sentence, chances: rungs.map((one) => (one / Math.max(all, 1e-9)) * bears) };
  });
  for (let rung = evidenceRungs.length - 1; rung > 0; rung--) {
    const [best] = found.toSorted((a, z) => (z.chances[rung - 1] ?? 0) - (a.chances[rung - 1] ?? 0));
    const chance = best?.chances[rung - 1] ?? 0;
    if (best === undefined || chance < likely) continue;
    const isSure = chance >= sure;
    return {
      value: { rung: evidenceRungs[rung] ?? 'none', count: null, of: null },
      words: [{ from: best.sentence.from, to: best.sentence.to }],
      sure: isSure,
      chance,
      alternatives: [],
    };
  }
  return null;
}

/** In one rung who did it goes before what was done. */
const ofKind: Readonly<Partial<Record<FactKind, EvidenceRung>>> = {
  paying: 'payment',
  sold: 'payment',
  volume: 'payment',
  trial: 'trial',
  waiting: 'waiting',
  interviews: 'interviews',
};
const likelyFact = 0.5;

/** Below it a sentence says nothing of customers, whatever its number looks like: "3.5 million tourist nights last year". */
const bearsFrom = 0.2;

/** A count is sure only where its sentence speaks of customers. */
export function onlyBearing(
  facts: readonly Fact[],
  { sentences }: ParsedText,
  rungsOf: (sentence: ReadSentence) => readonly number[],
): readonly Fact[] {
  return facts.map((fact) => {
    const sentence = sentences.find(({ to }) => to > fact.number.from);
    if (!fact.sure || sentence === undefined || ofKind[fact.kind] === undefined) return fact;
    return { ...fact, sure: bearing(sentence, rungsOf(sentence)) >= bearsFrom };
  });
}

/** What a clause says of customers, and how many, outweighs a guess at a whole sentence: the furthest that is sure, else the furthest. */
export function withFacts(
  read: Slot<EvidenceClaim> | null,
  facts: readonly Fact[],
): Slot<EvidenceClaim> | null {
  const rungOf = ({ kind }: Fact): number => evidenceRungs.indexOf(ofKind[kind] ?? 'none');
  const order = ({ kind }: Fact): number => Object.keys(ofKind).indexOf(kind);
  const [furthest] = facts
    .filter((fact) => rungOf(fact) > 0 && (fact.sure || fact.chance >= likelyFact))
    .toSorted(
      (a, z) =>
        Number(z.sure) - Number(a.sure) ||
        rungOf(z) - rungOf(a) ||
        order(a) - order(z) ||
        z.chance - a.chance,
    );
  if (furthest === undefined) return read;
  // Where a number of that very sentence has a role, the sentence says no more than it: "two schools said they would".
  const [span] = read?.words ?? [];
  const isSaid =
    furthest.sure && span !== undefined && furthest.number.from >= span.from && furthest.number.to <= span.to;
  const isAhead =
    !isSaid && read?.sure === true && evidenceRungs.indexOf(read.value.rung) >= rungOf(furthest);
  if (isAhead && (read.value.count !== null || !furthest.sure)) return read;
  if (!isSaid && read?.sure === true && !furthest.sure) return read;
  const { kind, value, noun, per, words, chance, sure: isSure } = furthest;
  return {
    // Of a guess half the counts are of something else.
    value: {
      rung: evidenceRungs[rungOf(furthest)] ?? 'none',
      ...(isSure && !isPace(furthest)
        ? { count: value, of: inTime(noun, per), counted: kind }
        : { count: null, of: null }),
    },
    words: [words],
    sure: isSure,
    chance,
    alternatives: [],
  };
}

/** "9 houses on a good day": how fast, not how many so far. */
const isPace = ({ kind }: Fact): boolean => kind === 'volume';

/** "litres a month". */
const inTime = (noun: string | null, per: string | null): string | null =>
  noun === null || per === null ? noun : `${noun} a ${per}`;

/** "340 last spring" counts no springs. */
export const times = /^(?:spring|summer|autumn|fall|winter|season|christmas|week|month|year|weekend)$/u;
