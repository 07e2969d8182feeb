import { isToolId } from '@slipway/tools';
import { makeModelGateway } from '../../apps/server/src/ai/gateway.ts';
import type { ModelConfig } from '../../apps/server/src/config.ts';
import { makeLiveRun } from '../../apps/server/src/modules/tools/live-run.ts';
import { wordReport } from '../../apps/server/src/modules/tools/word-report.ts';
import type { LoadedTool } from '../../packages/tools/src/conformance/run-tool.ts';
import type { ToolRuns } from '../../packages/tools/src/evaluation/runs/collect-runs.ts';
import { isAnswered } from '../../packages/tools/src/evaluation/runs/idea-run.ts';

const atOnce = 4;

/** The same runs with the reports that a model worded, as the server would; `failed` counts those whose own words stand. */
export async function wordRuns(
  config: ModelConfig,
  tool: LoadedTool,
  toolRuns: ToolRuns,
): Promise<{ readonly toolRuns: ToolRuns; readonly failed: number }> {
  const model = makeModelGateway(config);
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const { id } = tool.engine.meta;
  if (!isToolId(id)) throw new Error(`${id} has no price.`);
  const runs = [...toolRuns.runs];
  let next = 0;
  let failed = 0;
  const worker = async (personId: string) => {
    for (let at = next++; at < runs.length; at = next++) {
      const run = runs[at];
      if (run === undefined || !isAnswered(run)) continue;
      const job = { runId: run.idea.id, uid: personId, tool: { ...tool, id }, input: run.input };
      const wording = await wordReport({ model, log }, job, run.report, makeLiveRun(run.idea.id));
      if ('report' in wording) runs[at] = { ...run, report: wording.report };
      else failed += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, at) => worker(`evaluation-${at}`)));
  return { toolRuns: { ...toolRuns, runs }, failed };
}
