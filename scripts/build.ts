import { join } from 'node:path';
import { ensureCompiled } from './services/compiled-knowledge.ts';
import { ensureBuilt } from './services/web-build.ts';

try {
  await ensureBuilt(join(import.meta.dirname, '..'));
  await ensureCompiled();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
