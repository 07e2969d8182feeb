import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadTools, runTool } from '../../packages/tools/src/conformance/run-tool.ts';
import { loadTestLibrary } from '../../packages/tools/test/library.ts';

const corpora = join(import.meta.dirname, '../../packages/evals/corpora');
const label = /\[([^|\]]*)\|[a-z-]*\]/gu;

/** Held stories full of numbers: whatever is read of them, each sheet is made. Two figures of one name once broke three of 657. */
it.each([
  'numbers-held-hard.txt',
  'numbers-held-lists.txt',
  'numbers-planned.txt',
  'numbers-spoken.txt',
  'numbers-told.txt',
  'numbers-weighed.txt',
])('every text of %s has a sheet of each tool about an idea', async (file) => {
  const library = loadTestLibrary();
  const wanted = new Set(['score-your-idea', 'swot-generator', 'market-size-estimator']);
  const tools = (await loadTools()).filter(({ engine }) => wanted.has(engine.meta.id));
  const broken: string[] = [];
  for (const line of readFileSync(join(corpora, file), 'utf8').trim().split('\n')) {
    const idea = line.replaceAll(label, '$1');
    for (const tool of tools)
      await runTool(tool, { idea }, library).catch((error: unknown) => {
        broken.push(`${tool.engine.meta.id}: ${idea.slice(0, 60)}: ${String(error)}`);
      });
  }
  expect(broken).toEqual([]);
});
