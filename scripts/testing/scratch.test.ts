import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeScratch } from './scratch.ts';

test('a run gets a folder of its own, and only what dead runs left is removed', () => {
  const place = mkdtempSync(join(tmpdir(), 'scratch-'));
  const { pid: dead } = spawnSync(process.execPath, ['--version']);
  const [left, living, other] = [`slipway-test-${dead}-a`, `slipway-test-${process.pid}-a`, 'slipway-data'];
  for (const folder of [left, living, other]) mkdirSync(join(place, folder));
  expect(existsSync(makeScratch(place))).toBe(true);
  expect([left, living, other].map((folder) => existsSync(join(place, folder)))).toEqual([false, true, true]);
  rmSync(place, { recursive: true });
});
