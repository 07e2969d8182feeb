import type { Around } from './around.ts';
import type { AnyInput } from './field.ts';

/**
 * The half of a tool that sees more than its input, on the server only: picks what this input needs into a basis of a few KB.
 * Knows no clock and no chance. Only the evidence makes it wait; a gatherer that asks for none answers at once.
 */
export type Gather<Input, Basis> = (input: Input, around: Around) => Basis | Promise<Basis>;

/** A gatherer whose types are its own business. */
export type AnyGather = Gather<AnyInput, unknown>;
