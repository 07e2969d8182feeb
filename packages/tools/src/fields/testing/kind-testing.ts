import type { Arbitrary } from 'fast-check';
import type { FieldBase } from '../field-base.ts';

/** What tests need of a kind: the conformance suites, the fuzzers and the page that shows every kind. */
export interface KindTesting<F extends FieldBase> {
  readonly field: F;
  /** A realistic value of that field, as `read` gives it. */
  readonly sample: unknown;
  /** Anything that such a field would let in, at its ends and with nasty text in it. `ideas` are whole texts. */
  anyValue(field: F, ideas: readonly string[]): Arbitrary<unknown>;
}
