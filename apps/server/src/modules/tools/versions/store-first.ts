import { digestOf } from '@slipway/report';
import type { Queries } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { Computed } from '../deliver.ts';
import { storeDocuments } from '../documents/store-documents.ts';
import type { Job } from '../job.ts';
import { updateSheet } from '../store.ts';
import { splitInput } from './split-input.ts';
import { insertVersion } from './store.ts';

const titleMax = 200;

/** Version 1: what was paid for. */
export async function storeFirst(
  trx: Queries,
  { clock }: Pick<Deps, 'clock'>,
  { runId, uid, input, tool }: Job,
  { basis, report, documents }: Computed,
): Promise<void> {
  await insertVersion(trx, {
    run_id: runId,
    version: 1,
    user_id: uid,
    tool_version: tool.engine.meta.version,
    created_at: clock(),
    note: null,
    ...splitInput(input),
    basis: JSON.stringify(basis ?? null),
    report: JSON.stringify(report),
  });
  await storeDocuments(trx, { run_id: runId, version: 1, user_id: uid }, documents);
  await updateSheet(trx, uid, runId, {
    version: 1,
    title: toTitle(report.title),
    digest: JSON.stringify(digestOf(report)),
  });
}

/** As a column can hold it. */
function toTitle(title: string): string {
  return title.replaceAll('\0', '').slice(0, titleMax).toWellFormed();
}
