import type { FactChange } from '@slipway/contracts';
import { factList, type Slot } from '@slipway/record';
import type { Deps } from '../../deps.ts';
import { isFactName } from './fact-name.ts';
import { listChangesOf } from './store.ts';

const pageMax = 50;
const labels = new Map(factList.map(({ id, label }) => [id, label]));

/** Every change of a fact, newest first. */
export async function listHistory(
  { db }: Pick<Deps, 'db'>,
  { uid, projectId, fact }: { readonly uid: string; readonly projectId: string; readonly fact: string },
  before: string | undefined,
): Promise<{ changes: FactChange[]; next: string | null }> {
  if (!isFactName(fact) || (before !== undefined && !/^\d{1,9}$/u.test(before)))
    return { changes: [], next: null };
  const rows = await listChangesOf(db.query, uid, {
    projectId,
    fact,
    ...(before === undefined ? {} : { before: Number(before) }),
    max: pageMax + 1,
  });
  const changes = rows.slice(0, pageMax).map((row): FactChange => {
    const slot: Slot | null = row.slot === null ? null : JSON.parse(row.slot);
    return {
      seq: row.seq,
      factId: row.fact,
      label: labels.get(row.fact) ?? row.fact,
      value: slot?.value ?? null,
      provenance: slot?.provenance ?? null,
      toolId: slot === null || slot.toolId === '' ? null : slot.toolId,
      isUndo: row.is_undo === 1,
      device: row.device,
      at: new Date(row.at).toISOString(),
    };
  });
  return { changes, next: rows.length > pageMax ? String(changes.at(-1)?.seq) : null };
}
