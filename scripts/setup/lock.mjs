import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const retryMs = 250;
/** Longer than any install or build takes: the owner's number now belongs to another process. */
const staleMs = 20 * 60_000;

/** Two commands in one clone never install or build at the same time. A lock whose owner died is taken over. */
export async function withLock(root, name, work) {
  const folder = join(root, '.cache');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.lock`);
  while (!take(file)) await sleep(retryMs);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!isAlive(ownerOf(file)) || ageMs(file) > staleMs) rmSync(file, { force: true });
    return false;
  }
}

function ownerOf(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

function ageMs(file) {
  const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return written === undefined ? 0 : Date.now() - written;
}

function isAlive(pid) {
  // Between creating the file and writing into it there is no number yet: take that owner for alive.
  if (!Number.isInteger(pid) || pid <= 0) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
