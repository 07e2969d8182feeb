import type { Section } from '../document/page.ts';
import type { Context } from './command.ts';
import { makeId } from './make-id.ts';

/** The copy is appended at the end and shares nothing with the original. It was never updated, so it has no `updatedAt`. */
export function duplicate(
  sections: readonly Section[],
  id: string | null,
  context: Context,
): readonly Section[] {
  const original = sections.find((section) => section.id === id);
  if (original === undefined) return sections;
  const { updatedAt: _, ...rest } = original;
  const copy: Section = {
    ...rest,
    id: makeId(sections, context),
    createdAt: new Date(context.nowMs).toISOString(),
    isDuplicate: true,
    data: deepCopy(original.data),
  };
  return [...sections, copy];
}

/** Data is plain JSON; `structuredClone` belongs to the platform, which packages do not see. */
function deepCopy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
