import type { Source } from '@slipway/core';
import type { ModelNote } from './idea-notes.ts';

/** A line of our notes on how such businesses earn. */
export function modelSource({ id, name }: Pick<ModelNote, 'id' | 'name'>, at: string, says: string): Source {
  return {
    id: `note:model/${id}#${at}`,
    publisher: 'Slipway notes',
    what: `${name}: ${says}`,
    year: null,
    region: null,
    confidence: 'low',
  };
}
