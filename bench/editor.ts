import { existsSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import { ensureBrowser } from '../scripts/services/browser.ts';
import { runCommand } from '../scripts/services/command.ts';
import { commandNames } from './editor/bench-page.ts';
import {
  type Measured,
  measureAtMost,
  measureTogether,
  type StepName,
  type Times,
} from './editor/measure.ts';

/**
 * The editor beside a bare React list of the same sections and beside Puck, in a real browser: `npm run bench:editor`. Each figure is the
 * median of all rounds; behind a ratio stands the middle half of what single rounds gave.
 */
const root = join(import.meta.dirname, '..');
const asked = process.argv.slice(2);
/** `npm run bench:editor 500` measures that one only, `npm run bench:editor 500 --no-puck` without Puck. */
const numbers = asked.map(Number).filter((one) => one > 0);
const sizes = numbers.length > 0 ? numbers : [10, 100, 500];
/** The goals are for this many. */
const judgedAt = 500;
const often = { loads: 5, rounds: 21 };
const seldom = { loads: 3, rounds: 5 };
const puckRounds = 3;
const puckLongestMs = 75_000;

if (!existsSync(join(import.meta.dirname, 'node_modules/@measured/puck'))) {
  const { code, output } = await runCommand('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: import.meta.dirname,
  });
  if (code !== 0) console.log(`Puck could not be installed and is left out.\n${output}`);
}
const hasPuck =
  existsSync(join(import.meta.dirname, 'node_modules/@measured/puck')) && !asked.includes('--no-puck');

const site = join(root, '.cache/bench-editor');
const shared = {
  root: join(import.meta.dirname, 'editor'),
  configFile: false,
  logLevel: 'error',
  build: {
    outDir: site,
    emptyOutDir: true,
    rolldownOptions: {
      input: ['ours', 'bare', ...(hasPuck ? ['puck'] : [])].map((name) =>
        join(import.meta.dirname, 'editor', `${name}.html`),
      ),
    },
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

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(share * values.length)] ?? Number.NaN;
const middle = (times: Times | undefined, name: StepName, what: keyof Measured): number =>
  quantile(
    (times?.get(name) ?? []).map((one) => one[what]),
    0.5,
  );
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const cpuOf = (times: Times | undefined, names: readonly StepName[]): number =>
  sum(names.map((name) => middle(times, name, 'cpu')));
const cpuOfRound = (times: Times, names: readonly StepName[], round: number): number =>
  sum(names.map((name) => times.get(name)?.[round]?.cpu ?? Number.NaN));

let missed = 0;
const verdict = (isHeld: boolean, most: number): string => {
  if (!isHeld) missed += 1;
  return `, at most ${most}: ${isHeld ? 'ok' : 'MISSED'}`;
};

for (const count of sizes) {
  const page = { origin, executablePath, count };
  const isJudged = count === judgedAt;
  const together = await measureTogether(['ours', 'bare'], page, isJudged ? often : seldom);
  const [ours, bare] = [together.get('ours'), together.get('bare')];
  const puck = hasPuck ? await measureAtMost(puckLongestMs, 'puck', page, puckRounds) : undefined;
  const subjects = [...together.keys(), ...(puck === undefined ? [] : ['puck'])];
  const cell = (times: Times | undefined, name: StepName) =>
    `${middle(times, name, 'ms').toFixed(1).padStart(8)} ${middle(times, name, 'cpu').toFixed(1).padStart(8)}`;
  console.log(
    `\n${`${count} sections`.padEnd(16)}${subjects.map((name) => `${name.padStart(10)} ms  CPU ms`).join('')}`,
  );
  for (const name of ['load', ...commandNames] as const)
    console.log(
      name.padEnd(16) + subjects.map((subject) => cell(together.get(subject) ?? puck, name)).join('   '),
    );
  if (ours === undefined || bare === undefined) continue;
  if (isJudged)
    for (const name of commandNames) {
      const ms = middle(ours, name, 'ms');
      console.log(`${name}: ${ms.toFixed(1)} ms${verdict(ms < 16, 16)}`);
    }
  for (const [names, most] of [
    [['add', 'move', 'duplicate', 'undo'], 2],
    [['select', 'type'], 1.5],
    [['load'], 2],
  ] as const) {
    const ratio = cpuOf(ours, names) / cpuOf(bare, names);
    const rounds = (ours.get(names[0]) ?? []).map(
      (_, round) => cpuOfRound(ours, names, round) / cpuOfRound(bare, names, round),
    );
    const spread = `${quantile(rounds, 0.25).toFixed(2)} to ${quantile(rounds, 0.75).toFixed(2)}`;
    const beside =
      puck === undefined ? '' : `, ${(cpuOf(ours, names) / cpuOf(puck, names)).toFixed(2)} × Puck`;
    console.log(
      `${names.join(' + ')}: ${ratio.toFixed(2)} (${spread}) × the bare list in CPU${isJudged ? verdict(ratio <= most, most) : ''}${beside}`,
    );
  }
}
await server.close();
if (missed > 0) {
  console.log(`\n${missed} goals missed.`);
  process.exitCode = 1;
}
