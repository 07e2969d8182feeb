import type { ModelNote } from './idea-notes.ts';
import { ownNote } from './own-note.ts';

/** A line of our notes on how such businesses earn. */
export const modelSource = ({ id, name }: Pick<ModelNote, 'id' | 'name'>, at: string, says: string) =>
  ownNote(`model/${id}#${at}`, `${name}: ${says}`);
