/** Who wrote it. Figures are always the engine's. */
type Author = 'analyst' | 'model';

/** What a statement stands on; every one opens on screen. */
export type Evidence =
  | { readonly kind: 'figure'; readonly id: string }
  | { readonly kind: 'source'; readonly id: string }
  /** The founder's own words, exactly as typed, and the field they stand in. */
  | { readonly kind: 'said'; readonly field: string; readonly quote: string };

/**
 * One claim. The text never holds a digit of its own: a figure stands in it as `{{f:id}}`, and the reader, the exports
 * and the number check fill it from the report's figures. Digits inside the founder's own words or a proper name are
 * written as they are and must be covered by a `said` or `source` evidence.
 */
export interface Statement {
  /** Unique in its report and stable between runs that say the same thing. */
  readonly id: string;
  readonly text: string;
  readonly evidence: readonly Evidence[];
  /** `analyst` when left out. */
  readonly by?: Author;
}
