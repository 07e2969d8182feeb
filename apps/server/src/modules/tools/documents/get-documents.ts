import { AppError } from '@slipway/core';
import type { ToolDocument } from '@slipway/tools';
import type { Deps } from '../../../deps.ts';
import { getSheet } from '../get-run.ts';
import { findVersion } from '../versions/store.ts';
import { listDocuments } from './store.ts';

interface OfVersion {
  readonly uid: string;
  readonly runId: string;
  readonly version: number;
}

/** Without files: they are downloaded through a gate of their own. */
export async function getDocuments(deps: Pick<Deps, 'db'>, of: OfVersion): Promise<ToolDocument[]> {
  return (await readDocuments(deps, of)).filter(({ kind }) => kind !== 'files');
}

/** Of one version of the person's own run. A run that failed has none. */
export async function readDocuments(
  deps: Pick<Deps, 'db'>,
  { uid, runId, version }: OfVersion,
): Promise<ToolDocument[]> {
  const { status } = await getSheet(deps, uid, runId);
  const isThere = status !== 'failed' && (await findVersion(deps.db.query, uid, runId, version));
  if (!isThere) throw new AppError('run/not-found');
  const rows = await listDocuments(deps.db.query, uid, runId, version);
  return rows.map(({ kind, title, data }) => ({ kind, title, data: JSON.parse(data) }));
}
