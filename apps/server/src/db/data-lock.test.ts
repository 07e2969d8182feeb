import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FolderInUse, lockFolder } from './data-lock.ts';

const holder = { pid: 4242, address: 'http://localhost:3000', since: '2026-01-02T03:04:05.000Z' };

test('a folder has one holder, who is named to the next one', () => {
  const dir = mkdtempSync(join(tmpdir(), 'slipway-lock-'));
  const lock = lockFolder(dir, holder);
  expect(() => lockFolder(dir, { ...holder, pid: 7 })).toThrow(FolderInUse);
  expect(() => lockFolder(dir, holder)).toThrow(
    /process 4242 at http:\/\/localhost:3000, since 2026-01-02T03:04:05/,
  );
  lock.release();
  lockFolder(dir, holder).release();
});
