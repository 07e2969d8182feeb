import { loadKnowledge } from '@slipway/facts/load';
import {
  compileKnowledge,
  findCompiledKnowledge,
} from '../../apps/server/src/modules/tools/compiled-knowledge.ts';

/** One file in place of two hundred modules, for a server that is about to start. */
export async function ensureCompiled(): Promise<void> {
  if (findCompiledKnowledge() === null) compileKnowledge(await loadKnowledge());
}
