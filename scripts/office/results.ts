import type { Report } from '@slipway/report';
import { type AnyEngine, type AnyInput, engineVersion } from '@slipway/tools';
import { cellLoaders } from '@slipway/tools/server-facets';
import type { WorkbookSource } from '@slipway/workbook';
import { loadTools, runTool, testDay } from '../../packages/tools/src/conformance/run-tool.ts';
import { loadTestLibrary } from '../../packages/tools/test/library.ts';

interface Result {
  readonly engine: AnyEngine;
  readonly input: AnyInput;
  readonly basis: unknown;
  readonly report: Report;
  /** What the server would compute from another input. */
  again(raw: Readonly<Record<string, unknown>>): Promise<Report>;
}

/** The sample of every tool. */
export async function runSamples(): Promise<readonly Result[]> {
  const library = loadTestLibrary();
  const results: Result[] = [];
  for (const tool of await loadTools())
    results.push({
      engine: tool.engine,
      ...(await runTool(tool, tool.engine.sample, library)),
      again: async (raw) => (await runTool(tool, raw, library)).report,
    });
  return results;
}

export async function toSource({ engine, input, basis, report }: Result): Promise<WorkbookSource> {
  const list = await cellLoaders[engine.meta.id]?.();
  const cells = list?.({ input, basis, report });
  return {
    engine,
    input,
    basis,
    report,
    ...(cells !== undefined && { cells }),
    made: { date: testDay, engine: `slipway ${engineVersion}`, model: null },
  };
}
