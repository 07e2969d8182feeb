import type { Shared, SharedReport } from '@slipway/contracts';
import { AppError } from '@slipway/core';
import type { Deck } from '@slipway/deck';
import type { ReportSource } from '@slipway/export';
import { alongTheWay } from '@slipway/tools';
import type { Deps } from '../../deps.ts';
import { findReport } from '../exports/report-source.ts';
import { getProject } from '../projects/get-project.ts';
import { listMeasured } from '../tools/results/list-measured.ts';
import { findDeck } from './find-deck.ts';
import { forReaders } from './for-readers.ts';
import type { ShareRow } from './store.ts';

type ContentDeps = Pick<Deps, 'db' | 'clock' | 'tools'>;
type Which = Pick<ShareRow, 'kind' | 'user_id' | 'run_id' | 'version' | 'project_id' | 'parts'>;

interface Content extends Pick<Shared, 'title' | 'reports'> {
  readonly deck: Deck | null;
  /** Of the one result that is shown; 0 of a project. */
  readonly version: number;
}

/** What a link shows now, out of what its owner has. Throws when that is not there. */
export function readContent(deps: ContentDeps, which: Which): Promise<Content> {
  return which.kind === 'project' ? readProject(deps, which) : readRun(deps, which);
}

async function readRun(deps: ContentDeps, { kind, user_id: uid, run_id, version }: Which): Promise<Content> {
  const runId = run_id ?? '';
  const source = await findReport(deps, { uid, runId, version: version ?? undefined });
  const { title, version: shown } = source.about;
  if (kind === 'report') return { title, reports: [toReport(source)], deck: null, version: shown };
  const deck = await findDeck(deps, { uid, runId, version: shown });
  if (deck === null) throw new AppError('run/not-found');
  return { title: deck.title, reports: [], deck, version: shown };
}

/** The latest result of each tool that was ticked, along the founder's way. */
async function readProject(deps: ContentDeps, { user_id: uid, project_id, parts }: Which): Promise<Content> {
  const projectId = project_id ?? '';
  const { name } = await getProject(deps.db.query, uid, projectId);
  const ticked = new Set<string>(JSON.parse(parts ?? '[]'));
  const measured = (await listMeasured(deps, uid, [projectId])).get(projectId) ?? [];
  const reports: SharedReport[] = [];
  let deck: Deck | null = null;
  for (const { toolId, runId, version } of alongTheWay(measured)) {
    if (ticked.has(toolId)) reports.push(toReport(await findReport(deps, { uid, runId })));
    if (ticked.has('deck')) deck ??= await findDeck(deps, { uid, runId, version });
  }
  if (reports.length === 0 && deck === null)
    throw new AppError('request/invalid', { problem: 'Tick at least one result to share.', field: 'parts' });
  return { title: name, reports, deck, version: 0 };
}

/** Without the brief and what it was counted from: only the sheet. */
function toReport({ about, report }: ReportSource): SharedReport {
  const { title, tool, madeAt, engine, model, version } = about;
  return {
    toolId: tool?.id ?? '',
    tool: tool?.name ?? '',
    madeAt,
    engine,
    model,
    version,
    report: { ...forReaders(report), title },
  };
}
