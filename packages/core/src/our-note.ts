import type { Source } from './figure.ts';

/** How a line is marked that nobody published. */
export const ourNoteMark = 'our note, check it';

/** Ours, or nobody's: a house rule, a default, what is usual to say. Reports stored before this mark carry the same names. */
const unpublished = /^\s*(?:$|slipway\b|convention\s*$|rule of thumb\s*$)/iu;

/** A publisher is somebody else, who can be looked up. */
export function isOurNote({ publisher }: Pick<Source, 'publisher'>): boolean {
  return unpublished.test(publisher);
}
