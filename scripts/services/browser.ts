import { existsSync } from 'node:fs';
import { findOnPath, installSystemPackage, isExecutable, runCommand } from './command.ts';
import { fetchHeadlessShell } from './headless-shell.ts';

const debiansChromium = '/usr/bin/chromium';
/** The one without windows comes first: same engine, a tenth less work where every core counts. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Chromium heeds the last such list only, so this one repeats Playwright's. Ours begin at `AimEnabled`: a Chromium with
 * windows draws the list under its address bar for each new window, over a second of work that nobody sees, and one
 * that keeps sites apart starts more processes for each page, a sixth of what it costs; there is one site here.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'PreloadTopChromeWebUI',
  'IsolateOrigins',
  'site-per-process',
  'SpareRendererForSitePerProcess',
];

/** Chromium refuses its sandbox as root, and phones home unless told otherwise. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-site-isolation-trials',
  '--no-first-run',
  `--disable-features=${disabledFeatures.join(',')}`,
];

export function findBrowser(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = [env.CHROMIUM_PATH, env.CHROME_PATH].find((path) => path !== undefined && path !== '');
  if (named !== undefined) {
    if (!isExecutable(named))
      throw new Error(`CHROMIUM_PATH or CHROME_PATH names ${named}, which cannot be run.`);
    return named;
  }
  for (const name of names) {
    const found = findOnPath(name);
    if (found !== undefined) return found;
  }
  return macPaths.find((path) => existsSync(path));
}

/** Looks for a browser, then fetches one, and says what to do when neither works. */
export async function ensureBrowser(root: string): Promise<string> {
  const found = findBrowser() ?? (await findPlaywrightBrowser());
  if (found !== undefined) return found;
  await runCommand('npx', ['playwright', 'install', 'chromium'], { cwd: root, timeout: 300_000 });
  const fetched = await findPlaywrightBrowser();
  if (fetched !== undefined) return fetched;
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const installed = (await installSystemPackage(name)) ? findBrowser() : undefined;
    if (installed !== undefined) return installed;
  }
  throw new Error('No browser was found. Install Chromium or Chrome, or name one in CHROMIUM_PATH.');
}

/** For tests: the one without windows, where it can be had beside Debian's. A browser that was named is used as it is. */
export async function ensureTestBrowser(root: string): Promise<string> {
  const found = await ensureBrowser(root);
  const isDebians = found === debiansChromium && !process.env.CHROMIUM_PATH && !process.env.CHROME_PATH;
  return (isDebians ? await fetchHeadlessShell(root) : undefined) ?? found;
}

async function findPlaywrightBrowser(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}
