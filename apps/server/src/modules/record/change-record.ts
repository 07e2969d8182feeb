import { type CompanyRecord, type FactChange, listChanges } from '@slipway/record';
import type { Queries } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { touchProject } from '../projects/touch-project.ts';
import { insertChanges, lockRecord, pruneChanges, updateRecord } from './store.ts';

/** Older ones of the same fact are dropped: a table of months may have a quarter of a megabyte. */
const changesMax = 100;

interface Whose {
  readonly uid: string;
  readonly projectId: string;
}

interface Author {
  /** The run that says it. */
  readonly runId?: string;
  /** Where it was typed. */
  readonly device?: string;
  readonly isUndo?: boolean;
}

/**
 * The only way a record changes: under its lock, with a line of history for each fact that differs, in the caller's transaction.
 * Two that come at once are made one after the other, so the later one stands and the earlier one is in the history. Nothing
 * happens in a project that is gone.
 */
export async function changeRecord(
  trx: Queries,
  { clock }: Pick<Deps, 'clock'>,
  { uid, projectId }: Whose,
  author: Author,
  change: (record: CompanyRecord) => CompanyRecord,
): Promise<CompanyRecord | null> {
  const locked = await lockRecord(trx, uid, projectId);
  if (locked === undefined) return null;
  const known: CompanyRecord = JSON.parse(locked.record);
  const changed = change(known);
  const record = JSON.stringify(changed);
  if (record === locked.record) return known;
  const lines = listChanges(known, changed);
  const at = clock();
  await append(trx, { uid, projectId }, { ...author, at, seq: locked.seq }, lines);
  await updateRecord(trx, projectId, { record, seq: locked.seq + lines.length, updated_at: at });
  await touchProject(trx, { uid, projectId }, { at, record: changed });
  return changed;
}

async function append(
  trx: Queries,
  { uid, projectId }: Whose,
  { runId, device, isUndo, at, seq }: Author & { readonly at: number; readonly seq: number },
  lines: readonly FactChange[],
): Promise<void> {
  const rows = lines.map(({ id, slot }, index) => ({
    project_id: projectId,
    seq: seq + 1 + index,
    user_id: uid,
    fact: id,
    slot: slot === null ? null : JSON.stringify(slot),
    run_id: runId ?? null,
    device: device ?? null,
    is_undo: isUndo ? 1 : 0,
    at,
  }));
  await insertChanges(trx, rows);
  for (const { id } of lines) await pruneChanges(trx, projectId, id, changesMax);
}
