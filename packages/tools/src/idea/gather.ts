import type { Studied } from '@slipway/analyst';
import type { Around, Library } from '../around.ts';
import type { IdeaInput } from './input.ts';

/** What every tool about an idea stands on: one reading and one set of notes, and whether there is something to answer. */
export type IdeaBasis = Studied;

/** The same for all of them, so that no two tools read one company differently. Needs the library alone. */
export function gatherIdea(
  input: IdeaInput,
  from: Pick<Library, 'analyst'> | Pick<Around, 'library'>,
): IdeaBasis {
  return ('library' in from ? from.library : from).analyst.study(input);
}
