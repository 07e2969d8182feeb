import { mkdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { browserArgs, ensureBrowser } from './services/browser.ts';
import { exitOnSignals } from './services/exit-on-signals.ts';
import { watchPage } from './services/page-log.ts';
import { startServer } from './services/throw-away-server.ts';
import { ensureBuilt } from './services/web-build.ts';
import { makeContactSheet } from './shots/contact-sheet.ts';
import { listShots, type Shot } from './shots/routes.ts';
import { type Visitor, visitors } from './shots/visitors.ts';

/** Photographs every screen: `npm run shots`, or `npm run shots -- --only /pricing`. */
interface Look {
  readonly width: number;
  readonly height: number;
  readonly theme: 'light' | 'dark';
  readonly visitor: Visitor;
}

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
const shots = listShots().filter(({ path }) => values.only === undefined || values.only.includes(path));
if (shots.length === 0) {
  console.error(`There is no screen at ${values.only?.join(', ')}.`);
  process.exit(1);
}
const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
const looks: Look[] = visitors.flatMap((visitor) =>
  sizes.flatMap((size) => (['light', 'dark'] as const).map((theme) => ({ ...size, theme, visitor }))),
);

async function photograph(browser: Browser, origin: string, look: Look): Promise<string[]> {
  const { width, height, theme, visitor } = look;
  const title = `${visitor.name}-${width}-${theme}`;
  const folder = join(root, 'shots', title);
  if (values.only === undefined) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    // Scroll reveals would leave everything below the fold unseen.
    reducedMotion: 'reduce',
    hasTouch: width < 768,
    serviceWorkers: 'block',
  });
  await visitor.prepare?.(context.request, origin);
  if (visitor.signedIn) await warmUp(await context.newPage(), `${origin}/dashboard`);
  const seen = shots.filter(({ access }) => visitor.signedIn || access === 'anyone');
  const files: { file: string; path: string }[] = [];
  const complaints: string[] = [];
  for (const shot of seen) {
    const file = join(folder, `${shot.name}.png`);
    const problems = await takeShot(await context.newPage(), `${origin}${shot.path}`, shot, file);
    complaints.push(...problems.map((problem) => `${title} ${shot.path}  ${problem}`));
    files.push({ file, path: shot.path });
  }
  await context.close();
  if (values.only === undefined) {
    const sheet = await makeContactSheet(browser, folder, title, files);
    console.log(`${relative(root, sheet)}  ${files.length} screens`);
  } else for (const { file } of files) console.log(relative(root, file));
  return complaints;
}

/** The browser learns who is signed in on its first visit; the photographs show what comes after. */
async function warmUp(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
}

async function takeShot(page: Page, url: string, shot: Shot, file: string): Promise<string[]> {
  const log = watchPage(page);
  if (shot.isNotFound) log.allow(/404/);
  try {
    const response = await page.goto(url, { waitUntil: 'load' });
    const status = response?.status() ?? 0;
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null, null, {
      timeout: 5000,
    });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
    return status === (shot.isNotFound ? 404 : 200)
      ? log.unexpected()
      : [`status ${status}`, ...log.unexpected()];
  } catch (error) {
    return [
      error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error),
      ...log.unexpected(),
    ];
  } finally {
    await page.close();
  }
}

const [executablePath] = await Promise.all([ensureBrowser(root), ensureBuilt(root)]);
exitOnSignals();
const server = await startServer();
const browser = await chromium.launch({ executablePath, args: browserArgs });
const complaints: string[] = [];
try {
  // Two at a time: a pair of cores has no more to give.
  for (let at = 0; at < looks.length; at += 2) {
    const pair = looks.slice(at, at + 2).map((look) => photograph(browser, server.origin, look));
    complaints.push(...(await Promise.all(pair)).flat());
  }
} finally {
  await browser.close();
  await server.stop();
}
for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) {
  console.error(`${complaints.length} complaints of the browser.`);
  process.exitCode = 1;
}
