import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { listChunkFiles } from './first-load.ts';

/** Fetched only where the server says that Firebase signs people in. */
const hostedEntry = 'src/features/auth/hosted/make-identity.ts';
/** The provider's packages, and the one that nothing else here needs. */
const modules = /node_modules\/(?:firebase|@firebase|idb)\//;
const mark = /firebase|identitytoolkit/i;

/** Which modules each file of a bundle is made of. */
export type Contents = ReadonlyMap<string, readonly string[]>;

/** Chunks with a byte of Firebase that something else brings along: `entry → file`. */
export async function listHostedLeaks(
  dir: string,
  manifest: Manifest,
  contents: Contents,
): Promise<readonly string[]> {
  const entries = Object.entries(manifest).filter(
    ([key, { isEntry, isDynamicEntry }]) => (isEntry || isDynamicEntry) && key !== hostedEntry,
  );
  const leaks = entries.map(async ([key]) => {
    const files = [...listChunkFiles(manifest, key)].filter((file) => file.endsWith('.js'));
    const texts = await Promise.all(files.map((file) => readFile(join(dir, file), 'utf8')));
    return files
      .filter((file, index) => mark.test(texts[index] ?? '') || isMadeOfHosted(contents, file))
      .map((file) => `${key} → ${file}`);
  });
  return (await Promise.all(leaks)).flat();
}

/** Its small parts do not say where they come from. A file that no one knows is not vouched for. */
function isMadeOfHosted(contents: Contents, file: string): boolean {
  return contents.get(file)?.some((id) => modules.test(id.replaceAll('\\', '/'))) ?? true;
}
