import type { Knowledge, Niche, Vertical } from '@slipway/facts';
import { chooseVertical } from './choose-vertical.ts';
import type { Reading } from './reading.ts';

/** What the founder picks when no niche fits: then none is taken, whatever was read. */
export const noNiche = 'none';

/**
 * The founder's own choice first, then what was read for sure. Null switches off everything that depends on it.
 * `verticalId` is the field that was taken: a niche of another field is never used beside it.
 */
export function chooseNiche(
  reading: Pick<Reading, 'isNicheSure' | 'niches'>,
  chosenId: string | null | undefined,
  knowledge: Pick<Knowledge, 'niches'>,
  verticalId?: string | null,
): Niche | null {
  if (chosenId === noNiche) return null;
  const isInField = ({ vertical }: Niche) => verticalId === undefined || vertical === verticalId;
  const chosen = knowledge.niches.find(({ id }) => id === chosenId);
  if (chosen !== undefined && isInField(chosen)) return chosen;
  const read = reading.isNicheSure ? reading.niches[0]?.id : undefined;
  return knowledge.niches.find((niche) => niche.id === read && isInField(niche)) ?? null;
}

/** Below this the likeliest niche is wrong more often than not. */
const likelyFrom = 0.45;

export interface ChosenField {
  readonly vertical: Vertical | null;
  readonly niche: Niche | null;
  /** The likeliest where none is sure: what is told of it is told with an if. */
  readonly likely: Niche | null;
}

/** Both at once: a niche that the founder picked brings its field along, unless another field was picked as well. */
export function chooseField(
  reading: Pick<Reading, 'isSure' | 'verticals' | 'isNicheSure' | 'niches'>,
  chosen: { readonly vertical?: string | null | undefined; readonly niche?: string | null | undefined },
  knowledge: Pick<Knowledge, 'verticals' | 'niches'>,
): ChosenField {
  const picked = knowledge.niches.find(({ id }) => id === chosen.niche)?.vertical;
  const vertical = chooseVertical(reading, chosen.vertical ?? picked, knowledge);
  const niche = chooseNiche(reading, chosen.niche, knowledge, vertical?.id ?? null);
  const [first] = reading.niches;
  const isLikely =
    niche === null &&
    chosen.niche !== noNiche &&
    first !== undefined &&
    first.confidence >= likelyFrom &&
    (chosen.vertical ?? first.vertical) === first.vertical;
  return {
    vertical,
    niche,
    likely: isLikely ? (knowledge.niches.find(({ id }) => id === first.id) ?? null) : null,
  };
}
