import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadKnowledge } from '@slipway/facts/load';
import { readConfig } from '../apps/server/src/config.ts';
import { loadTools } from '../packages/tools/src/conformance/run-tool.ts';
import { evaluationIdeas } from '../packages/tools/src/evaluation/ideas/index.ts';
import { collectRuns, isPlain, type ToolRuns } from '../packages/tools/src/evaluation/runs/collect-runs.ts';
import { makeEvaluationLibrary } from '../packages/tools/src/evaluation/runs/evaluation-library.ts';
import { type Scores, scoreRuns, type Yardstick } from '../packages/tools/src/evaluation/score-runs.ts';
import { scoreTable } from '../packages/tools/src/evaluation/score-table.ts';
import { worstReports } from '../packages/tools/src/evaluation/worst-reports.ts';
import { listExclusions } from '../packages/tools/src/insights/index.ts';
import { insightRules } from '../packages/tools/src/insights/rules/index.ts';
import { learnt } from '../packages/tools/test/learnt.ts';
import { readingSection } from './eval/reading.ts';
import { evaluateRetrieval } from './eval/retrieval.ts';

const ideaTools = ['score-your-idea', 'swot-generator', 'market-size-estimator'];
const usage = `npm run eval -- [--tool <id>] [--set tune|held|all] [--worst <count>] [--out <file>] [--model]
Without --set both sets are scored and only tuning ideas are shown: the held ones stay unread.`;

const { values: options } = parseArgs({
  options: {
    tool: { type: 'string' },
    set: { type: 'string' },
    worst: { type: 'string', default: '10' },
    out: { type: 'string' },
    model: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const sets = options.set === 'tune' || options.set === 'held' ? [options.set] : ['tune', 'held'];
const shown = options.set === undefined ? ['tune'] : sets;
const toolIds = options.tool === undefined ? ideaTools : [options.tool];
const isKnown =
  (options.set === undefined || ['tune', 'held', 'all'].includes(options.set)) &&
  /^\d+$/u.test(options.worst);
// The model's settings alone matter here: no secret is made and none is stored.
const model = options.model ? readConfig(process.env, () => 'evaluation').model : null;

if (options.help || !isKnown) stop(usage, options.help ? 0 : 1);
else if (options.model && model === null)
  stop(
    'No model is configured: set MODEL_PROVIDER, MODEL_NAME and its key or address, then run this again.',
    1,
  );
else await evaluate();

async function evaluate(): Promise<void> {
  const [knowledge, tools] = await Promise.all([loadKnowledge(), loadTools()]);
  console.log(`reading\n${readingSection(knowledge.niches, sets)}`);
  const library = makeEvaluationLibrary(knowledge, learnt);
  const yardstick: Yardstick = {
    vectors: learnt.vectors,
    pool: evaluationIdeas.filter(isPlain),
    corpus: knowledge.wordings.flatMap(({ heard }) => heard),
    exclusions: listExclusions(),
    ruleIds: insightRules.map(({ id }) => id),
  };
  if (options.tool === undefined) console.log(evaluateRetrieval());
  const worst: string[] = [];
  for (const toolId of toolIds) {
    const tool = tools.find(({ engine }) => engine.meta.id === toolId);
    if (tool === undefined) return stop(`There is no tool called ${toolId}.\n${usage}`, 1);
    const columns: Record<string, Scores> = {};
    const collected: Record<string, ToolRuns> = {};
    for (const set of sets) {
      const ideas = evaluationIdeas.filter((idea) => idea.set === set);
      const computed = collectRuns(tool, ideas, library);
      const runs = model === null ? computed : await wordAll(computed, tool);
      collected[set] = runs;
      columns[set] = scoreRuns(runs, yardstick);
    }
    console.log(`\n${toolId}${model === null ? '' : `, worded by ${model.name}`}`);
    console.log(scoreTable(columns, model !== null));
    for (const set of shown) {
      const [runs, scores] = [collected[set], columns[set]];
      if (runs === undefined || scores === undefined) continue;
      worst.push(
        `# ${toolId}, ${set}: the worst ${options.worst}`,
        ...worstReports(runs, scores, Number(options.worst)),
      );
    }
  }
  if (options.out === undefined) console.log(`\n${worst.join('\n\n')}`);
  else {
    writeFileSync(options.out, `${worst.join('\n\n')}\n`);
    console.log(`\nThe worst reports are in ${options.out}.`);
  }
}

async function wordAll(runs: ToolRuns, tool: Parameters<typeof collectRuns>[0]): Promise<ToolRuns> {
  if (model === null) return runs;
  const { wordRuns } = await import('./eval/word-runs.ts');
  const { toolRuns, failed } = await wordRuns(model, tool, runs);
  if (failed > 0) console.log(`The model failed on ${failed} of ${runs.runs.length}: their own words stand.`);
  return toolRuns;
}

function stop(message: string, code: number): void {
  console.log(message);
  process.exitCode = code;
}
