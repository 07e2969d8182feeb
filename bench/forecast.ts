import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillGaps, forecastSeries } from '@slipway/stats';
import { type HeldOut, readHeldOut, seasonOf } from './forecast/held-out.ts';

/**
 * How good the forecasts of Growth Trends are: `npm run bench:forecast DIR [MOST]`. DIR holds files as the M competitions publish
 * them, `Monthly-train.csv` beside `Monthly-test.csv` at any depth; of each pair at most MOST series are run, spread evenly.
 */
interface Score {
  readonly mase: number;
  readonly smape: number;
}

const [folder, most = '1000'] = process.argv.slice(2);
if (folder === undefined || !existsSync(folder)) {
  console.error('Please name a folder with series: npm run bench:forecast DIR');
  process.exit(1);
}
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
const trains = files.filter((file) => /-train\.csv$/iu.test(file));
let isAnyRun = false;
for (const train of trains) {
  const name = (train.split(/[\\/]/u).at(-1) ?? '').replace(/-train\.csv$/iu, '');
  const test = files.find((file) => file.toLowerCase().endsWith(`${name.toLowerCase()}-test.csv`));
  if (!test) {
    console.log(`${name}: no ${name}-test.csv beside it.`);
    continue;
  }
  const text = (file: string) => readFileSync(join(folder, file), 'utf8');
  const series = readHeldOut(text(train), text(test));
  const every = Math.max(1, Math.ceil(series.length / Number(most)));
  run(
    name,
    series.filter((_, at) => at % every === 0),
    series.length,
  );
  isAnyRun = true;
}
if (!isAnyRun) {
  console.error(`No …-train.csv with its …-test.csv in ${folder}.`);
  process.exit(1);
}

function run(name: string, series: readonly HeldOut[], all: number): void {
  const { period, scaleLag } = seasonOf(name);
  const ours: Score[] = [];
  const naive: Score[] = [];
  const seasonal: Score[] = [];
  let inside80 = 0;
  let inside95 = 0;
  let points = 0;
  let passedMs = 0;
  let naiveWins = 0;
  let tooShort = 0;
  for (const { known: given, actual } of series) {
    const from = performance.now();
    const found = forecastSeries(given, { horizon: actual.length, period });
    passedMs += performance.now() - from;
    if (!found) {
      tooShort += 1;
      continue;
    }
    if (found.isNaive) naiveWins += 1;
    const known = fillGaps(given);
    const score = (at: (index: number) => number) =>
      scoreOf(
        known,
        actual,
        actual.map((_, index) => at(index)),
        scaleLag,
      );
    ours.push(score((index) => found.bands[index]?.value ?? 0));
    naive.push(score(() => known.at(-1) ?? 0));
    seasonal.push(score((index) => known.at((index % period) - period) ?? known.at(-1) ?? 0));
    found.bands.forEach(({ low80, high80, low95, high95 }, index) => {
      const value = actual[index] ?? null;
      if (value === null) return;
      points += 1;
      if (value >= low80 && value <= high80) inside80 += 1;
      if (value >= low95 && value <= high95) inside95 += 1;
    });
  }
  const percent = (part: number, of: number) => `${((100 * part) / Math.max(1, of)).toFixed(1)} %`;
  console.log(`${name}: ${series.length} of ${all} series${tooShort > 0 ? `, ${tooShort} too short` : ''}`);
  for (const [label, scores] of Object.entries({ Slipway: ours, naive, 'seasonal naive': seasonal }))
    console.log(`  ${label.padEnd(16)}MASE ${mean(scores, 'mase')}   sMAPE ${mean(scores, 'smape')} %`);
  console.log(
    `  bands           80 % hold ${percent(inside80, points)}   95 % hold ${percent(inside95, points)}`,
  );
  console.log(`  naive wins      ${percent(naiveWins, ours.length)} of the series`);
  console.log(`  time            ${(passedMs / Math.max(1, series.length)).toFixed(1)} ms a series`);
}

function scoreOf(
  known: readonly number[],
  actual: readonly (number | null)[],
  forecast: readonly number[],
  lag: number,
): Score {
  const steps = known.slice(lag).map((value, at) => Math.abs(value - (known[at] ?? 0)));
  const scale = steps.reduce((total, size) => total + size, 0) / Math.max(1, steps.length);
  const pairs = actual.flatMap((value, at) => (value === null ? [] : [{ value, said: forecast[at] ?? 0 }]));
  const errors = pairs.map(({ value, said }) => Math.abs(value - said));
  const total = errors.reduce((sum, error) => sum + error, 0);
  const shares = pairs.map(({ value, said }, at) => {
    const size = Math.abs(value) + Math.abs(said);
    return size === 0 ? 0 : (200 * (errors[at] ?? 0)) / size;
  });
  return {
    // A series that never moved has nothing to measure by.
    mase: scale === 0 ? Number.NaN : total / errors.length / scale,
    smape: shares.reduce((sum, share) => sum + share, 0) / shares.length,
  };
}

function mean(scores: readonly Score[], of: keyof Score): string {
  const values = scores.map((score) => score[of]).filter(Number.isFinite);
  return (values.reduce((total, value) => total + value, 0) / Math.max(1, values.length)).toFixed(3);
}
