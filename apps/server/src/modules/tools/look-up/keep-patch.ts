import type { Report } from '@slipway/report';
import {
  applyPatch,
  findPatchProblems,
  mergePatches,
  patchMaxLength,
  type ReportPatch,
} from '@slipway/tools';
import type { Deps } from '../../../deps.ts';
import { lockPatch, updateSheet } from '../store.ts';
import { listReports, updateReport } from '../versions/store.ts';

type Kept = 'kept' | 'gone' | { readonly problems: readonly string[] };

/** Checked like a report, then stored: in the run, for later versions, and in the reports that are there. */
export async function keepPatch(
  { db }: Pick<Deps, 'db'>,
  { uid, runId }: { readonly uid: string; readonly runId: string },
  patch: ReportPatch,
): Promise<Kept> {
  return db.transaction(async (trx) => {
    const sheet = await lockPatch(trx, uid, runId);
    const rows = sheet ? await listReports(trx, uid, runId) : [];
    const [first] = rows;
    if (!sheet || !first) return 'gone';
    const earlier: ReportPatch = sheet.patch === null ? {} : JSON.parse(sheet.patch);
    const merged = mergePatches(earlier, patch);
    const problems = findPatchProblems(readReport(first.report), patch);
    if (problems.length > 0) return { problems };
    const text = JSON.stringify(merged);
    if (text.length > patchMaxLength)
      return { problems: [`All patches together have ${text.length} letters.`] };
    await updateSheet(trx, uid, runId, { patch: text, digest: null });
    for (const { version, report } of rows)
      await updateReport(trx, runId, version, JSON.stringify(applyPatch(readReport(report), patch)));
    return 'kept';
  });
}

function readReport(text: string): Report {
  return JSON.parse(text);
}
