import type { BusinessModel } from '@slipway/knowledge';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import type { OwnWords } from '../retrieve/own-words.ts';
import { fitPlace } from '../retrieve/place.ts';
import type { Shelf } from './gather-notes.ts';
import type { IdeaNotes, ModelNote } from './idea-notes.ts';

/** Measured on labelled ideas: so often the model that was read with confidence is the right one (`npm run eval`). */
const readLikely = 0.8;

/** What is known of how such a business earns. Guessed models are offered and not used. */
export function gatherModel(
  { businessModel }: IdeaProfile,
  shelf: Pick<Shelf, 'businessModel' | 'knowledge'>,
  places: readonly string[],
  own: OwnWords,
): Pick<IdeaNotes, 'businessModel' | 'businessModels'> {
  const { value, standing, alternatives } = businessModel;
  const isKnown = standing === 'confirmed' || standing === 'read';
  const found = value !== null && isKnown ? shelf.businessModel(value) : undefined;
  const order = [...(value === null ? [] : [value]), ...alternatives];
  const rankOf = (id: string): number => (order.includes(id) ? order.indexOf(id) : order.length);
  const note = ({ compared: _, ...model }: BusinessModel, likely: number): ModelNote => ({
    ...model,
    likely,
    near: listLines(model)
      .filter((line) => own.isOf(line))
      .toSorted((a, z) => own.score(z) - own.score(a)),
    rules: model.rules.filter(({ region }) => region === null || fitPlace(region, places) === 'here'),
  });
  return {
    businessModel: found === undefined ? null : note(found, standing === 'confirmed' ? 1 : readLikely),
    businessModels: shelf.knowledge.businessModels
      .map(({ id, name }) => ({ id, name }))
      .toSorted((a, z) => rankOf(a.id) - rankOf(z.id)),
  };
}

function listLines({
  decides,
  hard,
  failures,
  works,
  needs,
  questions,
  rules,
  today,
}: Omit<BusinessModel, 'compared'>) {
  return [
    ...decides,
    ...hard,
    ...failures,
    ...works,
    ...needs,
    ...questions,
    ...rules.map(({ name, says }) => `${name}: ${says}`),
    today,
  ];
}
