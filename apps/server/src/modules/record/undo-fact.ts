import { beforeLast, type CompanyRecord, emptyRecord, putBack } from '@slipway/record';
import type { Queries } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { changeRecord } from './change-record.ts';
import { loadRecord } from './read-record.ts';
import { listChangesOf, lockRecord } from './store.ts';

interface Undo {
  readonly uid: string;
  readonly projectId: string;
  readonly fact: string;
  readonly device?: string;
  /** Leaves alone what no result wrote. */
  readonly onlyResults?: boolean;
}

/** Puts back what stood before the last change that is not undone yet. With nothing to go back to it changes nothing. */
export async function undoFact(
  deps: Pick<Deps, 'db' | 'clock'>,
  { uid, projectId, fact, device, onlyResults = false }: Undo,
): Promise<CompanyRecord> {
  return deps.db.transaction(async (trx) => {
    // The lock first: what is undone is what stands then.
    await lockRecord(trx, uid, projectId);
    const known = await loadRecord(trx, uid, projectId);
    const slot = Object.hasOwn(known, fact) ? known[fact] : undefined;
    if (onlyResults && slot?.provenance.kind !== 'result') return known;
    const before = await findBefore(trx, { uid, projectId, fact });
    if (before === undefined) return known;
    const author = { isUndo: true, ...(device === undefined ? {} : { device }) };
    const changed = await changeRecord(trx, deps, { uid, projectId }, author, (record) =>
      putBack(record, fact, before),
    );
    return changed ?? emptyRecord;
  });
}

/** As many as are kept of a fact. */
const lookedThrough = 200;

async function findBefore(
  trx: Queries,
  { uid, projectId, fact }: Pick<Undo, 'uid' | 'projectId' | 'fact'>,
): Promise<ReturnType<typeof beforeLast>> {
  const rows = await listChangesOf(trx, uid, { projectId, fact, max: lookedThrough });
  return beforeLast(
    rows.toReversed().map(({ slot, is_undo }) => ({
      slot: slot === null ? null : JSON.parse(slot),
      isUndo: is_undo === 1,
    })),
  );
}
