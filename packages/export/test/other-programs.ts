import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const packages: Readonly<Record<string, string>> = {
  pdftotext: 'poppler-utils',
  pdftoppm: 'poppler-utils',
  pdffonts: 'poppler-utils',
  pdfinfo: 'poppler-utils',
  unzip: 'unzip',
};

function isThere(program: string): boolean {
  try {
    execFileSync('which', [program], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Files are judged by programs that other people wrote. One that is missing is installed; where that fails the test fails and says so. */
const there = new Set<string>();

function ensureProgram(program: string): void {
  if (there.has(program) || isThere(program)) {
    there.add(program);
    return;
  }
  try {
    execFileSync('apt-get', ['install', '-y', packages[program] ?? program], {
      stdio: 'ignore',
      timeout: 100_000,
    });
  } catch {
    // Judged below.
  }
  if (!isThere(program))
    throw new Error(
      `NOT RUN: ${program} is missing and could not be installed. Install ${packages[program]}.`,
    );
}

/** What a program prints about a file. `FILE` among the arguments is its path. */
export function askProgram(program: string, bytes: Uint8Array, args: readonly string[]): Buffer {
  ensureProgram(program);
  const folder = mkdtempSync(join(tmpdir(), 'slipway-export-'));
  try {
    const file = join(folder, 'file');
    writeFileSync(file, bytes);
    return execFileSync(
      program,
      args.map((arg) => (arg === 'FILE' ? file : arg)),
      { maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'pipe'] },
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
