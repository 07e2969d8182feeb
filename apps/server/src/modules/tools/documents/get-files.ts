import type { DocumentFile } from '@slipway/tools';
import type { Deps } from '../../../deps.ts';
import { requireFeature } from '../../billing/require-feature.ts';
import { readDocuments } from './get-documents.ts';

/** What a version gives to download; only premium opens it. */
export async function getFiles(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  of: { readonly uid: string; readonly runId: string; readonly version: number },
): Promise<DocumentFile[]> {
  await requireFeature(deps, of, 'download');
  const documents = await readDocuments(deps, of);
  // Made by an engine of ours, and stored as it made them.
  return documents.flatMap(({ kind, data }) => (kind === 'files' ? (data as DocumentFile[]) : []));
}
