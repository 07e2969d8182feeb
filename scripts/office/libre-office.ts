import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { lastLines, runCommand } from '../services/command.ts';
import { findProgram } from '../services/office.ts';

/** All files with one start of LibreOffice; its profile is in the folder, so that a window somebody has open is left alone. */
export async function convert(
  folder: string,
  to: 'xlsx' | 'pdf' | 'csv',
  files: readonly string[],
): Promise<string> {
  const program = findProgram('soffice');
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
