import { join } from 'node:path';
import { listWeighed, scriptLimitOf } from '../apps/web/build/first-load.ts';
import { listScreens } from '../apps/web/src/app/paths.ts';
import { browserArgs, ensureBrowser } from '../scripts/services/browser.ts';
import { exitOnSignals } from '../scripts/services/exit-on-signals.ts';
import { startServer } from '../scripts/services/throw-away-server.ts';
import { ensureBuilt } from '../scripts/services/web-build.ts';
import { ensureBenchTools } from './ensure-tools.ts';
import { type Audit, median, runLighthouse } from './lighthouse.ts';
import { measureScripts, type ScriptWeight } from './script-weight.ts';

/**
 * First load on a phone, as Lighthouse sees it, of the pages a stranger comes to first, and the script of every public page:
 * `npm run bench:load`, or `npm run bench:load -- /blog /pricing` for some. Missed limits end with code 1.
 */
const runs = 5;
const atOnce = 5;

const screens = listScreens();
const otherPages = listWeighed(screens)
  .map(({ path }) => path)
  .filter((path) => path !== '/');
const firstPost = screens.find(({ pattern }) => pattern === '/blog/:slug')?.path ?? '/blog';
const strangersPages = ['/', '/features', '/pricing', '/blog', firstPost, '/samples/financial-metrics'];
const asked = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
const auditedPages = asked.length === 0 ? strangersPages : asked;
const weighedPages = asked.length === 0 ? otherPages : otherPages.filter((path) => asked.includes(path));

/** What a page fetches by itself once it is there: the place of toasts, the company in the templates, the renderer of a post. */
function laterBytesOf(path: string): number {
  if (path === '/mdx-test') return 98_000;
  if (path === '/templates') return 14_000;
  return /^\/(?:login|signup)/.test(path) ? 7000 : 0;
}

interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly atLeast?: number;
  readonly atMost?: number;
}

function rowsOf(path: string, audits: readonly Audit[]): readonly Row[] {
  const of = (pick: (audit: Audit) => number) => median(audits.map(pick));
  return [
    { name: `performance of ${path}`, value: of((a) => a.performance), unit: '', atLeast: 98 },
    { name: `accessibility of ${path}`, value: of((a) => a.accessibility), unit: '', atLeast: 100 },
    { name: `best practices of ${path}`, value: of((a) => a.bestPractices), unit: '', atLeast: 100 },
    { name: `SEO of ${path}`, value: of((a) => a.seo), unit: '', atLeast: 100 },
    { name: 'largest contentful paint', value: of((a) => a.lcpMs), unit: 'ms' },
    { name: 'total blocking time', value: of((a) => a.tbtMs), unit: 'ms' },
    { name: 'cumulative layout shift', value: of((a) => a.cls), unit: '' },
    { name: 'speed of the machine meanwhile', value: Math.round(of((a) => a.machine)), unit: '' },
  ];
}

function isMissed({ value, atLeast, atMost }: Row): boolean {
  return (atLeast !== undefined && value < atLeast) || (atMost !== undefined && value > atMost);
}

function print(row: Row): void {
  const digits =
    row.unit === '' && Number.isInteger(row.value) ? 0 : row.unit === 'ms' ? 0 : row.unit === '' ? 3 : 1;
  const limit =
    row.atLeast === undefined
      ? row.atMost === undefined
        ? ''
        : `at most ${row.atMost}`
      : `at least ${row.atLeast}`;
  const state = isMissed(row) ? 'MISSED' : limit === '' ? '' : 'ok';
  console.log(
    `${row.name.padEnd(56)}${row.value.toFixed(digits).padStart(9)} ${row.unit.padEnd(4)}${limit.padEnd(14)}${state}`.trimEnd(),
  );
}

const root = join(import.meta.dirname, '..');
await ensureBuilt(root);
const browser = await ensureBrowser(root);
await ensureBenchTools();

/** The tool itself loses a trace now and then (NO_NAVSTART): it may try a run once more. */
async function audit(url: string): Promise<Audit> {
  try {
    return await runLighthouse(browser, browserArgs, url);
  } catch {
    console.log('a run was lost and is repeated');
    return runLighthouse(browser, browserArgs, url);
  }
}

/** A few at a time: each has a browser of its own. */
async function measureOthers(origin: string) {
  const measured: { readonly path: string; readonly weight: ScriptWeight }[] = [];
  for (let at = 0; at < weighedPages.length; at += atOnce)
    measured.push(
      ...(await Promise.all(
        weighedPages.slice(at, at + atOnce).map(async (path) => ({
          path,
          weight: await measureScripts(browser, browserArgs, `${origin}${path}`),
        })),
      )),
    );
  return measured;
}

exitOnSignals();
const server = await startServer({ env: { WARM_UP: 'on' } });
try {
  const weight = await measureScripts(browser, browserArgs, `${server.origin}/`);
  const others = await measureOthers(server.origin);
  const audits = new Map<string, readonly Audit[]>();
  for (const path of auditedPages) {
    const ofPage: Audit[] = [];
    for (let run = 1; run <= runs; run += 1) ofPage.push(await audit(`${server.origin}${path}`));
    audits.set(path, ofPage);
    console.log(`${path}: performance ${ofPage.map(({ performance }) => performance).join(', ')}`);
  }
  const kilobytes = (bytes: number) => bytes / 1000;
  const rows: Row[] = [
    ...[...audits].flatMap(([path, ofPage]) => rowsOf(path, ofPage)),
    { name: 'script at load, gzipped', value: kilobytes(weight.atLoad), unit: 'KB' },
    {
      name: 'script of /, gzipped',
      value: kilobytes(weight.afterIdle),
      unit: 'KB',
      atMost: kilobytes(scriptLimitOf('/')),
    },
    ...others.map(({ path, weight: { afterIdle } }) => ({
      name: `script of ${path}, gzipped`,
      value: kilobytes(afterIdle),
      unit: 'KB',
      atMost: kilobytes(scriptLimitOf(path) + laterBytesOf(path)),
    })),
  ];
  console.log(`\nMedian of ${runs}, mobile, ${server.origin}`);
  for (const row of rows) print(row);
  for (const { name, bytes } of weight.parts)
    console.log(`  ${kilobytes(bytes).toFixed(1).padStart(6)} KB  ${name}`);
  for (const failure of new Set([...audits.values()].flat().flatMap(({ failures }) => failures)))
    console.log(`  not full: ${failure}`);
  if (rows.some(isMissed)) process.exitCode = 1;
} finally {
  await server.stop();
}
