import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type CDPSession, chromium, type Page as Tab } from '@playwright/test';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import { browserArgs, ensureBrowser } from '../scripts/services/browser.ts';
import { runCommand } from '../scripts/services/command.ts';
import { type Bench, type CommandName, commandNames, type makeLongPage } from './editor/bench-page.ts';

/**
 * The editor beside a bare React list of the same sections and beside Puck, in a real browser: `npm run bench:editor`.
 * `ms` is one command until the layout of the page is known, CPU what the page's thread worked until it is quiet again.
 */
const root = join(import.meta.dirname, '..');
/** `npm run bench:editor 500` measures that one only. */
const asked = process.argv.slice(2).map(Number);
const sizes = asked.length > 0 ? asked : [10, 100, 500];
/** Where it counts, more often. */
const timesAt = (sections: number): number => (sections === 500 ? 5 : 2);
/** One that takes longer is closed, and its cells stay empty. */
const longestMs = 75_000;
/** Longer than the draft waits. */
const quietMs = 330;

type Bridge = Window & { readonly bench: Bench; readonly makeLongPage: typeof makeLongPage };

if (!existsSync(join(import.meta.dirname, 'node_modules/@measured/puck'))) {
  const { code, output } = await runCommand('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: import.meta.dirname,
  });
  if (code !== 0) console.log(`Puck could not be installed and is left out.\n${output}`);
}
const hasPuck = existsSync(join(import.meta.dirname, 'node_modules/@measured/puck'));
const subjects = ['ours', 'bare', ...(hasPuck ? ['puck'] : [])];

const site = join(root, '.cache/bench-editor');
const shared = {
  root: join(import.meta.dirname, 'editor'),
  configFile: false,
  logLevel: 'error',
  build: {
    outDir: site,
    emptyOutDir: true,
    rolldownOptions: { input: subjects.map((name) => join(import.meta.dirname, 'editor', `${name}.html`)) },
  },
} as const;
await build({
  ...shared,
  plugins: [tailwindcss(), react()],
  resolve: { dedupe: ['react', 'react-dom', 'react-router', '@tanstack/react-query'] },
});
const server = await preview({ ...shared, preview: { port: 0, host: '127.0.0.1' } });
const origin = server.resolvedUrls?.local[0] ?? '';
const executablePath = await ensureBrowser(root);

async function cpuMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

interface Measured {
  readonly ms: number;
  readonly cpu: number;
}
type Rows = Map<string, Measured>;

function runCommandIn(tab: Tab, name: CommandName): Promise<number> {
  return tab.evaluate(async (command) => {
    const { bench } = window as unknown as Bridge;
    const before = performance.now();
    bench.commands[command]();
    await Promise.resolve();
    for (const drawn of bench.documents()) drawn.body.getBoundingClientRect();
    return performance.now() - before;
  }, name);
}

/** Fills the rows as it goes, so that one that is stopped has those that were measured. */
async function measure(tab: Tab, subject: string, count: number, rows: Rows): Promise<void> {
  await tab.goto(`${origin}${subject}.html`);
  await tab.waitForFunction(() => 'bench' in window);
  const session = await tab.context().newCDPSession(tab);
  // The thread's own time: a busy machine makes a page wait, not work.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const cpuBefore = await cpuMs(session);
  const loadMs = await tab.evaluate(async (sections) => {
    const { bench, makeLongPage } = window as unknown as Bridge;
    const page = makeLongPage(sections);
    const before = performance.now();
    await bench.load(page);
    for (const drawn of bench.documents()) drawn.body.getBoundingClientRect();
    return performance.now() - before;
  }, count);
  await tab.waitForTimeout(quietMs);
  rows.set('load', { ms: loadMs, cpu: (await cpuMs(session)) - cpuBefore });
  for (const name of commandNames) {
    const ms: number[] = [];
    const cpu: number[] = [];
    for (let time = 0; time < timesAt(count); time += 1) {
      // What was added or copied last is selected now; and there has to be something to take back.
      if (name !== 'select') await runCommandIn(tab, 'select');
      if (name === 'undo') await runCommandIn(tab, 'move');
      await tab.waitForTimeout(quietMs);
      const from = await cpuMs(session);
      ms.push(await runCommandIn(tab, name));
      await tab.waitForTimeout(quietMs);
      cpu.push((await cpuMs(session)) - from);
    }
    rows.set(name, { ms: median(ms), cpu: median(cpu) });
  }
}

/** In a browser of its own, which is closed whatever happens: a page that never comes to rest takes nothing with it. */
async function measureAlone(subject: string, count: number): Promise<Rows> {
  const rows: Rows = new Map();
  const browser = await chromium.launch({ executablePath, args: browserArgs });
  const tooLong = Promise.withResolvers<never>();
  const timer = setTimeout(() => tooLong.reject(new Error(`over ${longestMs / 1000} s`)), longestMs);
  try {
    const tab = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const measured = measure(tab, subject, count, rows);
    measured.catch(() => {});
    await Promise.race([measured, tooLong.promise]);
  } catch (error) {
    const [reason] = String(error).split('\n');
    console.log(`${subject} with ${count} sections was stopped after ${rows.size} rows: ${reason}`);
  } finally {
    clearTimeout(timer);
    await browser.close();
  }
  return rows;
}

const sum = (rows: Rows, names: readonly string[]): number =>
  names.reduce((total, name) => total + (rows.get(name)?.cpu ?? Number.NaN), 0);
let missed = 0;
const puckRatio = (ours: Rows, puck: Rows | undefined, names: readonly string[]): string =>
  puck === undefined ? '' : `, ${(sum(ours, names) / sum(puck, names)).toFixed(2)} × Puck`;
const verdict = (isHeld: boolean): string => {
  if (!isHeld) missed += 1;
  return isHeld ? 'ok' : 'MISSED';
};

for (const count of sizes) {
  const results = new Map<string, Rows>();
  for (const subject of subjects) results.set(subject, await measureAlone(subject, count));
  const cell = ({ ms, cpu }: Measured = { ms: Number.NaN, cpu: Number.NaN }) =>
    `${ms.toFixed(1).padStart(8)} ${cpu.toFixed(1).padStart(8)}`;
  console.log(
    `\n${count} sections${' '.repeat(6)}${subjects.map((name) => `${name.padStart(10)} ms  CPU ms`).join('')}`,
  );
  for (const name of ['load', ...commandNames])
    console.log(
      name.padEnd(16) + subjects.map((subject) => cell(results.get(subject)?.get(name))).join('   '),
    );
  const [ours, bare] = [results.get('ours'), results.get('bare')];
  if (ours === undefined || bare === undefined) continue;
  // The goals are for 500 sections; below that they are only printed.
  const judge = (isHeld: boolean, most: number): string =>
    count === 500 ? `, at most ${most}: ${verdict(isHeld)}` : '';
  for (const name of commandNames) {
    const { ms } = ours.get(name) ?? { ms: Number.NaN };
    if (count === 500) console.log(`${name}: ${ms.toFixed(1)} ms${judge(ms < 16, 16)}`);
  }
  for (const [names, most] of [
    [['add', 'move', 'duplicate', 'undo'], 2],
    [['select', 'type'], 1.5],
    [['load'], 2],
  ] as const) {
    const ratio = sum(ours, names) / sum(bare, names);
    console.log(
      `${names.join(' + ')}: ${ratio.toFixed(2)} × the bare list in CPU${judge(ratio <= most, most)}${puckRatio(ours, results.get('puck'), names)}`,
    );
  }
}
await server.close();
if (missed > 0) {
  console.log(`\n${missed} goals missed.`);
  process.exitCode = 1;
}
