import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { bareAround } from '../packages/tools/src/around.ts';
import { loadTools, testDay } from '../packages/tools/src/conformance/run-tool.ts';
import { loadTestLibrary } from '../packages/tools/test/library.ts';
import { listStoredRuns } from '../packages/tools/test/stored-runs.ts';

// Keeps a run of a tool as it is stored today, with the input of the newest that is kept:
//   node scripts/store-run.ts swot-generator
const [, , id = ''] = process.argv;
const tool = (await loadTools()).find(({ engine }) => engine.meta.id === id);
if (tool === undefined) throw new Error(`There is no tool ${id}.`);
const { engine, gather } = tool;
const input = listStoredRuns().findLast(({ tools }) => tools.includes(id))?.input ?? engine.sample;
const line = {
  toolVersion: engine.meta.version,
  from: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
  input,
  basis: await gather(input, bareAround(loadTestLibrary(), testDay)),
};
const file = join(import.meta.dirname, `../packages/tools/test/stored/${id}.jsonl`);
appendFileSync(file, `${JSON.stringify(line)}\n`);
