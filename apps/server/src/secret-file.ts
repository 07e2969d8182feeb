import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** 256 bits, made once per data folder and readable by its owner alone. */
export function readOrCreateSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    // `wx` lets only one of two simultaneous starts write; the other reads.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    closeToOthers(file);
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32)
    throw new Error(`The secret in ${file} is too short. Delete the file to make a new one.`);
  return secret;
}

/** One that was copied here may have any mode. */
function closeToOthers(file: string): void {
  try {
    chmodSync(file, 0o600);
  } catch {
    // Somebody else's file, or a disk without modes.
  }
}
