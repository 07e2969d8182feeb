import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { tools } from '@slipway/tools/list';
import type { Manifest } from 'vite';
import type { Screen } from '../src/app/paths.ts';

/** The most script a public page may bring before it is touched, in bytes after gzip. */
export function scriptLimitOf(path: string): number {
  // Sixteen pages are drawn there: their designs, their words and the data cache.
  if (path === '/templates') return 185_000;
  // Who signs in brings the form, the data cache and the toasts along.
  return /^\/(?:login|signup)/.test(path) ? 135_000 : 110_000;
}

const toolRoutes = new Set<string>(tools.flatMap(({ routes }) => routes));

/** Pages a stranger can read. A tool's own bring its engine, the offline page has no script. */
export function listWeighed(screens: readonly Screen[]): readonly Screen[] {
  return screens.filter(
    ({ access, first, path }) =>
      access === 'anyone' && first === 'page' && path !== '/offline' && !toolRoutes.has(path),
  );
}

/** The data cache, by its row in chunks.ts. */
const dataScope = 'data';
/** Source files of a page, or rows of chunks.ts, where they are not named after its path. */
const sources: Readonly<Record<string, readonly string[]>> = {
  '/': ['home'],
  '/login': ['login', 'login-sign-in', dataScope],
  '/login/signup': ['login', 'login-sign-up', dataScope],
  '/login/forgot-password': ['login', 'login-forgot-password', dataScope],
  '/signup': ['signup', dataScope],
  '/templates': ['templates', dataScope],
  '/blog/page/:page': ['blog'],
  '/blog/tag/:tag': ['blog'],
  '/blog/:slug': ['post'],
  '/samples/:tool': ['sample'],
};

/** A chunk and all it imports statically, by file. */
export function listChunkFiles(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const next of chunk.imports ?? []) listChunkFiles(manifest, next, seen);
  return seen;
}

const lists = ['src/app/inside-pages.ts', 'src/app/reading-pages.ts'];

/** Entry, page and what they import, the list between them where there is one. */
function listPageFiles(manifest: Manifest, pattern: string): ReadonlySet<string> {
  const files = listChunkFiles(manifest, 'index.html');
  for (const name of sources[pattern] ?? [pattern.slice(1)]) {
    const source = `src/pages/${name}.tsx`;
    const key = manifest[source]
      ? source
      : Object.keys(manifest).find((each) => manifest[each]?.name === name);
    if (key === undefined) throw new Error(`The bundle has no file made of ${source}`);
    for (const list of lists)
      if (manifest[list]?.dynamicImports?.includes(key)) listChunkFiles(manifest, list, files);
    listChunkFiles(manifest, key, files);
  }
  return files;
}

interface FirstLoad {
  readonly pattern: string;
  readonly bytes: number;
  readonly limit: number;
  /** The heaviest first. */
  readonly files: readonly { readonly file: string; readonly bytes: number }[];
}

/** One row for each kind of page that strangers read, the inline loader counted in. */
export async function measureFirstLoads(
  dir: string,
  manifest: Manifest,
  loader: string,
  screens: readonly Screen[],
): Promise<readonly FirstLoad[]> {
  const weights = new Map<string, number>([['inline loader', gzipSync(loader, { level: 9 }).length]]);
  const loads: FirstLoad[] = [];
  for (const pattern of new Set(listWeighed(screens).map((screen) => screen.pattern))) {
    const names = ['inline loader', ...listPageFiles(manifest, pattern)];
    for (const name of names)
      if (!weights.has(name))
        weights.set(name, gzipSync(await readFile(join(dir, name)), { level: 9 }).length);
    const files = names
      .map((file) => ({ file, bytes: weights.get(file) ?? 0 }))
      .toSorted((a, b) => b.bytes - a.bytes);
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    loads.push({ pattern, bytes, limit: scriptLimitOf(pattern), files });
  }
  return loads;
}

/** Style sheets of a source file and of what it imports, as addresses. */
export function listStyles(manifest: Manifest, key: string, seen = new Set<string>()): readonly string[] {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The bundle has no file made of ${key}`);
  if (seen.has(key)) return [];
  seen.add(key);
  const inner = (chunk.imports ?? []).flatMap((next) => listStyles(manifest, next, seen));
  return [...new Set([...inner, ...(chunk.css ?? []).map((file) => `/${file}`)])];
}
