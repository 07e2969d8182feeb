import { AppError } from '@slipway/core';
import { digestOf, keepModelView, type Report } from '@slipway/report';
import {
  type AnyEngine,
  type AnyInput,
  type Assumptions,
  applyPatch,
  type ComputedSheet,
  makeDocuments,
  openStored,
} from '@slipway/tools';
import { inTurn } from '../../credits/turns.ts';
import { readAround } from '../around/read-around.ts';
import { storeDocuments } from '../documents/store-documents.ts';
import { engineName } from '../engine-name.ts';
import { getSheet } from '../get-run.ts';
import { getTool } from '../get-tool.ts';
import { readRequest } from '../read-request.ts';
import { learn } from '../record/learn.ts';
import { lockPatch, type SheetRow, takeNextVersion, updateSheet } from '../store.ts';
import type { ToolDeps } from '../tool-deps.ts';
import { type Answers, applyAnswers } from './apply-answers.ts';
import { applyEdits, type Edits } from './apply-edits.ts';
import { splitInput } from './split-input.ts';
import { findVersion, insertVersion, listInputs, pruneVersions, type VersionRow } from './store.ts';

const versionsMax = 50;

export interface Change {
  /** All that are to differ from the defaults; what is left out goes back to its default. */
  readonly assumptions?: Assumptions | undefined;
  /** To questions the sheet asks: field → value. */
  readonly answers?: Answers | undefined;
  /** Of fields that the tool lets edit: field → value, null empties it. */
  readonly edits?: Edits | undefined;
  /** What was found out since, by us and not by the caller: it is computed with, whatever the fields allow. */
  readonly found?: Edits | undefined;
  /** An earlier version, to count again as it was asked. */
  readonly restored?: AnyInput | undefined;
  /** What lies around it is looked at anew, as of today. */
  readonly isFresh?: boolean | undefined;
  readonly note?: string | null | undefined;
}

/** Free: computed here from what is stored, whatever the browser has computed for itself. Nothing changed, nothing added. */
export function addVersion(
  deps: ToolDeps,
  { uid, runId }: { readonly uid: string; readonly runId: string },
  change: Change,
): Promise<void> {
  return inTurn(deps, `versions of ${runId}`, async () => {
    // Another server may have added one meanwhile: then everything is read and checked again.
    while (!(await addNext(deps, await getSheet(deps, uid, runId), change)));
  });
}

/** False when the version it was computed from is no longer the newest. */
async function addNext(deps: ToolDeps, sheet: SheetRow, change: Change): Promise<boolean> {
  const { run_id, user_id, tool: toolId } = sheet;
  if (sheet.status !== 'done') throw refuse('This run has no result to change.', 'assumptions');
  const [current, first] = await Promise.all([
    findVersion(deps.db.query, user_id, run_id, sheet.version),
    findVersion(deps.db.query, user_id, run_id, 1),
  ]);
  if (!current || !first) throw new AppError('run/not-found');
  const tool = await getTool(deps, toolId);
  const stored = readVersion(current);
  const opened = openStored(tool.engine, { ...stored, toolVersion: current.tool_version });
  const before = { ...stored, ...(opened.ok ? { input: opened.input, basis: opened.basis } : {}) };
  // Nobody has paid for a report here, so none is handed out.
  if (sheet.state === 'voided' && before.report.asksBack)
    throw refuse('This result only asks back. Please run the tool again with your answer.', 'answers');
  const { assumptions, answers = {}, edits = {}, found = {}, restored, isFresh = false } = change;
  // It was free because it was the same idea: its text stays as it is.
  if (sheet.covered_by !== null && answers.idea !== undefined)
    throw refuse('This run cost nothing. To add to the idea, run the tool again.', 'idea');
  const isAnswered = Object.keys(answers).length > 0;
  const inputs = isAnswered ? await listInputs(deps.db.query, user_id, run_id) : [];
  const questions = { fields: tool.engine.fields, inputs: inputs.map((text) => JSON.parse(text)), before };
  const wanted = readRequest(
    tool,
    restored ?? {
      ...applyEdits(tool.engine.fields, applyAnswers(questions, answers), edits),
      ...found,
      assumptions: assumptions ?? before.input.assumptions,
    },
  );
  const at = isFresh ? deps.clock() : sheet.created_at;
  const asked = { uid: user_id, runId: run_id, projectId: sheet.project_id, input: wanted, at };
  const isOther = isFresh || isAnswered || restored !== undefined || Object.keys(found).length > 0;
  const kept = opened.ok && !isOther ? tryRun(tool.engine, wanted, before.basis) : null;
  const basis = kept ? before.basis : await tool.gather(wanted, await readAround(deps, asked));
  const carried = isFresh && opened.ok ? tool.engine.carries?.(before, { input: wanted, basis }) : undefined;
  const input = carried ?? wanted;
  const counted = kept ?? tool.engine.run(input, basis);
  // The model has seen no other version's sheet.
  const isSeen = first.tool_version === tool.engine.meta.version;
  const report = isSeen ? keepModelView(readVersion(first).report, counted) : counted;
  const known = sheet.patch === null ? null : JSON.parse(sheet.patch);
  const documents = makeDocuments(tool.engine, { input, basis, report: counted });
  const row = {
    ...splitInput(input),
    basis: JSON.stringify(basis ?? null),
    report: JSON.stringify(applyPatch(report, known)),
  };
  const isEdited = Object.keys({ ...edits, ...found, ...restored }).length > 0 && row.input !== current.input;
  if (!isEdited && row.report === current.report && row.assumptions === current.assumptions) return true;
  return deps.db.transaction(async (trx) => {
    if (!(await takeNextVersion(trx, sheet, engineName))) return false;
    // What was looked up in the meantime belongs to this version as well.
    const looked = await lockPatch(trx, user_id, run_id);
    const patch = looked?.patch ? JSON.parse(looked.patch) : null;
    const { clock } = deps;
    await insertVersion(trx, {
      run_id,
      version: sheet.version + 1,
      user_id,
      tool_version: tool.engine.meta.version,
      created_at: clock(),
      note: change.note ?? null,
      ...row,
      report: JSON.stringify(applyPatch(report, patch)),
    });
    await storeDocuments(trx, { run_id, version: sheet.version + 1, user_id }, documents);
    await updateSheet(trx, user_id, run_id, { digest: JSON.stringify(digestOf(applyPatch(report, patch))) });
    // An edited field is the founder's own word, and its result a finding; a what-if is neither.
    const projectId = sheet.project_id;
    const said = restored ?? { ...edits, ...found, ...answers };
    const kept = Object.keys(input).filter((name) => !Object.hasOwn(said, name));
    if (isEdited)
      await learn(trx, deps, { runId: run_id, uid: user_id, projectId, tool, input, kept, report, basis });
    await pruneVersions(trx, run_id, versionsMax);
    return true;
  });
}

/** Null where what is stored no longer fits the engine: then it is gathered anew. */
function tryRun(engine: AnyEngine, input: AnyInput, basis: unknown): Report | null {
  try {
    return engine.run(input, basis);
  } catch {
    return null;
  }
}

export function readVersion(row: VersionRow): ComputedSheet {
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
