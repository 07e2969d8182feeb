import type { Analyst } from '@slipway/analyst';
import type { Knowledge } from '@slipway/facts';
import type { AnyInput } from './field.ts';
import type { NearTo } from './reading/nearness.ts';
import type { Reading } from './reading/reading.ts';

export interface Library {
  readonly knowledge: Knowledge;
  /** Reads ideas, and knows what the notes hold for them. */
  readonly analyst: Analyst;
  readonly readIdea: (text: string) => Reading;
  /** How near clauses come to a text. */
  readonly nearTo: (text: string) => NearTo;
}

/**
 * The half of a tool that sees the whole knowledge, on the server only: picks what an input needs into a basis of a few KB.
 * Pure, like the engine.
 */
export type Gather<Input, Basis> = (input: Input, library: Library) => Basis;

/** A gatherer whose types are its own business. */
export type AnyGather = Gather<AnyInput, unknown>;
