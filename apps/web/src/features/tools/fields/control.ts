import type { Answer, FieldByKind, KindName } from '@slipway/tools';
import type { ComponentType } from 'react';
import type { Quote } from '../../../lib/cut-at-quotes.ts';

export interface ControlProps<F> {
  readonly field: F;
  readonly answer: Answer | undefined;
  /** The field's value in the tool's sample. */
  readonly sample: unknown;
  /** Where the answer came from, in a word. */
  readonly mark: string | undefined;
  readonly problem: string | undefined;
  readonly currency: string | null;
  /** Pieces of a long text that were understood. */
  readonly quotes: readonly Quote[] | undefined;
  readonly onChange: (answer: Answer) => void;
  readonly onLeave: () => void;
}

/** A field on the screen: label, box, help, and what is wrong with it. */
export interface Control<F> {
  readonly Row: ComponentType<ControlProps<F>>;
  /** Takes the whole width of the screen where it is essential. */
  readonly isWide?: true;
}

export type Controls = { readonly [K in KindName]: Control<FieldByKind[K]> };
