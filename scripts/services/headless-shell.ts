import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { isExecutable, runCommand } from './command.ts';

const name = 'chromium-headless-shell';
/** Where Debian keeps what both read: text tables, snapshots, words. */
const shared = '/usr/lib/chromium';
/** A machine without a connection must not wait for one. */
const fetchOptions = ['-q', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15'];

/**
 * The browser without windows of the very version that Debian has installed here, unpacked into the clone: nothing of the machine is
 * changed, and no rights are needed. Undefined where there is none.
 */
export async function fetchHeadlessShell(root: string): Promise<string | undefined> {
  const installed = await runCommand('dpkg-query', ['-W', 'chromium-common']);
  const [, version = ''] = installed.output.trim().split('\t');
  if (installed.code !== 0 || version === '') return undefined;
  const cache = join(root, '.cache');
  const folder = join(cache, `${name}-${version}`);
  const program = join(folder, name);
  if (isExecutable(program)) return program;
  mkdirSync(cache, { recursive: true });
  const stage = mkdtempSync(join(cache, 'browser-'));
  try {
    await unpack(stage, version);
    const unpacked = join(stage, shared);
    for (const file of readdirSync(shared)) symlinkSync(join(shared, file), join(unpacked, file));
    const { code } = await runCommand(join(unpacked, name), ['--version']);
    if (code !== 0) return undefined;
    renameSync(unpacked, folder);
    return program;
  } catch {
    return undefined;
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

async function unpack(stage: string, version: string): Promise<void> {
  const fetched = await runCommand('apt-get', [...fetchOptions, 'download', `${name}=${version}`], {
    cwd: stage,
    timeout: 90_000,
  });
  const file = readdirSync(stage).find((each) => each.endsWith('.deb'));
  if (fetched.code !== 0 || file === undefined) throw new Error('not fetched');
  const { code } = await runCommand('dpkg-deb', ['-x', file, '.'], { cwd: stage });
  if (code !== 0) throw new Error('not unpacked');
}
