import type { VentureNote } from './idea-notes.ts';
import { ownNote } from './own-note.ts';

/** A line of our notes on one narrow business. */
export const ventureSource = ({ id, name }: Pick<VentureNote, 'id' | 'name'>, at: string, says: string) =>
  ownNote(`venture/${id}#${at}`, `${name}: ${says}`);
