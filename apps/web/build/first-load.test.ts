import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listScreens, type Screen } from '../src/app/paths.ts';
import { listWeighed, measureFirstLoads } from './first-load.ts';

const chunk = (file: string, imports: string[] = [], dynamicImports: string[] = []) => ({
  file,
  imports,
  dynamicImports,
});
const manifest = {
  'index.html': chunk('index.js', ['_vendor.js'], ['src/pages/home.tsx', 'src/app/reading-pages.ts']),
  '_vendor.js': chunk('vendor.js'),
  'src/app/reading-pages.ts': chunk('inside.js', [], ['src/pages/post.tsx']),
  'src/pages/home.tsx': chunk('home.js', ['_vendor.js']),
  'src/pages/post.tsx': chunk('post.js', ['_list.js']),
  '_list.js': chunk('list.js'),
};
const screenOf = (pattern: `/${string}`): Screen[] =>
  listScreens()
    .filter((screen) => screen.pattern === pattern)
    .slice(0, 1);

it('counts a page with all it imports, and the list that names it', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'slipway-loads-'));
  for (const { file } of Object.values(manifest)) await writeFile(join(dir, file), file);
  const measure = (pattern: `/${string}`) => measureFirstLoads(dir, manifest, 'x', screenOf(pattern));
  const namesOf = async (pattern: `/${string}`) =>
    (await measure(pattern)).flatMap(({ files }) => files.map(({ file }) => file)).toSorted();
  expect(await namesOf('/')).toEqual(['home.js', 'index.js', 'inline loader', 'vendor.js']);
  expect(await namesOf('/blog/:slug')).toEqual(
    ['index.js', 'inline loader', 'inside.js', 'list.js', 'post.js', 'vendor.js'].toSorted(),
  );
  await expect(measure('/pricing')).rejects.toThrow('src/pages/pricing.tsx');
  await rm(dir, { recursive: true });
});

it('weighs every page of the public face, and no tool', () => {
  const patterns = new Set(listWeighed(listScreens()).map(({ pattern }) => pattern));
  for (const path of [
    '/',
    '/features',
    '/pricing',
    '/legal',
    '/contact',
    '/methodology',
    '/samples',
    '/blog',
  ])
    expect(patterns).toContain(path);
  expect(patterns).not.toContain('/score-your-idea');
  expect(patterns).not.toContain('/dashboard');
});
