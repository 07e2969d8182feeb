import { type CDPSession, chromium, type Page as Tab } from '@playwright/test';
import { browserArgs } from '../../scripts/services/browser.ts';
import { type Bench, type CommandName, commandNames, type makeLongPage } from './bench-page.ts';

/** `ms` is one command until the layout of the page is known, CPU what the page's thread worked until it is quiet again. */
export interface Measured {
  readonly ms: number;
  readonly cpu: number;
}
export type StepName = CommandName | 'load';
/** Each time a step was measured, in order. */
export type Times = Map<StepName, Measured[]>;

interface Asked {
  /** Where the pages are served, with a slash. */
  readonly origin: string;
  readonly executablePath: string;
  readonly count: number;
}

interface Opened {
  readonly tab: Tab;
  readonly session: CDPSession;
  readonly times: Times;
  close(): Promise<void>;
}

type Bridge = Window & { readonly bench: Bench; readonly makeLongPage: typeof makeLongPage };

/** Longer than the draft waits. */
const quietMs = 330;

async function cpuMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** In a browser of its own, so that nothing that one of them leaves behind is cleared away in the time of another. */
async function open(subject: string, { origin, executablePath }: Asked, times: Times): Promise<Opened> {
  const browser = await chromium.launch({ executablePath, args: browserArgs });
  const tab = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await tab.goto(`${origin}${subject}.html`);
  await tab.waitForFunction(() => 'bench' in window);
  const session = await tab.context().newCDPSession(tab);
  // The thread's own time: a busy machine makes a page wait, not work.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { tab, session, times, close: () => browser.close() };
}

async function measure({ tab, session, times }: Opened, step: StepName, run: () => Promise<number>) {
  const from = await cpuMs(session);
  const ms = await run();
  await tab.waitForTimeout(quietMs);
  times.set(step, [...(times.get(step) ?? []), { ms, cpu: (await cpuMs(session)) - from }]);
}

const load = (opened: Opened, count: number): Promise<void> =>
  measure(opened, 'load', () =>
    opened.tab.evaluate(async (sections) => {
      const { bench, makeLongPage } = window as unknown as Bridge;
      const page = makeLongPage(sections);
      const before = performance.now();
      await bench.load(page);
      for (const drawn of bench.documents()) drawn.body.getBoundingClientRect();
      return performance.now() - before;
    }, count),
  );

const run = ({ tab }: Opened, name: CommandName): Promise<number> =>
  tab.evaluate(async (command) => {
    const { bench } = window as unknown as Bridge;
    const before = performance.now();
    bench.commands[command]();
    await Promise.resolve();
    for (const drawn of bench.documents()) drawn.body.getBoundingClientRect();
    return performance.now() - before;
  }, name);

async function measureCommand(opened: Opened, name: CommandName): Promise<void> {
  // What was added or copied last is selected now; and there has to be something to take back.
  if (name !== 'select') await run(opened, 'select');
  if (name === 'undo') await run(opened, 'move');
  await opened.tab.waitForTimeout(quietMs);
  await measure(opened, name, () => run(opened, name));
}

/**
 * Side by side: each command in one and then in the other, again and again. A machine that slows down slows both, and what one run
 * happens to hit does not decide.
 */
export async function measureTogether(
  subjects: readonly string[],
  asked: Asked,
  { loads, rounds }: { readonly loads: number; readonly rounds: number },
): Promise<ReadonlyMap<string, Times>> {
  const results = new Map(subjects.map((subject): [string, Times] => [subject, new Map()]));
  let running: readonly Opened[] = [];
  for (let time = 0; time < loads; time += 1) {
    for (const { close } of running) await close();
    running = [];
    for (const [subject, times] of results) {
      const opened = await open(subject, asked, times);
      running = [...running, opened];
      await load(opened, asked.count);
    }
  }
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const name of commandNames) for (const opened of running) await measureCommand(opened, name);
  } finally {
    for (const { close } of running) await close();
  }
  return results;
}

/** Alone, and no longer than this: a page that never comes to rest is closed, and has what was measured until then. */
export async function measureAtMost(
  longestMs: number,
  subject: string,
  asked: Asked,
  rounds: number,
): Promise<Times> {
  const times: Times = new Map();
  const opened = await open(subject, asked, times);
  const timer = setTimeout(() => void opened.close(), longestMs);
  try {
    await load(opened, asked.count);
    for (const name of commandNames)
      for (let round = 0; round < rounds; round += 1) await measureCommand(opened, name);
  } catch (error) {
    const [reason] = String(error).split('\n');
    console.log(`${subject} with ${asked.count} sections was stopped after ${times.size} rows: ${reason}`);
  } finally {
    clearTimeout(timer);
    await opened.close();
  }
  return times;
}
