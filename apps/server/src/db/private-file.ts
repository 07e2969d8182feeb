import { chmodSync, closeSync, openSync } from 'node:fs';

/**
 * A database file only its owner can read, whatever the folder allows: made so, or changed if it was made by an older
 * version. SQLite gives the files beside it the same mode.
 */
export function keepPrivate(file: string): void {
  try {
    // Only a new one is opened here: closing a file gives up every lock this process has on it.
    closeSync(openSync(file, 'wx', 0o600));
  } catch {
    for (const each of [file, `${file}-wal`, `${file}-shm`]) closeToOthers(each);
  }
}

function closeToOthers(file: string): void {
  try {
    chmodSync(file, 0o600);
  } catch {
    // Not there, somebody else's, or on a disk without modes.
  }
}
