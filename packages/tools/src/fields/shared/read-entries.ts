import { type Refusal, rawPerEntry } from './read-value.ts';

interface Entries {
  readonly none: Refusal;
  readonly tooMany: Refusal;
  /** One entry, by its place from 1 as the person counts; the empty text is left out. */
  read(entry: unknown, line: number): string | Refusal;
}

/** Lines or a list, each entry once. It stops at the first that is too many: a body may hold ten thousands. */
export function readEntries(
  value: unknown,
  maxItems: number,
  { none, tooMany, read }: Entries,
): readonly string[] | Refusal {
  const rawMax = maxItems * rawPerEntry;
  const raw: unknown = typeof value === 'string' ? value.split('\n', rawMax + 1) : value;
  if (!Array.isArray(raw)) return none;
  if (raw.length > rawMax) return tooMany;
  const items = new Set<string>();
  let line = 0;
  for (const entry of raw) {
    line += 1;
    const found = read(entry, line);
    if (typeof found !== 'string') return found;
    if (found !== '') items.add(found);
    if (items.size > maxItems) return tooMany;
  }
  return [...items];
}
