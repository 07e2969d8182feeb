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

interface PageTimes {
  /** By the wall clock of the page, from the file chosen to the note that it is read, and to the drawn triangle of its own run. */
  readonly readMs: number;
  readonly drawnMs: number;
  /** The longest task of the page's main thread meanwhile: by the wall clock, and its own work alone. */
  readonly longestMs: number;
  readonly busiestMs: number;
}

/** The same file in the real page: chosen, read, run as soon as it is read, and drawn. Without a triangle there is no time. */
export async function timePage(origin: string, events: string): Promise<PageTimes> {
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
    // By its place: a search by text reads every word of the page, in the very task that is measured.
    const box = page.locator('form .border-dashed input[type=file]');
    await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'blink.user_timing'] });
    const drawn = page.evaluate(watchUntilDrawn);
    await box.setInputFiles(file);
    const times = await drawn;
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: readonly TraceEvent[];
    };
    return { ...times, ...longestTask(traceEvents) };
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs in the page. It presses the button itself and is told of changes: asking again and again would be work of the page. */
function watchUntilDrawn(): Promise<{ readMs: number; drawnMs: number }> {
  return new Promise((resolve, reject) => {
    const triangleText = () => document.querySelector('section[data-kind=heatmap] .drawn')?.textContent ?? '';
    // The worked example has a triangle too: it stays until the own one comes.
    const sample = triangleText();
    let chosenAt = 0;
    let readMs = 0;
    document.addEventListener(
      'change',
      () => {
        if (chosenAt === 0) performance.mark('chosen');
        chosenAt ||= performance.now();
      },
      { capture: true },
    );
    const watch = new MutationObserver(() => {
      if (chosenAt === 0) return;
      if (readMs === 0) {
        const notes = [...document.querySelectorAll('form [role=status]')];
        if (!notes.some(({ textContent }) => textContent.includes('rows read'))) return;
        readMs = performance.now() - chosenAt;
        // The form takes the rows a moment later, and nobody presses before it is painted: that work is a task of its own.
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            setTimeout(() => document.querySelector<HTMLElement>('.run-bar button[type=submit]')?.click()),
          ),
        );
      }
      if (!location.search.includes('run=')) return;
      const text = triangleText();
      // A large one comes part by part: its legend is the last of it.
      if (text === sample || !text.includes('not reached yet')) return;
      watch.disconnect();
      // Painted, not only put into the page.
      requestAnimationFrame(() =>
        setTimeout(() => resolve({ readMs, drawnMs: performance.now() - chosenAt })),
      );
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    setTimeout(
      () => reject(new Error(`No triangle was drawn: ${document.body.innerText.slice(0, 600)}`)),
      60_000,
    );
  });
}

function longestTask(events: readonly TraceEvent[]): Pick<PageTimes, 'longestMs' | 'busiestMs'> {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  );
  // What finds the control and hands it the file is work of this bench, not of the page.
  const from = events.find(({ name }) => name === 'chosen')?.ts;
  if (from === undefined) throw new Error('The trace does not say when the file was chosen.');
  const tasks = events.filter(
    ({ name, ph, pid, tid, ts, dur = 0 }) =>
      ph === 'X' && name.endsWith('RunTask') && mains.has(`${pid}:${tid}`) && ts + dur > from,
  );
  const most = (of: 'dur' | 'tdur') =>
    tasks.reduce((longest, task) => Math.max(longest, (task[of] ?? 0) / 1000), 0);
  return { longestMs: most('dur'), busiestMs: most('tdur') };
}
