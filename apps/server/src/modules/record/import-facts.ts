import type { Fact } from '@slipway/contracts';
import { AppError } from '@slipway/core';
import { emptyRecord, setFact } from '@slipway/record';
import type { Deps } from '../../deps.ts';
import { changeRecord } from './change-record.ts';
import { type FactFields, readFact, readFactFields } from './fact-fields.ts';
import { readCsv } from './read-csv.ts';
import { showFact } from './show-facts.ts';
import { countChanges } from './store.ts';

const linesMax = 200;

interface Import {
  readonly uid: string;
  readonly projectId: string;
  readonly csv: string;
  readonly device: string;
}
interface Refused {
  readonly line: number;
  readonly name: string;
  readonly problem: string;
}

/** "fact, value" a line. What fits is kept, all of it in one change; what does not is named with its line. */
export async function importFacts(
  deps: Pick<Deps, 'db' | 'clock' | 'tools'>,
  { uid, projectId, csv, device }: Import,
): Promise<{ facts: Fact[]; refused: Refused[] }> {
  const rows = readCsv(csv);
  if (rows.length > linesMax)
    throw new AppError('request/invalid', {
      problem: `A file can have at most ${linesMax} lines.`,
      field: 'csv',
    });
  const fields = await readFactFields(deps);
  const { values, refused } = readRows(rows, fields);
  const at = new Date(deps.clock()).toISOString();
  const record = await deps.db.transaction((trx) =>
    changeRecord(trx, deps, { uid, projectId }, { device }, (known) =>
      [...values].reduce(
        (all, [id, value]) => setFact(all, id, value, { at, provenance: { kind: 'imported' } }),
        known,
      ),
    ),
  );
  if (record === null) throw new AppError('project/not-found');
  const counts = await countChanges(deps.db.query, uid, projectId);
  return {
    facts: [...values.keys()].flatMap((id) => showFact(record ?? emptyRecord, id, fields, counts) ?? []),
    refused,
  };
}

function readRows(rows: readonly (readonly string[])[], fields: FactFields) {
  const values = new Map<string, unknown>();
  const refused: Refused[] = [];
  const byName = namesOf(fields);
  const currency = rows.find(([name = '']) => name.toLowerCase() === 'currency')?.[1] ?? null;
  for (const [index, [name = '', ...cells]] of rows.entries()) {
    if (index === 0 && /^(?:fact|name|field)$/iu.test(name)) continue;
    const id = byName.get(name.toLowerCase());
    try {
      if (id === undefined)
        throw new AppError('request/invalid', { problem: 'There is no fact of this name.' });
      values.set(id, readFact(fields, id, toValue(fields, id, cells), currency));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.push({ line: index + 1, name: name.slice(0, 80), problem: error.message });
    }
  }
  return { values, refused };
}

function namesOf(fields: FactFields): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [id, { field }] of fields) if (field.hidden !== true) names.set(field.label.toLowerCase(), id);
  for (const id of fields.keys()) names.set(id.toLowerCase(), id);
  return names;
}

/** A choice by its value or its label; a list by its cells or by semicolons within one. */
function toValue(fields: FactFields, id: string, cells: readonly string[]): unknown {
  const field = fields.get(id)?.field;
  const [first = ''] = cells;
  if (field?.kind === 'list')
    return cells
      .flatMap((cell) => cell.split(/[;|]/u))
      .map((item) => item.trim())
      .filter((item) => item !== '');
  if (field?.kind !== 'choice') return first;
  const wanted = first.toLowerCase();
  const option = field.options.find(({ value, label }) =>
    [value, label].some((one) => one.toLowerCase() === wanted),
  );
  return option?.value ?? first;
}
