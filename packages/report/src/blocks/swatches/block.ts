import type { Provenance } from '@slipway/core';
import type { Base } from '../base.ts';

export interface Colour {
  /** "Harbour blue". */
  readonly name: string;
  /** "#12324a". */
  readonly hex: `#${string}`;
}
/** A palette, and what can be read on each of its colours. */
export interface SwatchesBlock extends Base {
  readonly kind: 'swatches';
  readonly swatches: readonly Colour[];
  /** Colours of text that each swatch is measured against. */
  readonly texts: readonly Colour[];
  readonly provenance: Provenance;
}
