import type { Venture } from '@slipway/knowledge';
import type { VentureNote } from '../notes/idea-notes.ts';
import { type IdeaAnswers, noneOfThese, type Understood } from '../profile/idea-profile.ts';
import type { FoundVenture } from './rank-ventures.ts';

export interface ChosenVenture {
  readonly slot: Understood<string>;
  readonly note: VentureNote | null;
  /** Not near enough to speak for the idea: what decides it is said with an if. */
  readonly perhaps: VentureNote | null;
  /** Mean of the nearest ones, each as far as it is near. */
  readonly alikeMark: number | null;
  /** To choose from, likeliest first. */
  readonly choices: readonly { readonly id: string; readonly name: string }[];
}

/**
 * Of held ideas seven of ten come this near, and eight of ten of these businesses are about the idea; between the two bars three of ten are.
 * Below them the businesses are offered to choose from.
 */
export const nearFrom = 0.65;
const perhapsFrom = 0.6;
const choicesMost = 6;

/** As the founder said; else the likeliest, where it comes near. */
export function chooseVenture(
  { venture: answer, niche }: IdeaAnswers,
  found: readonly FoundVenture[],
  byId: (id: string) => Venture | undefined,
): ChosenVenture {
  const choices = found.slice(0, choicesMost).map(({ venture: { id, name } }) => ({ id, name }));
  const alternatives = choices.map(({ id }) => id);
  const slot = (value: string | null, standing: Understood<string>['standing']) => ({
    value,
    standing,
    quote: null,
    alternatives,
  });
  const shared = { choices, alikeMark: meanMark(found) };
  if (answer === noneOfThese) return { slot: slot(null, 'confirmed'), note: null, perhaps: null, ...shared };
  const picked = answer === undefined ? undefined : byId(answer);
  if (picked !== undefined)
    return {
      slot: slot(picked.id, 'confirmed'),
      note: asNote(picked, 1),
      perhaps: null,
      choices,
      alikeMark: picked.mark,
    };
  // Whoever says which kind of business it is has not been asked about one of another kind.
  const [first] = found.filter(({ venture }) => niche === undefined || venture.niche === niche);
  const best = first === undefined ? null : asNote(first.venture, first.likely);
  if (best === null || best.likely < nearFrom) {
    const perhaps = best !== null && best.likely >= perhapsFrom ? best : null;
    return { slot: slot(null, 'open'), note: null, perhaps, ...shared };
  }
  return { slot: slot(best.id, 'unsure'), note: best, perhaps: null, ...shared };
}

/** Whatever may be like the idea so far says a little of whom it is up against. */
const namesFrom = 0.1;

/** All that may name its rivals: the one that the founder picked, and those that may be like it. */
export function namingVentures(
  { venture: answer, niche }: IdeaAnswers,
  found: readonly FoundVenture[],
  byId: (id: string) => Venture | undefined,
): readonly FoundVenture[] {
  if (answer === noneOfThese) return [];
  const picked = answer === undefined ? undefined : byId(answer);
  const near = found.filter(
    ({ venture, likely }) =>
      likely >= namesFrom && venture.id !== picked?.id && (niche === undefined || venture.niche === niche),
  );
  return picked === undefined ? near : [{ venture: picked, likely: 1 }, ...near];
}

/** Words to be found by and rivals are no part of what is kept with a run. */
function asNote({ also: _, rivals: __, ...venture }: Venture, likely: number): VentureNote {
  return { ...venture, likely };
}

const alikeMost = 12;
const alikeLeast = 0.3;

function meanMark(found: readonly FoundVenture[]): number | null {
  const near = found.slice(0, alikeMost);
  const sum = near.reduce((all, { likely }) => all + likely, 0);
  if (sum < alikeLeast) return null;
  return near.reduce((all, { likely, venture }) => all + likely * venture.mark, 0) / sum;
}
