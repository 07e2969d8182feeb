import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../scripts/services/command.ts';
import { isInstalled } from './lighthouse.ts';

export const nuJar = join(import.meta.dirname, 'node_modules/vnu-jar/build/dist/vnu.jar');

/** Measuring tools have a package of their own: nobody who only starts the product fetches them. */
export async function ensureBenchTools(): Promise<void> {
  if (isInstalled() && existsSync(nuJar)) return;
  const { code, output } = await runCommand('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: import.meta.dirname,
  });
  if (code !== 0) throw new Error(`The measuring tools could not be installed.\n${output}`);
}
