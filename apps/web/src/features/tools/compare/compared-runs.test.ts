import { expect, it } from 'vitest';
import type { FinishedRun } from '../sheet/saved-sheet.tsx';
import { nameRuns, parseCompared } from './compared-runs.ts';

it.each([
  ['r1,r2', ['r1', 'r2']],
  ['r1@1,r1@3', ['r1 1', 'r1 3']],
  ['a,b,c,d,e', ['a', 'b', 'c', 'd']],
  ['r1@x', ['r1']],
  [null, []],
])('%s', (text, wanted) => {
  expect(parseCompared(text).map(({ id, version }) => [id, version].filter(Boolean).join(' '))).toEqual(
    wanted,
  );
});

it('names runs by what tells them apart', () => {
  const run = (id: string, title: string, version = 1, createdAt = '2026-11-03') =>
    ({ id, title, version, createdAt, report: { title } }) as FinishedRun;
  const name = (...runs: readonly FinishedRun[]) => nameRuns(runs, (at) => at);
  expect(name(run('a', 'Kegs'), run('b', 'Bees'))).toEqual(['Kegs', 'Bees']);
  expect(name(run('a', 'Kegs'), run('a', 'Kegs', 2))).toEqual(['Kegs, version 1', 'Kegs, version 2']);
  expect(name(run('a', 'Kegs'), run('b', 'Kegs', 1, '2026-11-09'))).toEqual([
    'Kegs, 2026-11-03',
    'Kegs, 2026-11-09',
  ]);
});
