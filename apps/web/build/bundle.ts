import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Manifest, mergeConfig, type Plugin } from 'vite';
import { makeConfig } from '../vite.config.ts';
import type { Contents } from './hosted-chunks.ts';

const webDir = join(import.meta.dirname, '..');
/** Built apart and moved into place when whole: a failed or parallel build leaves the last good one standing. */
export const stageDir = join(webDir, '.cache', `build-${process.pid}`);
const distDir = join(webDir, 'dist');
const serverDir = join(stageDir, '.server');

const quiet: InlineConfig = { root: webDir, logLevel: 'warn', configFile: false };

/** The configuration is imported here and not read by Vite: read twice, it would make all samples twice. */
const buildApp = (own: InlineConfig) => build(mergeConfig(makeConfig(), { ...quiet, ...own }));

export async function bundleClient(): Promise<{ manifest: Manifest; contents: Contents }> {
  const contents = new Map<string, readonly string[]>();
  const note: Plugin = {
    name: 'note-contents',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') contents.set(file.fileName, file.moduleIds);
    },
  };
  await buildApp({
    plugins: [note],
    build: { outDir: stageDir, emptyOutDir: true },
  });
  const manifest: Manifest = JSON.parse(await readFile(join(stageDir, 'manifest.json'), 'utf8'));
  return { manifest, contents };
}

export async function moveIntoPlace(): Promise<void> {
  await rm(distDir, { recursive: true, force: true });
  await rename(stageDir, distDir);
}

export function clearStage(): Promise<void> {
  return rm(stageDir, { recursive: true, force: true });
}

export type ServerEntry = typeof import('../src/entry-server.tsx');

/** The app as a module for this build only; everything is bundled in, so it runs from any folder. */
export async function bundleServer(): Promise<{ entry: ServerEntry; dir: string }> {
  await buildApp({
    ssr: { noExternal: true },
    build: {
      ssr: 'src/entry-server.tsx',
      outDir: serverDir,
      manifest: false,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'entry.mjs' } },
    },
  });
  const entry: ServerEntry = await import(pathToFileURL(join(serverDir, 'entry.mjs')).href);
  return { entry, dir: serverDir };
}

/** One self-contained classic script: the inline loader and the service worker. */
export async function bundleScript(file: string, define: Readonly<Record<string, unknown>>): Promise<string> {
  const defined = Object.fromEntries(
    Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)]),
  );
  const output = await build({
    ...quiet,
    publicDir: false,
    define: defined,
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      lib: { entry: join(webDir, file), formats: ['iife'], name: 'slipway', fileName: () => 'script.js' },
    },
  });
  const first = Array.isArray(output) ? output[0] : output;
  if (!first || !('output' in first)) throw new Error(`${file} was not bundled`);
  const chunk = first.output[0];
  return chunk.code.trim();
}
