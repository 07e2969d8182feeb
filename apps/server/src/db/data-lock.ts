import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { keepPrivate } from './private-file.ts';

/** A server that is just stopping gets this long to let go of its folder. */
const waitMs = 500;

const holder = z.object({ pid: z.number(), address: z.string(), since: z.string() });
type Holder = z.output<typeof holder>;

export interface DataLock {
  release(): void;
}

export class FolderInUse extends Error {
  readonly holder: Holder | null;

  constructor(dir: string, by: Holder | null) {
    const who = by ? `process ${by.pid} at ${by.address}, since ${by.since}` : 'a server that is starting';
    super(`The data folder ${dir} is already in use by another Slipway server: ${who}.`);
    this.name = 'FolderInUse';
    this.holder = by;
  }
}

/**
 * One server per folder. The lock is the operating system's own on a file that SQLite holds, so it goes with the
 * process however that ends; `holder.json` beside it only names the holder.
 */
export function lockFolder(dir: string, holder: Holder): DataLock {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const lockFile = join(dir, 'lock.db');
  keepPrivate(lockFile);
  const lock = new DatabaseSync(lockFile, { timeout: waitMs });
  const nameFile = join(dir, 'holder.json');
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (isBusy(error)) throw new FolderInUse(dir, findHolder(nameFile));
    throw error;
  }
  writeFileSync(nameFile, JSON.stringify(holder), { mode: 0o600 });
  return {
    release() {
      rmSync(nameFile, { force: true });
      lock.close();
    },
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5;
}

function findHolder(file: string): Holder | null {
  try {
    return holder.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}
