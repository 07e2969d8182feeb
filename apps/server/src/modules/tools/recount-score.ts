import { AppError } from '@slipway/core';
import { loadRecord } from '../record/read-record.ts';
import { listResults } from './results/store.ts';
import type { ToolDeps } from './tool-deps.ts';
import { addVersion, readVersion } from './versions/add-version.ts';
import { findVersion } from './versions/store.ts';

const toolId = 'score-your-idea';
const noteMax = 2000;
/** Evidence that was found out, not only said. */
const found: ReadonlySet<string> = new Set(['task', 'experiment']);

/** Free: the project's score, with the evidence that tasks and experiments have brought since. Nothing where there is none to count or nothing new. */
export async function recountScore(
  deps: ToolDeps,
  { uid, projectId }: { readonly uid: string; readonly projectId: string },
  note: string,
): Promise<void> {
  const { evidence, evidenceCount } = await loadRecord(deps.db.query, uid, projectId);
  if (evidence === undefined || !found.has(evidence.provenance.kind)) return;
  const results = await listResults(deps.db.query, uid, [projectId]);
  const score = results.find(({ tool }) => tool === toolId);
  const newest = score && (await findVersion(deps.db.query, uid, score.run_id, score.version));
  if (!newest) return;
  const { input } = readVersion(newest);
  const proved = { evidence: evidence.value, evidenceCount: evidenceCount?.value ?? null };
  if (input.evidence === proved.evidence && (input.evidenceCount ?? null) === proved.evidenceCount) return;
  try {
    await addVersion(deps, { uid, runId: newest.run_id }, { found: proved, note: note.slice(0, noteMax) });
  } catch (error) {
    // The evidence is kept; a result that cannot be counted again stays as it is.
    if (!(error instanceof AppError)) throw error;
    deps.log.warn('a score could not be counted again', { runId: newest.run_id, code: error.code });
  }
}
