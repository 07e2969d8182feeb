import type { Stored } from './document-store.ts';
import { findKind } from './kinds.ts';

/** Where a person's documents are: below what the provider knows them by, so that its rules can compare the two. */
export const personPath = (subject: string): string => `people/${subject}`;

export function documentPath(subject: string, kind: string, id: string): string {
  const collection = findKind(kind)?.collection;
  return collection ? `${personPath(subject)}/${collection}/${id}` : personPath(subject);
}

/** Parts of one writing of a document have a name of their own: those of the one before are there until it is replaced. */
export function listParts({ path, fields }: Pick<Stored, 'path' | 'fields'>): readonly string[] {
  return Array.from(
    { length: Number(fields.parts ?? 0) },
    (_, index) => `${path}/parts/${fields.writing}-${index + 1}`,
  );
}
