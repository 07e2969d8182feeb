import type { Deps } from '../../deps.ts';

/** Loads what is known and runs every tool once on its sample: the first person to run one does not wait for that. */
export async function warmUp({
  tools,
  library,
  log,
}: Pick<Deps, 'tools' | 'library' | 'log'>): Promise<void> {
  const startMs = performance.now();
  try {
    const known = await library();
    for (const { id } of tools.catalogue) {
      const tool = await tools.findTool(id);
      tool?.engine.run(tool.engine.sample, tool.gather(tool.engine.sample, known));
    }
    log.info('the tools are warm', { durationMs: Math.round(performance.now() - startMs) });
  } catch (error) {
    log.warn('the tools could not be warmed up', { reason: error });
  }
}
