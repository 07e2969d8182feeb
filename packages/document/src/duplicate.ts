import type { Context, Item } from './item.ts';
import { makeId } from './make-id.ts';

/** The copy is appended at the end and shares nothing with the original. It was never updated, so it has no `updatedAt`. */
export function duplicate<T extends Item>(
  what: string,
  items: readonly T[],
  id: string | null,
  context: Context,
): readonly T[] {
  const original = items.find((item) => item.id === id);
  if (original === undefined) return items;
  const { updatedAt: _, ...rest } = deepCopy(original);
  // Only what says when and which one it is differs; TypeScript cannot follow the rest of a `T`.
  const copy = {
    ...rest,
    id: makeId(what, items, context),
    createdAt: new Date(context.nowMs).toISOString(),
    isDuplicate: true,
  } as unknown as T;
  return [...items, copy];
}

/** Documents are plain JSON; `structuredClone` belongs to the platform, which packages do not see. */
function deepCopy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
