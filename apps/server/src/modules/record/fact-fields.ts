import { AppError } from '@slipway/core';
import { factList, type ListedFact } from '@slipway/record';
import { type Field, readField } from '@slipway/tools';
import type { Deps } from '../../deps.ts';

/** How a fact is written, and who fills it in by itself. */
interface FactField {
  readonly field: Field;
  readonly usedBy: readonly string[];
}
export type FactFields = ReadonlyMap<string, FactField>;

const known = new WeakMap<Deps['tools'], Promise<FactFields>>();

/** By the fields of the tools that are there; they never change while the server runs. */
export function readFactFields({ tools }: Pick<Deps, 'tools'>): Promise<FactFields> {
  const fields = known.get(tools) ?? collect(tools);
  known.set(tools, fields);
  return fields;
}

async function collect(tools: Deps['tools']): Promise<FactFields> {
  const all = new Map<string, { field: Field; usedBy: string[] }>();
  for (const listed of factList) all.set(listed.id, { field: fieldOf(listed), usedBy: [] });
  for (const { id } of tools.catalogue)
    for (const field of (await tools.findTool(id))?.engine.fields ?? []) {
      const one = all.get(field.name);
      if (one === undefined) all.set(field.name, { field, usedBy: [id] });
      else
        all.set(field.name, {
          field: one.usedBy.length === 0 ? field : one.field,
          usedBy: [...one.usedBy, id],
        });
    }
  return all;
}

function fieldOf({ id, label, kind, unit }: ListedFact): Field {
  const named = { name: id, label };
  switch (kind) {
    case 'number':
      return { ...named, kind, unit: unit ?? 'count', min: -1e12, max: 1e12 };
    case 'list':
      return { ...named, kind, maxItems: 50, maxLength: 120 };
    case 'table':
      return { ...named, kind, columns: [], maxRows: 120 };
    case 'long-text':
      return { ...named, kind, maxLength: 4000 };
    case 'text':
      return { ...named, kind, maxLength: 400 };
  }
}

const editable: ReadonlySet<string> = new Set(['text', 'long-text', 'number', 'choice', 'list']);

function isEditable({ kind }: Field): boolean {
  return editable.has(kind);
}

/** The value as its field keeps it; null takes the fact out. */
export function readFact(fields: FactFields, id: string, value: unknown, currency: string | null): unknown {
  const field = fields.get(id)?.field;
  if (field === undefined) throw refuse('There is no fact of this name.', id);
  if (value === null || value === undefined || value === '') return null;
  if (!isEditable(field)) throw refuse('This is filled in by its tool.', id);
  const read = readField(field, value, currency);
  if (typeof read === 'object' && read !== null && 'problem' in read) throw refuse(read.problem, id);
  return read;
}

function refuse(problem: string, field: string): AppError {
  return new AppError('request/invalid', { problem, field: field.slice(0, 80) });
}
