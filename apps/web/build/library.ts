import { once } from '@slipway/core';
import type { Library } from '@slipway/tools';

/** What the tools look things up in, loaded once: each build of the app asks for it, and so does more than one plugin. */
export const library = once(async (): Promise<Library> => {
  const [{ loadKnowledge }, { loadAnalyst, loadVectors }, { loadNaming, loadStock }] = await Promise.all([
    import('@slipway/knowledge/load'),
    import('@slipway/analyst/load-analyst'),
    import('@slipway/naming/load'),
  ]);
  const knowledge = loadKnowledge();
  const vectors = loadVectors();
  const naming = once(() => ({ data: loadNaming(), stock: loadStock(), meaning: vectors.find }));
  return { knowledge, analyst: loadAnalyst(knowledge, vectors), naming };
});
