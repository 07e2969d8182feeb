import type { IdeaNotes, SuggestedRival } from '@slipway/analyst';
import type { Knowledge } from '@slipway/knowledge';
import type { Gather } from '../gatherer.ts';
import { gatherIdea } from '../idea/gather.ts';
import { suggestRivals } from '../rivals/suggest-rivals.ts';
import type { Basis } from './basis.ts';
import type { Input } from './fields.ts';
import { proposeFeatures, thingKey } from './propose/features.ts';
import { listItems } from './propose/list-items.ts';

const readFrom = 0.5;

export const gather: Gather<Input, Basis> = (input, { library }) => {
  const studied = gatherIdea(input, library);
  const { where, pays } = studied.profile;
  const read = studied.notes.choices;
  const chosen = suggestRivals(input, studied, library);
  const isOpen = chosen.rivals.length === 0;
  const rivals = isOpen ? chosen.sure : chosen.rivals;
  const nearest = nearestNiche(rivals, read) ?? nicheOf(studied.notes);
  const { value, standing, alternatives } = studied.profile.businessModel;
  const model = (standing === 'confirmed' ? value : null) ?? alternatives[0];
  const features = proposeFeatures({
    rivals,
    isOpen,
    niche: library.knowledge.niches.find(({ id }) => id === nearest),
    place: where.value,
    text: input.idea ?? '',
    payer: pays.value ?? '',
    model: library.knowledge.businessModels.find(({ id }) => id === model),
    ...wordingsOf(library.knowledge),
  });
  return {
    ...studied,
    rivals,
    features,
    ...(isOpen && { isOpen }),
    ...(chosen.perhaps.length > 0 && { perhaps: chosen.perhaps }),
  };
};

/** Where no rival says it. A business like it may stand in another: juice from customers' apples beside mills. */
function nicheOf({ choices: [first] }: IdeaNotes): string | undefined {
  return first !== undefined && first.likely >= readFrom ? first.id : undefined;
}

/** Where most of the rivals are at home; of two, the one that the idea is read as. */
function nearestNiche(
  rivals: readonly SuggestedRival[],
  read: readonly { readonly id: string }[],
): string | undefined {
  const counts = Map.groupBy(rivals, ({ niche }) => niche);
  const place = (id: string | null) => read.findIndex((niche) => niche.id === id) + 1 || read.length + 1;
  return (
    [...counts]
      .filter(([id]) => id !== null)
      .toSorted(([a, some], [z, others]) => others.length - some.length || place(a) - place(z))
      .at(0)?.[0] ?? undefined
  );
}

interface Wordings {
  readonly verbs: ReadonlySet<string>;
  readonly sold: ReadonlySet<string>;
}
/** A word that fewer firms sell may be a part of anything. */
const soldLeast = 4;
const wordings = new WeakMap<Knowledge, Wordings>();

/** How our lines say what firms do, and what they sell. */
function wordingsOf(knowledge: Knowledge): Wordings {
  const known = wordings.get(knowledge);
  if (known !== undefined) return known;
  const firms = knowledge.niches.flatMap(({ incumbents }) => incumbents);
  const sold = Map.groupBy(
    firms.flatMap(({ sells }) => listItems(sells)),
    thingKey,
  );
  const found = {
    verbs: new Set(firms.map(({ does }) => does.split(' ')[0] ?? '')),
    sold: new Set([...sold].filter(([, all]) => all.length >= soldLeast).map(([thing]) => thing)),
  };
  wordings.set(knowledge, found);
  return found;
}
