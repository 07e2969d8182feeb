import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadKnowledge } from '@slipway/facts/load';
import type { Library } from '@slipway/tools';

const learnt = join(import.meta.dirname, '../../../../../packages/facts/vectors');

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
  const [vectors, kinds, { makeLibrary: make, readVectors }] = await Promise.all([
    readFile(join(learnt, 'glove-100d-int8.bin')),
    readFile(join(learnt, 'kinds.json'), 'utf8'),
    import('@slipway/tools/library'),
  ]);
  return make(loadKnowledge(), { vectors: readVectors(vectors), kinds: JSON.parse(kinds) });
}
