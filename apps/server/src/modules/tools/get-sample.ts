import type { Run } from '@slipway/contracts';
import type { Report } from '@slipway/report';
import { bareAround } from '@slipway/tools';
import type { Deps } from '../../deps.ts';
import { dayOf } from './around/day-of.ts';
import { engineName } from './engine-name.ts';
import { getTool } from './get-tool.ts';

type Sample = Pick<Run, 'input' | 'basis' | 'engine' | 'toolVersion'> & { readonly report: Report };

/** What a tool makes of its own sample. It never changes while the server runs, so it is counted once. */
export function makeSampleReader(
  deps: Pick<Deps, 'tools' | 'library' | 'clock'>,
): (toolId: string) => Promise<Sample> {
  const samples = new Map<string, Sample>();
  return async (toolId) => {
    const known = samples.get(toolId);
    if (known) return known;
    const { engine, gather, id } = await getTool(deps, toolId);
    const basis = await gather(engine.sample, bareAround(await deps.library(), dayOf(deps.clock())));
    const report = engine.run(engine.sample, basis);
    const toolVersion = engine.meta.version;
    const sample = { input: engine.sample, basis, report, engine: engineName, toolVersion };
    samples.set(id, sample);
    return sample;
  };
}
