import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const leastBytes = 2 * 1024 ** 3;
const name = /^slipway-test-(\d+)-/;

/**
 * A folder for what tests write and throw away, in memory where the machine has room: a database waits for its disk at each commit.
 * What a killed run left in the same place goes first.
 */
export function makeScratch(place = hasRoom(memory) ? memory : tmpdir()): string {
  for (const left of readdirSync(place)) {
    const pid = name.exec(left)?.[1];
    if (pid !== undefined && !isAlive(Number(pid)))
      rmSync(join(place, left), { recursive: true, force: true });
  }
  return mkdtempSync(join(place, `slipway-test-${process.pid}-`));
}

function hasRoom(place: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(place);
    return bavail * bsize > leastBytes;
  } catch {
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's lives too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
