/** What can be told about a kind of business. `buyers` counts how many of somebody there are. */
export const rowKinds = [
  'rival',
  'system',
  'pain',
  'today',
  'cost',
  'price',
  'rule',
  'channel',
  'failure',
  'question',
  'season',
  'change',
  'fact',
  'buyers',
] as const;

export type RowKind = (typeof rowKinds)[number];

/** One stored line of the knowledge. */
export interface Row {
  /** `agritech/row-crops#rival:2`: the niche or industry, and which of its lines of this kind. */
  readonly id: string;
  readonly kind: RowKind;
  /** Id of its niche; null where it belongs to an industry as a whole. */
  readonly niche: string | null;
  readonly industry: string | null;
  /** Where alone it holds: a country code or `EU`; null where everywhere. */
  readonly region: string | null;
  /** What it is called, where it has a name: a company, a law. Else empty. */
  readonly name: string;
  /** The stored words. */
  readonly says: string;
}

export interface FoundRow extends Row {
  /** How likely a reader would call it about this idea. */
  readonly probability: number;
  /** Stems it shares with what the product does. */
  readonly ownWords: readonly string[];
  /** Every niche that lists it. */
  readonly niches: readonly string[];
  /** Of rivals: whether it does the same for them, or only sells to the same people. */
  readonly standing: 'same-job' | 'also-sells' | null;
}
