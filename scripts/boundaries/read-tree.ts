import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { readSource, type Source } from './read-source.ts';

/** Every file that is held to the boundaries, read and parsed once for all checks. */
export interface Tree {
  readonly files: readonly string[];
  readonly sources: ReadonlyMap<string, Source>;
  /** Files a package.json opens to other workspaces. */
  readonly entries: ReadonlySet<string>;
  /** The file of ours that an import means, if it is one. */
  resolve(file: string, from: string): string | undefined;
}

const guarded = ['apps', 'packages', 'scripts', 'e2e', 'bench', 'content'];
const unseen = new Set(['node_modules', 'dist', 'data', '.cache', 'test-results', 'shots']);

export const isCode = (file: string) => /\.(?:ts|tsx|mts|mjs|js)$/.test(file);
export const isTest = (file: string) =>
  /\.test\.tsx?$/.test(file) || /^(?:apps|packages)\/[^/]+\/test\//.test(file);
/** `apps/web`, `packages/core`; what is in neither stands under its first folder. */
export const workspaceOf = (file: string) =>
  /^(?:(?:apps|packages)\/[^/]+(?=\/)|[^/]+)/.exec(file)?.[0] ?? file;

const isManifest = (file: string) => /^(?:apps|packages)\/[^/]+\/package\.json$/.test(file);

export function readTree(root: string): Tree {
  const names = guarded.flatMap((folder) => listFiles(root, folder));
  const rootCode = readdirSync(root).filter(isCode);
  return makeTree(
    new Map(
      [...names, ...rootCode].map((file) => [
        file,
        isCode(file) || isManifest(file) ? readFileSync(join(root, file), 'utf8') : '',
      ]),
    ),
  );
}

export function makeTree(texts: ReadonlyMap<string, string>): Tree {
  const files = [...texts.keys()];
  const opened = new Map<string, string>();
  for (const [file, text] of texts) {
    if (!isManifest(file)) continue;
    const { name, exports = {} }: { name: string; exports?: Record<string, string> } = JSON.parse(text);
    for (const [at, target] of Object.entries(exports))
      opened.set(posix.join(name, at), posix.join(dirname(file), target));
  }
  return {
    files,
    sources: new Map(files.filter(isCode).map((file) => [file, readSource(file, texts.get(file) ?? '')])),
    entries: new Set(opened.values()),
    resolve: (file, from) =>
      from.startsWith('.') ? posix.join(dirname(file), from.replace(/\?.*$/, '')) : opened.get(from),
  };
}

function listFiles(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return unseen.has(entry.name) ? [] : listFiles(root, path);
    return entry.isFile() ? [path] : [];
  });
}
