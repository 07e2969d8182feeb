import { once } from '@slipway/core';
import type { Library } from '@slipway/tools';

/** Everything that is known takes a moment to load: once, when it is first needed. */
export function makeLibrary(): () => Promise<Library> {
  let loading: Promise<Library> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      // The next one to ask tries again.
      loading = null;
      throw error;
    });
    return loading;
  };
}

async function load(): Promise<Library> {
  const [{ loadKnowledge }, { loadAnalyst, loadVectors }, { loadNaming, loadStock }] = await Promise.all([
    import('@slipway/knowledge/load'),
    import('@slipway/analyst/load-analyst'),
    import('@slipway/naming/load'),
  ]);
  const knowledge = loadKnowledge();
  const vectors = loadVectors();
  const naming = once(() => ({ data: loadNaming(), stock: loadStock(), meaning: vectors.find }));
  return { knowledge, analyst: loadAnalyst(knowledge, vectors), naming };
}
