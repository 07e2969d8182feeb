import type { Answer } from './answer.ts';
import type { FieldBase } from './field-base.ts';
import type { Refusal } from './shared/read-value.ts';

/**
 * All that a kind of field knows, without a screen. Nothing is optional: a facet that is forgotten does not compile.
 * `Value` is plain JSON; it is what an engine sees and a run stores.
 */
export interface FieldKind<F extends FieldBase, Value> {
  /** Reads what was typed, pasted or sent. What does not fit is refused with a sentence; nothing is guessed or cut off. */
  read(field: F, raw: unknown, currency: string | null): Value | Refusal;
  /** A stored value as a person would have typed it; null where it is none of this kind. */
  write(field: F, value: unknown): Answer | null;
  /** What `read` takes of an answer. */
  raw(field: F, answer: Answer): unknown;
  /** An answer in one line, for lists of what is known. */
  say(field: F, answer: Answer): string;
  /** What the company record keeps for the next tool; null: nothing. */
  keep(value: Value): Value | null;
  /** The sign or code of the currency that a raw value is written in; null where it shows none. */
  currencyIn(field: F, raw: unknown): string | null;
}
