import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';

/** The most script the first view of `/` may bring, in bytes after gzip. */
export const firstLoadLimit = 110_000;

/** A chunk and all it imports statically, by file. */
export function listChunkFiles(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const next of chunk.imports ?? []) listChunkFiles(manifest, next, seen);
  return seen;
}

interface FirstLoad {
  readonly bytes: number;
  readonly files: readonly { readonly file: string; readonly bytes: number }[];
}

/** Entry, home page and what they import, plus the inline loader. */
export async function measureFirstLoad(dir: string, manifest: Manifest, loader: string): Promise<FirstLoad> {
  const names = listChunkFiles(manifest, 'src/pages/home.tsx', listChunkFiles(manifest, 'index.html'));
  const files = await Promise.all(
    [...names].map(async (file) => ({
      file,
      bytes: gzipSync(await readFile(join(dir, file)), { level: 9 }).length,
    })),
  );
  const all = [...files, { file: 'inline loader', bytes: gzipSync(loader, { level: 9 }).length }];
  return { bytes: all.reduce((sum, { bytes }) => sum + bytes, 0), files: all };
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
