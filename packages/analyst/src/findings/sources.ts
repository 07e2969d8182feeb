import type { Source } from '@slipway/core';
import type { IdeaNotes } from '../notes/idea-notes.ts';

/** A line of our own notes: marked as such wherever it is shown. */
export function noteSource(id: string, says: string, niche: string | null, { niches }: IdeaNotes): Source {
  const near = niches.find((one) => one.id === niche);
  return {
    id: `note:${id}`,
    publisher: 'Slipway notes',
    what: near === undefined ? says : `${near.name}: ${says}`,
    year: null,
    region: null,
    confidence: 'low',
  };
}
