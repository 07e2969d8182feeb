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
const timesAt = (sections: number): number => (sections === 500 ? 7 : 3);
/** Longer than the draft and the bar of the page wait. */
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
const browser = await chromium.launch({ executablePath: await ensureBrowser(root), args: browserArgs });

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

async function measure(subject: string, count: number): Promise<Map<string, Measured>> {
  const tab = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await tab.goto(`${origin}${subject}.html`);
  await tab.waitForFunction(() => 'bench' in window);
  const session = await tab.context().newCDPSession(tab);
  await session.send('Performance.enable');
  const rows = new Map<string, Measured>();
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
  await tab.close();
  return rows;
}

const sum = (rows: Map<string, Measured>, names: readonly string[]): number =>
  names.reduce((total, name) => total + (rows.get(name)?.cpu ?? 0), 0);
let missed = 0;
const verdict = (isHeld: boolean): string => {
  if (!isHeld) missed += 1;
  return isHeld ? 'ok' : 'MISSED';
};

for (const count of sizes) {
  const results = new Map<string, Map<string, Measured>>();
  for (const subject of subjects) results.set(subject, await measure(subject, count));
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
  if (count !== 500 || ours === undefined || bare === undefined) continue;
  for (const name of commandNames) {
    const { ms } = ours.get(name) ?? { ms: Number.NaN };
    console.log(`${name}: ${ms.toFixed(1)} ms, at most 16: ${verdict(ms < 16)}`);
  }
  for (const [names, most] of [
    [['add', 'move', 'duplicate', 'undo'], 2],
    [['select', 'type'], 1.5],
    [['load'], 2],
  ] as const) {
    const ratio = sum(ours, names) / sum(bare, names);
    console.log(
      `${names.join(' + ')}: ${ratio.toFixed(2)} × the bare list in CPU, at most ${most}: ${verdict(ratio <= most)}`,
    );
  }
}
await browser.close();
await server.close();
if (missed > 0) {
  console.log(`\n${missed} goals missed.`);
  process.exitCode = 1;
}
