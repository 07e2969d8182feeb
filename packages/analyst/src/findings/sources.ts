import type { Source } from '@slipway/core';
import type { IdeaNotes } from '../notes/idea-notes.ts';
import { ownNote } from '../notes/own-note.ts';

/** A line of our notes on a niche. */
export function noteSource(id: string, says: string, niche: string | null, { niches }: IdeaNotes): Source {
  const near = niches.find((one) => one.id === niche);
  return ownNote(id, near === undefined ? says : `${near.name}: ${says}`);
}
