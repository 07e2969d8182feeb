import { readingFields } from './fields.ts';

type Input = Readonly<Record<string, unknown>>;

/** Whoever changes only these puts a reading right. */
const read: ReadonlySet<string> = new Set(readingFields.map(({ name }) => name as string));

/** A part of the reading, shared by all tools about an idea. */
export function isReadingField(name: string): boolean {
  return read.has(name);
}

/** The same text with the same answers, read otherwise. The very same input again is no correction. */
export function isCorrection(before: Input, after: Input): boolean {
  return isSameIdea(before, after) && toJson(before) !== toJson(after);
}

/** The same text with the same answers, however it was read. */
export function isSameIdea(before: Input, after: Input): boolean {
  return typeof after.idea === 'string' && toJson(before, read) === toJson(after, read);
}

function toJson(input: Input, without: ReadonlySet<string> = new Set()): string {
  const kept = Object.entries(input).filter(([name]) => !without.has(name));
  return JSON.stringify(kept.sort(([a], [b]) => (a < b ? -1 : 1)));
}
