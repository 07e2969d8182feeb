import type { Run, RunSummary } from '@slipway/contracts';
import { errorMessage, isErrorCode } from '@slipway/core';
import { type Digest, resultOf } from '@slipway/report';
import { askedBack } from '../credits/waive-run.ts';
import type { SheetRow } from './store.ts';
import type { VersionRow } from './versions/store.ts';

/** Rows of the database as the contract's run. What was stored is trusted: only this module writes it. */
export function toRun(
  sheet: SheetRow,
  shown: VersionRow | null,
  {
    versions,
    documents,
    freeReruns,
  }: {
    readonly versions: readonly Pick<VersionRow, 'version' | 'created_at' | 'note' | 'assumptions'>[];
    readonly documents: Run['documents'];
    readonly freeReruns: number;
  },
): Run {
  // Words that were on their way when a run failed are nobody's result.
  const isKept = shown !== null && sheet.status !== 'failed';
  const report = isKept ? JSON.parse(shown.report) : null;
  return {
    ...headOf(sheet),
    finishedAt: sheet.finished_at === null ? null : toIso(sheet.finished_at),
    input: isKept
      ? withAssumptions(JSON.parse(shown.input), JSON.parse(shown.assumptions))
      : JSON.parse(sheet.input),
    basis: isKept ? JSON.parse(shown.basis) : null,
    result: report === null ? null : resultOf(report),
    report,
    patch: isKept && sheet.patch !== null ? JSON.parse(sheet.patch) : null,
    documents: isKept ? documents : [],
    engine: sheet.engine,
    toolVersion: isKept ? shown.tool_version : null,
    model: sheet.model === null ? null : JSON.parse(sheet.model),
    error: toError(sheet.error_code),
    freeReruns,
    version: isKept ? shown.version : sheet.version,
    versions: isKept
      ? versions.map((row) => ({
          version: row.version,
          createdAt: toIso(row.created_at),
          note: row.note,
          assumptions: JSON.parse(row.assumptions),
        }))
      : [],
  };
}

export type ListedRow = Omit<SheetRow, 'input' | 'model' | 'engine' | 'patch'>;

export function toSummary(sheet: ListedRow, digest: Digest | undefined): RunSummary {
  return { ...headOf(sheet), figure: digest?.figure ?? null };
}

function headOf(sheet: ListedRow): Omit<RunSummary, 'figure'> {
  return {
    id: sheet.run_id,
    toolId: sheet.tool,
    status: statusOf(sheet),
    cost: sheet.state === 'voided' ? 0 : sheet.amount,
    createdAt: toIso(sheet.created_at),
    projectId: sheet.project_id,
    title: sheet.title,
    note: sheet.note,
    version: sheet.version,
  };
}

function statusOf({ status, error_code }: Pick<SheetRow, 'status' | 'error_code'>): RunSummary['status'] {
  return status === 'failed' && error_code === 'tool/cancelled' ? 'cancelled' : status;
}

function toError(code: string | null): Run['error'] {
  if (code === null || code === askedBack) return null;
  const known = isErrorCode(code) ? code : 'tool/failed';
  return { code: known, message: errorMessage(known) };
}

function withAssumptions(input: Run['input'], assumptions: Record<string, unknown>): Run['input'] {
  return Object.keys(assumptions).length > 0 ? { ...input, assumptions } : input;
}

function toIso(ms: number): string {
  return new Date(ms).toISOString();
}
