import { type CompanyRecord, emptyRecord, mergeFacts, mergeRecord } from '@slipway/record';
import type { Report } from '@slipway/report';
import { listLearnt } from '@slipway/tools';
import type { Queries } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { Job } from '../job.ts';
import { lockRecord, updateRecord } from './store.ts';

/**
 * Keeps what a finished run told and found about the company, in the transaction that finishes it. Facts about an idea that was not told
 * could be filled in beside any: they are not kept.
 */
export async function learn(
  trx: Queries,
  { clock }: Pick<Deps, 'clock'>,
  { runId, uid, tool, input }: Job,
  report: Report,
): Promise<void> {
  if (tool.engine.fields.some(({ name }) => name === 'idea') && input.idea === undefined) return;
  const known: CompanyRecord = JSON.parse(await lockRecord(trx, uid, JSON.stringify(emptyRecord)));
  const at = clock();
  const iso = new Date(at).toISOString();
  const told = mergeRecord(known, tool.id, input, iso);
  const result = { toolId: tool.id, runId, input, at: iso };
  const merged = mergeFacts(told, result, listLearnt(tool.engine, report));
  await updateRecord(trx, uid, JSON.stringify(merged), at);
}
