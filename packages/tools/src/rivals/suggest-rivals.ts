import type { SuggestedRival } from '@slipway/analyst';
import type { Library } from '../around.ts';
import type { IdeaBasis } from '../idea/gather.ts';
import type { IdeaInput } from '../idea/input.ts';
import { chooseRivals } from './choose-rivals.ts';
import { nearFirms } from './near-firms.ts';

const most = 5;

/** By rows and by near businesses; where there is nobody, by the words of our lines. Nobody where the base has none: all tools that name rivals name these. */
export function suggestRivals(
  input: IdeaInput,
  { scope, notes, profile: { where, pays } }: IdeaBasis,
  { analyst, knowledge }: Pick<Library, 'analyst' | 'knowledge'>,
): readonly SuggestedRival[] {
  if (scope.kind === 'ask') return [];
  const from = {
    read: notes.choices,
    place: where.value,
    text: input.idea ?? '',
    isNear: notes.venture !== null,
  };
  const [suggested, named] = [analyst.suggestRivals(input), analyst.namedRivals(input)];
  const chosen = chooseRivals({ ...from, suggested, named, niches: knowledge.niches });
  return chosen.length > 0
    ? chosen
    : nearFirms({ ...from, payer: pays.value ?? '', knowledge }).slice(0, most);
}
