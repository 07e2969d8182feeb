import { createHash } from 'node:crypto';
import { loadKnowledge } from '@slipway/facts/load';
import { type LoadedTool, loadTools, runTool } from '../packages/tools/src/conformance/run-tool.ts';
import { evaluationIdeas } from '../packages/tools/src/evaluation/ideas/index.ts';
import { makeEvaluationLibrary } from '../packages/tools/src/evaluation/runs/evaluation-library.ts';
import { isAnswered } from '../packages/tools/src/evaluation/runs/idea-run.ts';
import { runIdea } from '../packages/tools/src/evaluation/runs/run-idea.ts';
import { learnt } from '../packages/tools/test/learnt.ts';

/**
 * One line per tool and input, with a hash of its report. Engines are deterministic, so the lines before and after a change
 * that only moves code or data must be equal: `npm run hashes > before`, change, `npm run hashes | diff before -`.
 */
const library = makeEvaluationLibrary(loadKnowledge(), learnt);
for (const tool of await loadTools()) {
  print(tool, 'sample', runTool(tool, tool.engine.sample, library));
  if (!tool.engine.fields.some(({ name }) => name === 'idea')) continue;
  for (const idea of evaluationIdeas) {
    const run = runIdea(tool, idea, library);
    print(tool, idea.id, isAnswered(run) ? run : run.refusal);
  }
}

function print({ engine }: LoadedTool, input: string, value: unknown): void {
  const hash = createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
  console.log(`${engine.meta.id} ${input} ${hash}`);
}
