import { type CompanyRecord, isBlank, isSame, type Slot, type SlotProvenance } from './record.ts';

/** By hand, from a file or from a task: the newest word stands, a blank takes the fact out. It holds whatever the idea is. */
export function setFact(
  record: CompanyRecord,
  id: string,
  value: unknown,
  { at, provenance }: { readonly at: string; readonly provenance: SlotProvenance },
): CompanyRecord {
  const known = Object.hasOwn(record, id) ? record[id] : undefined;
  if (isBlank(value)) return known === undefined ? record : without(record, id);
  const isKept = known !== undefined && known.provenance.kind === provenance.kind;
  if (isKept && isSame(known.value, value)) return record;
  return { ...record, [id]: { value, toolId: '', at, provenance, ofIdea: false } };
}

/** What a fact was before, put back as it was; nothing when it was not there. */
export function putBack(record: CompanyRecord, id: string, slot: Slot | null): CompanyRecord {
  return slot === null ? without(record, id) : { ...record, [id]: slot };
}

/** What was read from the idea, with the words it was read from. It fills gaps and follows the newest reading; no more. */
export function mergeReading(
  record: CompanyRecord,
  read: Readonly<
    Record<string, { readonly value: unknown; readonly quote: string; readonly isUnsure?: true }>
  >,
  at: string,
): CompanyRecord {
  const merged: Record<string, Slot> = { ...record };
  for (const [id, { value, ...words }] of Object.entries(read)) {
    const known = Object.hasOwn(merged, id) ? merged[id] : undefined;
    if (known !== undefined && (known.provenance.kind !== 'read' || isSame(known.value, value))) continue;
    merged[id] = { value, toolId: '', at, provenance: { kind: 'read', ...words }, ofIdea: true };
  }
  return merged;
}

/** Without what was only read from the idea. */
export function withoutReading(record: CompanyRecord): CompanyRecord {
  return Object.fromEntries(
    Object.entries(record).filter(([, { provenance }]) => provenance.kind !== 'read'),
  );
}

function without(record: CompanyRecord, id: string): CompanyRecord {
  const { [id]: _gone, ...rest } = record;
  return rest;
}
