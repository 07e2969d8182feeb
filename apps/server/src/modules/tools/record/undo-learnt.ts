import { type CompanyRecord, emptyRecord, undoFact } from '@slipway/record';
import type { Deps } from '../../../deps.ts';
import { type ShownRecord, showRecord } from './read-record.ts';
import { lockRecord, updateRecord } from './store.ts';

/** Takes a result's fact out of the person's record. Twice is as good as once. */
export async function undoLearnt(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  uid: string,
  id: string,
): Promise<ShownRecord> {
  return db.transaction(async (trx) => {
    const known: CompanyRecord = JSON.parse(await lockRecord(trx, uid, JSON.stringify(emptyRecord)));
    const left = undoFact(known, id);
    if (left !== known) await updateRecord(trx, uid, JSON.stringify(left), clock());
    return showRecord(left);
  });
}
