import type { SuggestedRival } from '@slipway/analyst';
import type { Knowledge } from '@slipway/knowledge';
import type { Gather } from '../gatherer.ts';
import { gatherIdea } from '../idea/gather.ts';
import type { Basis } from './basis.ts';
import type { Input } from './fields.ts';
import { chooseRivals } from './propose/choose-rivals.ts';
import { proposeFeatures } from './propose/features.ts';

export const gather: Gather<Input, Basis> = (input, { library }) => {
  const studied = gatherIdea(input, library);
  const rivals =
    studied.scope.kind === 'ask'
      ? []
      : chooseRivals({
          suggested: library.analyst.suggestRivals(input),
          read: studied.notes.choices,
          niches: library.knowledge.niches,
          place: studied.profile.where.value,
          text: input.idea ?? '',
        });
  const nearest = nearestNiche(rivals, studied.notes.choices);
  const features = proposeFeatures({
    rivals,
    niche: library.knowledge.niches.find(({ id }) => id === nearest),
    place: studied.profile.where.value,
    text: input.idea ?? '',
    payer: studied.profile.pays.value ?? '',
    verbs: verbsOf(library.knowledge),
  });
  return { ...studied, rivals, features };
};

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

const verbs = new WeakMap<Knowledge, ReadonlySet<string>>();

function verbsOf(knowledge: Knowledge): ReadonlySet<string> {
  const known = verbs.get(knowledge);
  if (known !== undefined) return known;
  const found = new Set(
    knowledge.niches.flatMap(({ incumbents }) => incumbents.map(({ does }) => does.split(' ')[0] ?? '')),
  );
  verbs.set(knowledge, found);
  return found;
}
