import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { linkRules } from '../src/features/blog/link-rules.ts';
import { listPosts } from './blog.ts';
import {
  bundleClient,
  bundleScript,
  bundleServer,
  clearStage,
  moveIntoPlace,
  type ServerEntry,
  stageDir,
} from './bundle.ts';
import { compressFiles, listFiles } from './compress.ts';
import { drawPreviews } from './draw-previews.ts';
import { listStyles, measureFirstLoads } from './first-load.ts';
import { listHostedLeaks } from './hosted-chunks.ts';
import { assemblePage, findFaults, listInlineHashes, type PageParts } from './html.ts';
import { makeFeed, makeManifest, makeRobots, makeSitemap, readToken } from './site-files.ts';
import { planSite, type SitePlan } from './site-plan.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const put = (file: string, content: string): Promise<void> => writeFile(join(stageDir, file), content);

interface Built {
  readonly pages: Readonly<Record<string, string>>;
  readonly files: readonly { readonly file: string; readonly html: string }[];
}

async function renderPages(
  entry: ServerEntry,
  plan: SitePlan,
  parts: PageParts,
  manifest: Manifest,
): Promise<Built> {
  const pages: Record<string, string> = {};
  const files: { file: string; html: string }[] = [];
  for (const { screen, file } of plan.made) {
    const markup = await entry.renderPath(screen.path);
    const offline = screen.path === '/offline';
    pages[screen.path] = file;
    const styles = screen.styleOf === undefined ? [] : listStyles(manifest, screen.styleOf);
    const page = { markup, made: 'page', eager: screen.eager, offline, styles } as const;
    files.push({ file, html: assemblePage(parts, page) });
  }
  const missing = await entry.renderPath('/404');
  files.push({
    file: '/404.html',
    html: assemblePage(parts, { markup: missing, made: 'missing', eager: false, offline: false }),
  });
  const shell = await entry.renderShell();
  files.push({
    file: '/app.html',
    html: assemblePage(parts, { markup: shell, made: 'app', eager: true, offline: false }),
  });
  for (const { file, html } of files) {
    const faults = findFaults(html);
    if (faults.length > 0) throw new Error(`${file}: ${faults.join(', ')}`);
  }
  return { pages, files };
}

async function main(): Promise<void> {
  const { manifest, contents } = await bundleClient();
  const chunk = manifest['index.html'];
  if (!chunk) throw new Error('The bundle has no entry');
  const leaks = await listHostedLeaks(stageDir, manifest, contents);
  if (leaks.length > 0) throw new Error(`The hosted backend's client leaks into ${leaks.join(', ')}`);
  const template = await readFile(join(stageDir, 'index.html'), 'utf8');
  const css = (await readFile(join(stageDir, 'entry.css'), 'utf8')).trim();
  const loader = await bundleScript('src/inline-loader.ts', { __ENTRY__: `/${chunk.file}` });
  const assets = (await listFiles(stageDir)).filter((file) => file.startsWith('/assets/'));
  const preloads = assets.filter((file) => /-latin-wght-normal-[^/]+\.woff2$/.test(file));
  const [paper, hull] = await Promise.all([readToken('paper'), readToken('hull')]);

  const server = await bundleServer();
  const { entry } = server;
  const origin = entry.originPlaceholder;
  const parts: PageParts = { template, loader, css, preloads, themeColor: paper };
  const screens = entry.listScreens();
  const plan = planSite(screens);
  const posts = listPosts();
  const built = await renderPages(entry, plan, parts, manifest);
  await rm(server.dir, { recursive: true });
  await rm(join(stageDir, 'entry.css'));
  await rm(join(stageDir, 'manifest.json'));

  await Promise.all([
    ...built.files.map(({ file, html }) => put(file, html)),
    put('sitemap.xml', makeSitemap(origin, plan.listed)),
    put('robots.txt', makeRobots(origin)),
    put('rss.xml', makeFeed(origin, posts)),
    put('manifest.webmanifest', makeManifest(paper, hull)),
  ]);

  await drawPreviews(stageDir, posts);

  const version = createHash('sha256').update(built.files.map(({ html }) => html).join('\0'));
  const worker = await bundleScript('src/service-worker/service-worker.ts', {
    __VERSION__: version.digest('hex').slice(0, 12),
    __PRECACHE__: ['/offline', '/logo.png', '/icons/favicon.svg', ...preloads],
    __ASSETS__: assets,
  });
  await put('sw.js', worker);

  const originIn = [
    ...built.files.map(({ file }) => file),
    '/sitemap.xml',
    '/robots.txt',
    '/rss.xml',
  ].toSorted();
  const hashes = (tag: 'script' | 'style') => [
    ...new Set(built.files.flatMap(({ html }) => listInlineHashes(html, tag))),
  ];
  const loads = await measureFirstLoads(stageDir, manifest, loader, screens);
  const site = {
    pages: built.pages,
    app: '/app.html',
    appPaths: plan.appPaths,
    moved: Object.fromEntries(
      Object.entries(linkRules.legacyTools).map(([id, route]) => [`/tools/${id}`, route]),
    ),
    notFound: '/404.html',
    originIn,
    scriptHashes: hashes('script'),
    styleHashes: hashes('style'),
    firstLoads: loads.map(({ pattern, bytes, limit }) => ({ pattern, bytes, limit })),
  };
  await put('site.json', JSON.stringify(site, null, 2));
  const packed = await compressFiles(stageDir, new Set(originIn));

  await moveIntoPlace();
  say(
    `${built.files.length} pages, ${packed} files compressed, ${(css.length / 1000).toFixed(1)} KB of style`,
  );
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6);
  for (const { pattern, bytes, limit } of loads)
    say(`  ${kilobytes(bytes)} KB of gzipped script at ${pattern} (limit ${limit / 1000})`);
  // A server must start even so; e2e/home.spec.ts fails.
  for (const { pattern, files } of loads.filter(({ bytes, limit }) => bytes > limit)) {
    say(`The first load of ${pattern} is over its limit:`);
    for (const { file, bytes } of files) say(`  ${kilobytes(bytes)} KB  ${file}`);
  }
}

try {
  await main();
} finally {
  await clearStage();
}
