import { findKind } from './kinds.ts';

/** Where a person's documents are: below what the provider knows them by, so that its rules can compare the two. */
export const personPath = (subject: string): string => `people/${subject}`;

export function documentPath(subject: string, kind: string, id: string): string {
  const collection = findKind(kind)?.collection;
  return collection ? `${personPath(subject)}/${collection}/${id}` : personPath(subject);
}

export const partPath = (path: string, part: number): string => `${path}/parts/${part}`;
