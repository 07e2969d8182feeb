import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { listChunkFiles } from './first-load.ts';

/** Fetched only where the server says that Firebase signs people in. */
const hostedEntries: ReadonlySet<string> = new Set([
  'src/features/auth/hosted/identity-hosted.ts',
  'src/features/auth/hosted/set-up.ts',
]);
const mark = /firebase|identitytoolkit/i;

/** Chunks with a byte of Firebase that something else brings along: `entry → file`. */
export async function listHostedLeaks(dir: string, manifest: Manifest): Promise<readonly string[]> {
  const entries = Object.entries(manifest).filter(
    ([key, { isEntry, isDynamicEntry }]) => (isEntry || isDynamicEntry) && !hostedEntries.has(key),
  );
  const leaks = entries.map(async ([key]) => {
    const files = [...listChunkFiles(manifest, key)].filter((file) => file.endsWith('.js'));
    const texts = await Promise.all(files.map((file) => readFile(join(dir, file), 'utf8')));
    return files.filter((_, index) => mark.test(texts[index] ?? '')).map((file) => `${key} → ${file}`);
  });
  return (await Promise.all(leaks)).flat();
}
