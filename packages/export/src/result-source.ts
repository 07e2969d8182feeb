import type { Report } from '@slipway/report';
import type { AnyEngine, AnyInput } from '@slipway/tools';
import { engineLoaders } from '@slipway/tools/engines';
import type { About, ComparisonSource, Source } from './source.ts';

interface Result {
  readonly about: About;
  readonly engine: AnyEngine;
  readonly input: AnyInput;
  readonly basis: unknown;
  readonly report: Report;
}

/** For formats that need the tool itself. The list of formats keeps anything but a result away. */
export async function resultOf(source: Source): Promise<Result> {
  if (source.kind !== 'report') throw new Error('This is no single result.');
  const { about, input, basis, report } = source;
  // It was read by the fields of this tool when the run began.
  return { about, engine: await engineOf(about), input: input as AnyInput, basis, report };
}

/** Results side by side, and the tool of all of them. */
export async function comparedOf({
  about,
  report,
}: ComparisonSource): Promise<Pick<Result, 'engine' | 'report'>> {
  return { engine: await engineOf(about), report: { ...report, title: about.title } };
}

async function engineOf({ tool }: About): Promise<AnyEngine> {
  const load = engineLoaders[tool?.id ?? ''];
  if (load === undefined) throw new Error('The tool of this result is not known.');
  return load();
}
