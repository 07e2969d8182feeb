import { AppError } from '@slipway/core';
import type { Report } from '@slipway/report';
import { type AnyInput, type Assumptions, type ComputedSheet, makeWordKeeper } from '@slipway/tools';
import { engineName } from '../engine-name.ts';
import { getTool } from '../get-tool.ts';
import { readRequest } from '../read-request.ts';
import { type SheetRow, takeNextVersion } from '../store.ts';
import type { ToolDeps } from '../tool-deps.ts';
import { splitInput } from './split-input.ts';
import { findVersion, insertVersion, pruneVersions, type VersionRow } from './store.ts';

const versionsMax = 50;

export interface Change {
  /** All that are to differ from the defaults; what is left out goes back to its default. */
  readonly assumptions?: Assumptions | undefined;
  /** To questions the sheet asks: field → value. */
  readonly answers?: Readonly<Record<string, string | number>> | undefined;
  readonly note?: string | null | undefined;
}

/** Free: computed here from what is stored, whatever the browser has computed for itself. Nothing changed, nothing added. */
export async function addVersion(deps: ToolDeps, sheet: SheetRow, change: Change): Promise<void> {
  const { run_id, user_id, tool: toolId } = sheet;
  if (sheet.status !== 'done') throw refuse('This run has no result to change.', 'assumptions');
  const [current, first] = await Promise.all([
    findVersion(deps.db.query, user_id, run_id, sheet.version),
    findVersion(deps.db.query, user_id, run_id, 1),
  ]);
  if (!current || !first) throw new AppError('run/not-found');
  const tool = await getTool(deps, toolId);
  const before = readVersion(current);
  const { assumptions, answers = {} } = change;
  checkAnswers(before.report, answers);
  const input = readRequest(tool, {
    ...before.input,
    ...answers,
    assumptions: assumptions ?? before.input.assumptions,
  });
  // Another engine may ask for another basis, and would not say again what the first one said.
  const isSameEngine = sheet.engine === engineName;
  const isGathered = isSameEngine && Object.keys(answers).length === 0;
  const basis = isGathered ? before.basis : tool.gather(input, await deps.library());
  const counted = tool.engine.run(input, basis);
  const report = isSameEngine ? makeWordKeeper(tool.engine, readVersion(first))(counted) : counted;
  const row = { ...splitInput(input), basis: JSON.stringify(basis ?? null), report: JSON.stringify(report) };
  if (row.report === current.report && row.assumptions === current.assumptions) return;
  await deps.db.transaction(async (trx) => {
    const version = await takeNextVersion(trx, user_id, run_id, engineName);
    if (version === undefined) throw new AppError('run/not-found');
    const { clock } = deps;
    await insertVersion(trx, {
      run_id,
      version,
      user_id,
      created_at: clock(),
      note: change.note ?? null,
      ...row,
    });
    await pruneVersions(trx, run_id, versionsMax);
  });
}

/** Answering is part of what was paid for; changing anything else would be another run. */
function checkAnswers(report: Report, answers: Readonly<Record<string, unknown>>): void {
  const asked = new Set(report.blocks.flatMap((block) => (block.kind === 'question' ? [block.field] : [])));
  const other = Object.keys(answers).find((field) => !asked.has(field));
  if (other !== undefined) throw refuse('This result does not ask for that.', other.slice(0, 80));
}

function readVersion(row: VersionRow): ComputedSheet {
  const input: AnyInput = JSON.parse(row.input);
  const assumptions: Assumptions = JSON.parse(row.assumptions);
  return {
    input: Object.keys(assumptions).length > 0 ? { ...input, assumptions } : input,
    basis: JSON.parse(row.basis),
    report: JSON.parse(row.report),
  };
}

function refuse(problem: string, field: string): AppError {
  return new AppError('request/invalid', { problem, field });
}
