import type { Source } from '@slipway/core';

/** A line of our own: marked as such wherever it is shown. */
export function ownNote(id: string, what: string): Source {
  return { id: `note:${id}`, publisher: 'Slipway notes', what, year: null, region: null, confidence: 'low' };
}
