import type { ToolDocument } from '@slipway/tools';
import type { Queries } from '../../../db/client.ts';
import { insertDocuments } from './store.ts';

/** In the transaction that stores their version. */
export async function storeDocuments(
  trx: Queries,
  of: { readonly run_id: string; readonly version: number; readonly user_id: string },
  documents: readonly ToolDocument[],
): Promise<void> {
  const rows = documents.map(({ kind, title, data }, place) => ({
    ...of,
    place,
    kind,
    title,
    data: JSON.stringify(data ?? null),
  }));
  await insertDocuments(trx, rows);
}
