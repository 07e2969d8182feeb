import type { IdeaProfile } from '../profile/idea-profile.ts';
import { fitPlace } from '../retrieve/place.ts';
import type { Shelf } from './gather-notes.ts';
import type { IdeaNotes } from './idea-notes.ts';

/** Measured on labelled ideas: so often the model that was read with confidence is the right one (`npm run eval`). */
const readLikely = 0.8;

/** What is known of how such a business earns. Guessed models are offered and not used. */
export function gatherModel(
  { businessModel }: IdeaProfile,
  shelf: Pick<Shelf, 'businessModel' | 'knowledge'>,
  places: readonly string[],
  isOfText: (line: string) => boolean,
): Pick<IdeaNotes, 'businessModel' | 'businessModels'> {
  const { value, standing, alternatives } = businessModel;
  const isKnown = standing === 'confirmed' || standing === 'read';
  const found = value !== null && isKnown ? shelf.businessModel(value) : undefined;
  const order = [...(value === null ? [] : [value]), ...alternatives];
  const rankOf = (id: string): number => (order.includes(id) ? order.indexOf(id) : order.length);
  return {
    businessModel:
      found === undefined
        ? null
        : {
            ...found,
            likely: standing === 'confirmed' ? 1 : readLikely,
            near: [
              ...found.decides,
              ...found.hard,
              ...found.failures,
              ...found.works,
              ...found.needs,
              ...found.questions,
              ...found.rules.map(({ name, says }) => `${name}: ${says}`),
              found.today,
            ].filter(isOfText),
            rules: found.rules.filter(({ region }) => region === null || fitPlace(region, places) === 'here'),
          },
    businessModels: shelf.knowledge.businessModels
      .map(({ id, name }) => ({ id, name }))
      .toSorted((a, z) => rankOf(a.id) - rankOf(z.id)),
  };
}
