import { type CompanyRecord, emptyRecord, mergeRecord } from '@slipway/record';
import type { Queries } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { Job } from '../job.ts';
import { lockRecord, updateRecord } from './store.ts';

/**
 * Keeps what a finished run told about the company, in the transaction that finishes it. Facts about an idea that was not told
 * could be filled in beside any: they are not kept.
 */
export async function learn(
  trx: Queries,
  { clock }: Pick<Deps, 'clock'>,
  { uid, tool, input }: Job,
): Promise<void> {
  if (tool.engine.fields.some(({ name }) => name === 'idea') && input.idea === undefined) return;
  const known: CompanyRecord = JSON.parse(await lockRecord(trx, uid, JSON.stringify(emptyRecord)));
  const at = clock();
  const merged = mergeRecord(known, tool.id, input, new Date(at).toISOString());
  await updateRecord(trx, uid, JSON.stringify(merged), at);
}
