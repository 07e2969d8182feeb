import type { Library } from '../around.ts';
import type { IdeaBasis } from '../idea/gather.ts';
import type { IdeaInput } from '../idea/input.ts';
import { type ChosenRivals, chooseRivals } from './choose-rivals.ts';

/** Nobody where the idea itself is asked about: all tools that name rivals name these. */
export function suggestRivals(
  input: IdeaInput,
  { scope }: IdeaBasis,
  { analyst }: Pick<Library, 'analyst'>,
): ChosenRivals {
  return chooseRivals(scope.kind === 'ask' ? [] : analyst.suggestRivals(input));
}
