import { join } from 'node:path';
import { ensureBuilt } from './services/web-build.ts';

try {
  await ensureBuilt(join(import.meta.dirname, '..'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
