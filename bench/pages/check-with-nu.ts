import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findOnPath, installSystemPackage, runCommand } from '../../scripts/services/command.ts';
import { nuJar } from '../ensure-tools.ts';

interface NuMessage {
  readonly type: string;
  readonly url: string;
  readonly message: string;
  readonly extract?: string;
}

/** Errors of the W3C's checker in every file of a folder. Without Java it cannot run, and says so. */
export async function checkWithNu(folder: string): Promise<string[]> {
  const java =
    findOnPath('java') ?? ((await installSystemPackage('default-jre-headless')) && findOnPath('java'));
  if (!java) return ['the checker needs Java: install default-jre-headless and run this again'];
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.html') && !name.includes('hostile'))
    .map((name) => join(folder, name));
  const args = ['-jar', nuJar, '--format', 'json', '--exit-zero-always', ...files];
  const { output } = await runCommand(java, args, { timeout: 120_000 });
  const begin = output.indexOf('{"');
  if (begin < 0) return [`the checker failed: ${output.slice(-300)}`];
  const { messages }: { messages: NuMessage[] } = JSON.parse(
    output.slice(begin, output.lastIndexOf('}') + 1),
  );
  return messages
    .filter(({ type }) => type !== 'info')
    .map(({ url, message, extract }) => `${basename(url)}: ${message} (${extract?.trim() ?? ''})`);
}
