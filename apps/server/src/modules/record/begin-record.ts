import { emptyRecord } from '@slipway/record';
import type { Queries } from '../../db/client.ts';
import { insertRecord } from './store.ts';

/** The empty record of a new project. */
export async function beginRecord(
  trx: Queries,
  { uid, projectId, at }: { readonly uid: string; readonly projectId: string; readonly at: number },
): Promise<void> {
  await insertRecord(trx, {
    project_id: projectId,
    user_id: uid,
    record: JSON.stringify(emptyRecord),
    seq: 0,
    updated_at: at,
  });
}
