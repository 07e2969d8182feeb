import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { browserArgs } from '../../scripts/services/browser.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const widths = [1280, 390];
const scrollWidths = [320, 390, 820, 1280];

interface Found {
  readonly axe: readonly string[];
  /** Pages that have to be moved sideways to be read. */
  readonly sideways: readonly string[];
  readonly scripts: readonly string[];
}

/**
 * Opened from the disk, as whoever gets the file opens it. The policy inside each file is switched off, so that what is counted is what
 * the renderer lets through and not what the policy would have caught.
 */
export async function checkInBrowser(
  executablePath: string,
  folder: string,
  files: readonly { readonly name: string; readonly isHostile: boolean }[],
): Promise<Found> {
  const browser = await chromium.launch({ executablePath, args: browserArgs });
  const [axe, sideways, scripts]: [string[], string[], string[]] = [[], [], []];
  try {
    const page = await (await browser.newContext({ bypassCSP: true })).newPage();
    let now = '';
    page.on('dialog', (dialog) => {
      scripts.push(`${now}: ${dialog.type()} ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('request', (request) => {
      if (!/^(?:file|data):/.test(request.url())) scripts.push(`${now}: fetched ${request.url()}`);
    });
    for (const { name, isHostile } of files.filter((file) => !file.name.endsWith('-folder.html'))) {
      now = name;
      await page.goto(pathToFileURL(join(folder, name)).href);
      await touchEverything(page);
      if (isHostile) continue;
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        axe.push(...(await runAxe(page)).map((line) => `${name} at ${width}: ${line}`));
      }
      for (const width of scrollWidths) {
        await page.setViewportSize({ width, height: 800 });
        const wide = await findWide(page);
        if (wide !== null) sideways.push(`${name} at ${width}: ${wide}`);
      }
    }
  } finally {
    await browser.close();
  }
  return { axe: [...new Set(axe)], sideways, scripts };
}

/** Handlers that wait for a pointer, focus or an opened fold get what they wait for. */
async function touchEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      for (const type of ['mouseover', 'click', 'focus', 'toggle'])
        element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
      if (element instanceof HTMLAnchorElement && element.protocol === 'javascript:') element.click();
    }
  });
}

/** By how much a page is wider than its window, and the deepest element that sticks out. */
function findWide(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const over = document.documentElement.scrollWidth - room;
    if (over <= 0) return null;
    const out = [...document.querySelectorAll('body *')].findLast(
      (one) => one.getBoundingClientRect().right > room + 1,
    );
    const section = out?.closest('.s')?.className ?? '';
    return `${over} px too wide, ${section} ${out?.tagName.toLowerCase()}.${out?.className}`;
  });
}

async function runAxe(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate((): Promise<AxeResults> => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } };
    return axe.run({ resultTypes: ['violations'] });
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')}`),
  );
}
