import { bareAround } from '@slipway/tools';
import type { Deps } from '../../deps.ts';
import { dayOf } from './around/day-of.ts';

/** Loads what is known and runs every tool once on its sample: the first person to run one does not wait for that. */
export async function warmUp({
  tools,
  library,
  clock,
  log,
}: Pick<Deps, 'tools' | 'library' | 'clock' | 'log'>): Promise<void> {
  const startMs = performance.now();
  try {
    const around = bareAround(await library(), dayOf(clock()));
    for (const { id } of tools.catalogue) {
      const tool = await tools.findTool(id);
      if (tool) tool.engine.run(tool.engine.sample, await tool.gather(tool.engine.sample, around));
    }
    // What loading left behind, and code that ran once; `scripts/services/server-command.ts` lets us.
    globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    log.info('the tools are warm', { durationMs: Math.round(performance.now() - startMs) });
  } catch (error) {
    log.warn('the tools could not be warmed up', { reason: error });
  }
}
