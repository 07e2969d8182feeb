import type { Studied } from '@slipway/analyst';
import type { Gather } from '../gatherer.ts';
import type { IdeaInput } from './input.ts';

/** What every tool about an idea stands on: one reading and one set of notes, and whether there is something to answer. */
export type IdeaBasis = Studied;

/** The same for all of them, so that no two tools read one company differently. */
export const gatherIdea: Gather<IdeaInput, IdeaBasis> = (input, { analyst }) => analyst.study(input);
