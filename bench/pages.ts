import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DesignId, designIds } from '../packages/page/src/designs/ids.gen.ts';
import { browserArgs, ensureBrowser } from '../scripts/services/browser.ts';
import { exitOnSignals } from '../scripts/services/exit-on-signals.ts';
import { ensureBenchTools } from './ensure-tools.ts';
import { type Audit, runLighthouse } from './lighthouse.ts';
import { checkInBrowser } from './pages/check-in-browser.ts';
import { checkWithNu } from './pages/check-with-nu.ts';
import { serveFolder } from './pages/serve-folder.ts';
import { writePages } from './pages/write-pages.ts';

/**
 * Exported pages of every design, as a visitor's browser and the W3C see them: `npm run bench:pages`. Names of designs after `--` check only
 * those; `--quick` leaves Lighthouse out. Missed limits end with code 1.
 */
const fullMarksAtLeast = 12;
const worstAllowed = 95;
const largestBytes = 200_000;

const asked = process.argv.slice(2);
const isQuick = asked.includes('--quick');
const chosen = designIds.filter((id) => asked.includes(id));
const designs: readonly DesignId[] = chosen.length > 0 ? chosen : designIds;
const root = join(import.meta.dirname, '..');
const problems: string[] = [];

function report(name: string, found: readonly string[]): void {
  console.log(`${name.padEnd(44)}${found.length === 0 ? 'ok' : `${found.length} found`}`);
  for (const line of found) console.log(`  ${line}`);
  problems.push(...found);
}

const marksOf = ({ performance, accessibility, bestPractices, seo }: Audit) => [
  performance,
  accessibility,
  bestPractices,
  seo,
];

const runs = 3;

/** The one in the middle by its worst mark, of three. */
async function auditMedian(browser: string, url: string): Promise<Audit> {
  const audits: Audit[] = [];
  for (let run = 0; run < runs * 2 && audits.length < runs; run += 1) {
    const audit = await runLighthouse(browser, browserArgs, url).catch(() => null);
    if (audit) audits.push(audit);
  }
  const worst = (audit: Audit) => Math.min(...marksOf(audit));
  const middle = audits.toSorted((a, b) => worst(a) - worst(b))[audits.length >> 1];
  if (!middle) throw new Error(`Lighthouse failed ${runs * 2} times at ${url}.`);
  return middle;
}

async function runAudits(browser: string, folder: string): Promise<void> {
  const server = await serveFolder(folder);
  const worst: number[] = [];
  try {
    for (const design of designs) {
      const url = `${server.origin}/${design}-sample.html`;
      const audit = await auditMedian(browser, url);
      worst.push(Math.min(...marksOf(audit)));
      const notes = audit.failures.length === 0 ? '' : `  not full: ${audit.failures.join('; ')}`;
      const times = `LCP ${Math.round(audit.lcpMs)} ms, TBT ${Math.round(audit.tbtMs)} ms, CLS ${audit.cls.toFixed(3)}`;
      console.log(`Lighthouse ${design.padEnd(12)}${marksOf(audit).join(' / ').padEnd(24)}${times}${notes}`);
    }
  } finally {
    await server.stop();
  }
  const full = worst.filter((mark) => mark === 100).length;
  const needed = Math.min(fullMarksAtLeast, designs.length - (designIds.length - fullMarksAtLeast));
  report(
    `Lighthouse: ${full} of ${designs.length} with full marks`,
    [
      full < needed ? `at least ${needed} must have full marks` : '',
      Math.min(...worst) < worstAllowed ? `a mark is under ${worstAllowed}` : '',
    ].filter(Boolean),
  );
}

exitOnSignals();
const folder = mkdtempSync(join(tmpdir(), 'slipway-pages-'));
try {
  await ensureBenchTools();
  const browser = await ensureBrowser(root);
  const files = writePages(folder, designs);
  console.log(`${files.length} files of ${designs.length} designs`);
  report(
    `largest has ${Math.round(Math.max(...files.map(({ bytes }) => bytes)) / 1000)} KB`,
    files.filter(({ bytes }) => bytes > largestBytes).map(({ name }) => `${name} is over 200 KB`),
  );
  report('W3C Nu checker', await checkWithNu(folder));
  const { axe, sideways, scripts } = await checkInBrowser(browser, folder, files);
  report('axe, 1280 and 390 px', axe);
  report('no sideways scroll, 320 to 1280 px', sideways);
  report('scripts that ran or were fetched', scripts);
  if (!isQuick) await runAudits(browser, folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (problems.length > 0) process.exitCode = 1;
