import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserArgs, ensureBrowser } from '../scripts/services/browser.ts';
import { ensureBuilt } from '../scripts/services/web-build.ts';
import { visitors } from '../scripts/shots/visitors.ts';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Work of the thread alone: what else the machine does holds up no page. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

const root = join(import.meta.dirname, '..');

/** The same file in the real page, dropped, read and run: the longest task of its main thread until the sheet is drawn. */
export async function timePage(origin: string, events: string): Promise<number> {
  await ensureBuilt(root);
  const folder = mkdtempSync(join(tmpdir(), 'slipway-events-'));
  const file = join(folder, 'events.csv');
  writeFileSync(file, events);
  const browser = await chromium.launch({ executablePath: await ensureBrowser(root), args: browserArgs });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await visitors.find(({ name }) => name === 'premium')?.prepare?.(context.request, origin);
    const page = await context.newPage();
    await page.goto(`${origin}/retention-burn`);
    await page.locator('.report-sheet .drawn').first().waitFor();
    const box = page
      .locator('div')
      .filter({ hasText: /^Import a file/ })
      .last();
    const input = box.locator('input[type=file]');
    // What asks the page whether it is ready is work of its main thread too: it waits by itself.
    const ready = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const watch = setInterval(() => {
            const isRead = [...document.querySelectorAll('[role=status]')].some(({ textContent }) =>
              textContent.includes('rows read'),
            );
            if (!isRead) return;
            clearInterval(watch);
            resolve();
          }, 500);
        }),
    );
    await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
    await input.setInputFiles(file);
    await ready;
    await page.getByRole('button', { name: /^Count the months/ }).click();
    await page.waitForTimeout(8000);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: readonly TraceEvent[];
    };
    return longestTask(traceEvents);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function longestTask(events: readonly TraceEvent[]): number {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  );
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => ph === 'X' && name.endsWith('RunTask') && mains.has(`${pid}:${tid}`),
  );
  return tasks.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur / 1000), 0);
}
