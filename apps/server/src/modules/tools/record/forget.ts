import { type CompanyRecord, forgetFacts, forgetInput } from '@slipway/record';
import type { AnyInput } from '@slipway/tools';
import type { Queries } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { listInputs } from '../store.ts';
import { findRecord, lockRecord, updateRecord } from './store.ts';

/** What is told only in older runs than these is asked for again. */
const runsMax = 500;

/** Takes out of the record what only a run told or found that this transaction has deleted. */
export async function forget(
  trx: Queries,
  { clock }: Pick<Deps, 'clock'>,
  { uid, runId }: { readonly uid: string; readonly runId: string },
  deleted: AnyInput,
): Promise<void> {
  const stored = await findRecord(trx, uid);
  if (stored === undefined) return;
  const known: CompanyRecord = JSON.parse(await lockRecord(trx, uid, stored));
  const others: readonly AnyInput[] = (await listInputs(trx, uid, runsMax)).map((input) => JSON.parse(input));
  const left = forgetInput(forgetFacts(known, runId), deleted, others);
  await updateRecord(trx, uid, JSON.stringify(left), clock());
}
