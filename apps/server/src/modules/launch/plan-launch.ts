import type { LaunchPlan, PlannedStep } from '@slipway/contracts';
import { AppError } from '@slipway/core';
import { dailyCredits } from '@slipway/credits';
import { type CompanyRecord, ideaOf } from '@slipway/record';
import { gatherIdea, listSlots } from '@slipway/tools/idea';
import { peekCredits } from '../credits/read-credits.ts';
import { getProject } from '../projects/get-project.ts';
import { sampleId } from '../projects/project-id.ts';
import { loadRecord } from '../record/read-record.ts';
import { listMeasured } from '../tools/results/list-measured.ts';
import type { Tool } from '../tools/toolbox.ts';
import { fillInput } from './fill-input.ts';
import type { LaunchDeps } from './launch-deps.ts';
import { launchOrder } from './launch-order.ts';
import { toLaunch } from './launch-view.ts';
import { findLatest } from './store.ts';

/** What each tool would be run with, what it lacks and what it costs, before anything is begun. */
export async function planLaunch(deps: LaunchDeps, uid: string, projectId: string): Promise<LaunchPlan> {
  if (projectId === sampleId) throw new AppError('project/sample');
  await getProject(deps.db.query, uid, projectId);
  const record = await loadRecord(deps.db.query, uid, projectId);
  const measured = (await listMeasured(deps, uid, [projectId])).get(projectId) ?? [];
  const credits = await peekCredits(deps, uid);
  const offered = await Promise.all(
    launchOrder.map(async (toolId) => ({ toolId, tool: await deps.tools.findTool(toolId) })),
  );
  const asks = offered.some(({ tool }) => tool?.engine.asks !== undefined);
  const known = asks ? await readKnown(deps, record) : new Set(Object.keys(record));
  const steps = offered.flatMap(({ toolId, tool }) =>
    tool === null
      ? []
      : {
          toolId,
          cost: credits?.unlimited ? 0 : tool.engine.meta.cost,
          ...describe(tool, record, known),
          doneAt: measured.find((one) => one.toolId === toolId)?.at ?? null,
        },
  );
  const latest = await findLatest(deps.db.query, uid, projectId);
  const proposed = propose(steps, credits?.credits ?? dailyCredits);
  return {
    idea: ideaOf(record),
    steps: steps.map((step) => ({ ...step, isProposed: proposed.has(step.toolId) })),
    credits,
    launch: latest ? await toLaunch(deps, latest) : null,
  };
}

/** Names of what the record holds, and of what can be read from the idea. */
async function readKnown(deps: LaunchDeps, record: CompanyRecord): Promise<ReadonlySet<string>> {
  const idea = ideaOf(record);
  if (idea === null) return new Set(Object.keys(record));
  const slots = listSlots(gatherIdea({ idea }, await deps.library()));
  const read = slots.filter(({ value, standing }) => value !== null && standing !== 'open');
  return new Set([...Object.keys(record), ...read.map(({ field }) => field)]);
}

function describe(
  tool: Tool,
  record: CompanyRecord,
  known: ReadonlySet<string>,
): Pick<PlannedStep, 'missing' | 'reads' | 'open'> {
  const { input, missing } = fillInput(tool, record);
  const { fields, asks = [] } = tool.engine;
  const labelOf = (name: string) => fields.find((field) => field.name === name)?.label ?? name;
  const open = asks
    .map((ask) => (typeof ask === 'string' ? [ask] : ask))
    .filter((one) => !one.some((name) => known.has(name)));
  const filled = fields.filter(({ name }) => input[name] !== undefined && name !== 'idea');
  return {
    missing,
    reads: filled.map(({ label }) => label),
    open: open.flatMap(([name]) => (name === undefined ? [] : [labelOf(name)])),
  };
}

type Priced = Pick<PlannedStep, 'toolId' | 'cost' | 'missing' | 'doneAt'>;

/** What can be run and was not yet; the dearest goes first where the credits are too few. */
export function propose(steps: readonly Priced[], credits: number): ReadonlySet<string> {
  const wanted = steps.filter(({ missing, doneAt }) => missing === null && doneAt === null);
  const byPrice = wanted.toSorted((a, z) => a.cost - z.cost);
  let left = credits;
  const fitting = byPrice.filter(({ cost }) => {
    const fits = cost <= left;
    if (fits) left -= cost;
    return fits;
  });
  return new Set((fitting.length > 0 ? fitting : byPrice).map(({ toolId }) => toolId));
}
