import { mkdtempSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { packNumbers, readCompiled, writeCompiled } from './compiled-file.ts';
import { DiskNumbers, openBytes } from './disk-numbers.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'numbers-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a stretch from the disk is the same stretch of the list', () => {
  const path = join(folder, 'list');
  const list = Int16Array.from({ length: 500 }, (_, at) => (at * 7919) % 65_536);
  writeFileSync(path, Buffer.concat([Buffer.from('head'), packNumbers(list)]));
  const onDisk = new DiskNumbers(Int16Array, { file: openSync(path, 'r'), from: 4, length: list.length });
  expect(onDisk).toHaveLength(500);
  const place = fc.integer({ min: 0, max: 500 });
  fc.assert(
    fc.property(place, place, (one, other) => {
      const [from, to] = [Math.min(one, other), Math.max(one, other)];
      expect(onDisk.slice(from, to)).toEqual(list.slice(from, to));
    }),
  );
});

test('what was opened is read on when another file takes its name', () => {
  const path = join(folder, 'made.bin');
  const write = (at: string, value: number) =>
    writeCompiled(at, 'here', new Map([['some', packNumbers(Int32Array.of(value, value))]]));
  write(path, 1);
  const some = readCompiled(path, 'here', (file) => file.numbersOnDisk('some', Int32Array));
  write(path, 2);
  expect(some?.slice(1, 2)).toEqual(Int32Array.of(1));
  const whole = openBytes(path);
  const before = whole.slice(0, whole.length);
  write(`${path}.new`, 3);
  renameSync(`${path}.new`, path);
  expect(whole.slice(0, whole.length)).toEqual(before);
});
