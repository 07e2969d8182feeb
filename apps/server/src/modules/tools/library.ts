import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Knowledge } from '@slipway/facts';
import { loadKnowledge } from '@slipway/facts/load';
import type { Library } from '@slipway/tools';
import { findCompiledKnowledge } from './compiled-knowledge.ts';

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
  const [knowledge, vectors, kinds, { makeLibrary: make, readVectors }] = await Promise.all([
    openKnowledge(),
    readFile(join(learnt, 'glove-100d-int8.bin')),
    readFile(join(learnt, 'kinds.json'), 'utf8'),
    import('@slipway/tools/library'),
  ]);
  return make(knowledge, { vectors: readVectors(vectors), kinds: JSON.parse(kinds) });
}

async function openKnowledge(): Promise<Knowledge> {
  return findCompiledKnowledge() ?? loadKnowledge();
}
