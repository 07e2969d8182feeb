import { type Rung, readEvidence } from '../hearing/read-evidence.ts';
import { asInQuestion, findCustomer } from '../people/find-customer.ts';
import { countWords } from '../wording/count-words.ts';
import { askForProof, type DimensionId, dimensions } from './dimensions.ts';
import { type Finding, hear } from './hear.ts';
import { getLadderRow } from './ladder.ts';

export type { Rung } from '../hearing/read-evidence.ts';
export { type DimensionId, dimensions } from './dimensions.ts';
export { ladder } from './ladder.ts';

/** Longest idea that is read, in characters; what follows is left alone. */
export const firstReadMaxLength = 600;
/** Under this many words there is nothing to read. */
export const firstReadMinWords = 5;

export interface DimensionRead {
  readonly id: DimensionId;
  readonly label: string;
  /** Points of 100 that this dimension decides. */
  readonly weight: number;
  readonly said: boolean;
  /** The founder's own words that decided it: always an exact piece of the text. */
  readonly quote: string | null;
  readonly levelLow: number;
  readonly levelHigh: number;
  readonly ceiling: number;
  readonly ask: string;
  /** A warning about what was said, where the words count against the idea. */
  readonly flag: string | null;
}

export interface FirstRead {
  readonly verdict: 'too-short' | 'read';
  readonly words: number;
  readonly dimensions: readonly DimensionRead[];
  readonly evidence: {
    readonly rung: Rung;
    readonly quote: string | null;
    readonly ceiling: number;
    /** Why no dimension counts higher than the ceiling. */
    readonly why: string;
  };
  /** 0 to 100, rounded outwards. */
  readonly low: number;
  readonly high: number;
  readonly missing: readonly DimensionId[];
  readonly next: { readonly dimension: DimensionId; readonly question: string };
}

/** Reads one idea by written rules: what it says, what it leaves open, and how far its evidence carries. */
export function firstRead(input: string): FirstRead {
  const text = input.slice(0, firstReadMaxLength);
  const words = countWords(text);
  const evidence = readEvidence(text);
  const { ceiling, why } = getLadderRow(evidence.rung);
  const customer = findCustomer(text);
  const who = customer === null ? 'customers' : asInQuestion(text, customer);

  const reads = dimensions.map(({ id, label, weight, ask }): DimensionRead => {
    const finding = hear(id, text);
    const paid = id === 'willingness-to-pay' && evidence.rung === 'payment' ? evidence.quote : null;
    const decided: Omit<Finding, 'level'> | null =
      paid === null ? finding : { quote: paid, low: 8, high: 10 };
    const band = decided ?? { low: 0, high: ceiling };
    return {
      id,
      label,
      weight,
      said: decided !== null,
      quote: decided?.quote ?? null,
      levelLow: Math.min(band.low, ceiling),
      levelHigh: Math.min(band.high, ceiling),
      ceiling,
      ask: decided === null ? ask(who) : askForProof(who),
      flag: decided?.flag ?? null,
    };
  });

  const widest = reads.reduce((best, read) => (weightOfDoubt(read) > weightOfDoubt(best) ? read : best));
  return {
    verdict: words < firstReadMinWords ? 'too-short' : 'read',
    words,
    dimensions: reads,
    evidence: { ...evidence, ceiling, why },
    low: Math.floor(reads.reduce((sum, { weight, levelLow }) => sum + weight * levelLow, 0) / 10),
    high: Math.ceil(reads.reduce((sum, { weight, levelHigh }) => sum + weight * levelHigh, 0) / 10),
    missing: reads.filter(({ said }) => !said).map(({ id }) => id),
    next: { dimension: widest.id, question: widest.ask },
  };
}

/** What an answer could move: silence first, then the width of the band, by weight. */
function weightOfDoubt({ said, weight, levelLow, levelHigh }: DimensionRead): number {
  return weight * (levelHigh - levelLow) + (said ? 0 : 1000) + weight / 100;
}
