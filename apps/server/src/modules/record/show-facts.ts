import type { Fact } from '@slipway/contracts';
import { type CompanyRecord, type FactGroup, factList, type Slot } from '@slipway/record';
import type { Field } from '@slipway/tools';
import type { FactFields } from './fact-fields.ts';
import type { ChangeCount } from './store.ts';

type Counts = ReadonlyMap<string, ChangeCount>;

const listed = new Map(factList.map((fact) => [fact.id, fact]));

/** The whole list, known or not, and after it what else the tools have heard. */
export function showFacts(record: CompanyRecord, fields: FactFields, counts: Counts): Fact[] {
  const others = Object.keys(record).filter((id) => !listed.has(id) && isShown(fields.get(id)?.field));
  return [...listed.keys(), ...others.sort()].flatMap((id) => showFact(record, id, fields, counts) ?? []);
}

/** Null for what is no fact. */
export function showFact(record: CompanyRecord, id: string, fields: FactFields, counts: Counts): Fact | null {
  const known = fields.get(id);
  if (known === undefined) return null;
  const { field, usedBy } = known;
  const slot = Object.hasOwn(record, id) ? record[id] : undefined;
  const { all = 0, undone = 0 } = counts.get(id) ?? {};
  return {
    id,
    label: listed.get(id)?.label ?? field.label,
    group: listed.get(id)?.group ?? groupOf(field),
    kind: kindOf(field),
    unit: 'unit' in field && typeof field.unit === 'string' ? field.unit : null,
    options: field.kind === 'choice' ? field.options.map(({ value, label }) => ({ value, label })) : [],
    usedBy: [...usedBy],
    value: slot?.value ?? null,
    currency: slot === undefined ? null : currencyOf(record, field, slot),
    provenance: slot?.provenance ?? null,
    at: slot?.at ?? null,
    toolId: slot === undefined || slot.toolId === '' ? null : slot.toolId,
    changes: all,
    // Each undo takes one change with it.
    canUndo: all > 2 * undone,
  };
}

/** Set by a form from what was picked: an id says nothing to a reader. */
function isShown(field: Field | undefined): boolean {
  return field !== undefined && field.hidden !== true;
}

function groupOf({ kind }: Field): FactGroup {
  return kind === 'number' || kind === 'table' || kind === 'series' ? 'metrics' : 'reading';
}

function kindOf({ kind }: Field): Fact['kind'] {
  return kind === 'text' || kind === 'long-text' || kind === 'number' || kind === 'choice' || kind === 'list'
    ? kind
    : 'table';
}

function currencyOf(record: CompanyRecord, field: Field, { provenance }: Slot): string | null {
  if (!('unit' in field) || !String(field.unit).startsWith('money')) return null;
  if (provenance.kind === 'result' && provenance.currency !== undefined) return provenance.currency;
  const currency = record.currency?.value;
  return typeof currency === 'string' ? currency : null;
}
