import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Deps } from '../../deps.ts';

/** Loads what is known and runs every tool once on its sample: the first person to run one should not wait for that. */
export async function warmUp({
  tools,
  library,
  log,
}: Pick<Deps, 'tools' | 'library' | 'log'>): Promise<void> {
  try {
    const known = await library();
    for (const { id } of tools.catalogue) {
      const tool = await tools.findTool(id);
      // Requests that came in meanwhile go first.
      await nextTurn();
      tool?.engine.run(tool.engine.sample, tool.gather(tool.engine.sample, known));
    }
  } catch (error) {
    log.warn('the tools could not be warmed up', { reason: error });
  }
}
