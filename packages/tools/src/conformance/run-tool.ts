import type { Report } from '@slipway/report';
import { bareAround, type Library } from '../around.ts';
import { engineLoaders } from '../engines.gen.ts';
import type { AnyInput } from '../field.ts';
import { gatherLoaders } from '../gather.gen.ts';
import type { AnyGather } from '../gatherer.ts';
import { readInput } from '../read-input.ts';
import type { AnyEngine } from '../tool.ts';

interface LoadedTool {
  readonly engine: AnyEngine;
  readonly gather: AnyGather;
}

/** Every tool of the catalogue with both its halves; one without either throws. */
export async function loadTools(): Promise<LoadedTool[]> {
  return Promise.all(
    Object.entries(engineLoaders).map(async ([id, load]) => {
      const gather = gatherLoaders[id];
      if (gather === undefined) throw new Error(`${id} has no gatherer.`);
      return { engine: await load(), gather: await gather() };
    }),
  );
}

/** Any day will do, as long as it is the same. */
export const testDay = '2026-11-16';

/** As the server runs it: read, gather, and the basis through JSON, since it is stored and sent. */
export async function runTool(
  { engine, gather }: LoadedTool,
  raw: Readonly<Record<string, unknown>>,
  library: Library,
): Promise<{ readonly report: Report; readonly input: AnyInput; readonly basis: unknown }> {
  const read = readInput(engine.fields, raw);
  if (!read.ok)
    throw new Error(`${engine.meta.id}: ${read.problems.map(({ message }) => message).join(' ')}`);
  const problems = engine.check(read.input);
  if (problems.length > 0)
    throw new Error(`${engine.meta.id}: ${problems.map(({ message }) => message).join(' ')}`);
  const basis: unknown = JSON.parse(JSON.stringify(await gather(read.input, bareAround(library, testDay))));
  return { report: engine.run(read.input, basis), input: read.input, basis };
}
