import { type SpawnOptions, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

interface Finished {
  readonly code: number;
  readonly output: string;
}

/** Runs to the end and keeps what was printed; a command that cannot start ends with code 127. */
export function runCommand(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<Finished> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

export function findOnPath(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isExecutable);
}

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export function lastLines(text: string, count: number): string {
  return text.trimEnd().split('\n').slice(-count).join('\n');
}

/** Installs Debian packages where this machine allows it; the answer is whether it worked. */
export async function installSystemPackage(...names: readonly string[]): Promise<boolean> {
  const apt = findOnPath('apt-get');
  if (apt === undefined) return false;
  const isRoot = process.getuid?.() === 0;
  const sudo = findOnPath('sudo');
  if (!isRoot && sudo === undefined) return false;
  // `-n`: never wait for a password that nobody will type.
  const run = (...args: string[]) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    return isRoot || sudo === undefined
      ? runCommand(apt, args, { env })
      : runCommand(sudo, ['-n', apt, ...args], { env });
  };
  // Another service may be installing at the same time.
  const wait = ['-o', 'DPkg::Lock::Timeout=600'];
  const install = () => run('install', '-y', '--no-install-recommends', ...wait, ...names);
  if ((await install()).code === 0) return true;
  await run('update');
  return (await install()).code === 0;
}
