import { recallFor } from './of-idea.ts';
import type { CompanyRecord, Slot } from './record.ts';

/** As much of a tool's field as a prefill needs to know; every `Field` of the tools package is one. */
interface PrefillField {
  readonly name: string;
  readonly kind: string;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly min?: number;
  readonly max?: number;
  readonly options?: readonly { readonly value: string }[];
  readonly columns?: readonly { readonly name: string }[];
}

/**
 * What the record can already answer of a form in which this idea stands (null: none yet). A value that the field would refuse
 * is left out, not bent.
 */
export function prefill(
  fields: readonly PrefillField[],
  record: CompanyRecord,
  idea: string | null,
): Record<string, unknown> {
  const known = recallFor(record, idea);
  const filled: Record<string, unknown> = {};
  for (const field of fields) {
    const slot = Object.hasOwn(known, field.name) ? known[field.name] : undefined;
    // What was only read is read again by the tool: in a form it would be the founder's own word.
    if (slot !== undefined && slot.provenance.kind !== 'read' && fits(field, slot.value))
      filled[field.name] = readable(slot);
  }
  return filled;
}

/** What was computed has more digits than anybody reads; all that count stay. */
function readable({ value, provenance }: Slot): unknown {
  return typeof value === 'number' && provenance.kind === 'result' ? Number(value.toPrecision(8)) : value;
}

function fits(field: PrefillField, value: unknown): boolean {
  switch (field.kind) {
    case 'text':
    case 'long-text':
      return typeof value === 'string' && value.length <= (field.maxLength ?? Number.POSITIVE_INFINITY);
    case 'number':
      return (
        typeof value === 'number' &&
        Number.isFinite(value) &&
        value >= (field.min ?? Number.NEGATIVE_INFINITY) &&
        value <= (field.max ?? Number.POSITIVE_INFINITY)
      );
    case 'choice':
      return field.options?.some((option) => option.value === value) ?? false;
    case 'url':
      return typeof value === 'string';
    case 'list':
    case 'colours':
      return (
        Array.isArray(value) &&
        value.every((item) => typeof item === 'string') &&
        value.length <= (field.maxItems ?? Number.POSITIVE_INFINITY)
      );
    case 'table':
      return Array.isArray(value) && value.length > 0 && value.every((row) => hasKnownColumns(field, row));
    default:
      return false;
  }
}

function hasKnownColumns(field: PrefillField, row: unknown): boolean {
  if (typeof row !== 'object' || row === null) return false;
  const known = new Set(field.columns?.map(({ name }) => name) ?? []);
  return Object.keys(row).every((name) => known.has(name));
}
