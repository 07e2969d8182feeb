import type { Source } from '@slipway/core';
import type { VentureNote } from './idea-notes.ts';

/** A line of our notes on one narrow business. */
export function ventureSource(
  { id, name }: Pick<VentureNote, 'id' | 'name'>,
  at: string,
  says: string,
): Source {
  return {
    id: `note:venture/${id}#${at}`,
    publisher: 'Slipway notes',
    what: `${name}: ${says}`,
    year: null,
    region: null,
    confidence: 'low',
  };
}
