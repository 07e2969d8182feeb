import type { Base, Tone } from '../base.ts';

export interface CompareSide {
  /** "A": how the side is called where there is no room. */
  readonly key: string;
  readonly name: string;
  /** Its answer in a word or two: "Test first". */
  readonly word: string | null;
  readonly tone: Tone;
}
export interface CompareRow {
  readonly label: string;
  /** One a side, in their order; null where a side has none. All have one unit. */
  readonly figures: readonly (string | null)[];
  /** The end of the scale, where it has one: 100 points. */
  readonly max?: number;
}
/** Results beside each other: a figure a row, a bar with its range a side. */
export interface CompareBlock extends Base {
  readonly kind: 'compare';
  readonly sides: readonly CompareSide[];
  readonly rows: readonly CompareRow[];
}
