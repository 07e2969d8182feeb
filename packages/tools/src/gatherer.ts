import type { Analyst } from '@slipway/analyst';
import type { Knowledge } from '@slipway/knowledge';
import type { AnyInput } from './field.ts';

export interface Library {
  readonly knowledge: Knowledge;
  /** Reads ideas, and knows what the notes hold for them. */
  readonly analyst: Analyst;
}

/**
 * The half of a tool that sees the whole knowledge, on the server only: picks what an input needs into a basis of a few KB.
 * Pure, like the engine.
 */
export type Gather<Input, Basis> = (input: Input, library: Library) => Basis;

/** A gatherer whose types are its own business. */
export type AnyGather = Gather<AnyInput, unknown>;
