import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findOnPath, installSystemPackage, lastLines, runCommand } from '../services/command.ts';

/** Finds a program, or installs the package that has it. Throws where neither is possible: what it checks must not pass unseen. */
export async function ensureProgram(name: string, systemPackage: string): Promise<string> {
  const found = findOnPath(name);
  if (found !== undefined) return found;
  if (await installSystemPackage(systemPackage)) {
    const installed = findOnPath(name);
    if (installed !== undefined) return installed;
  }
  throw new Error(`Not run: ${name} was not found. Install the package ${systemPackage}.`);
}

/** All files with one start of LibreOffice; its profile is in the folder, so that a window somebody has open is left alone. */
export async function convert(
  folder: string,
  to: 'xlsx' | 'pdf' | 'csv',
  files: readonly string[],
): Promise<string> {
  const program = await ensureProgram('soffice', 'libreoffice');
  const out = join(folder, `as-${to}`);
  mkdirSync(out, { recursive: true });
  const profile = pathToFileURL(join(folder, 'profile')).href;
  const { code, output } = await runCommand(program, [
    `-env:UserInstallation=${profile}`,
    '--headless',
    '--convert-to',
    to,
    '--outdir',
    out,
    ...files,
  ]);
  if (code !== 0) throw new Error(`LibreOffice ended with ${code}: ${lastLines(output, 5)}`);
  return out;
}
