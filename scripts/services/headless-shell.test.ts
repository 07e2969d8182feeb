import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchHeadlessShell } from './headless-shell.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'shell-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

/** Programs of the machine, each a line of shell; there are no others. */
function onMachine(programs: Readonly<Record<string, string>>): void {
  for (const [name, line] of Object.entries(programs)) {
    writeFileSync(join(root, name), `#!/bin/sh\n${line}\n`);
    chmodSync(join(root, name), 0o755);
  }
  vi.stubEnv('PATH', root);
}

const left = () => (existsSync(join(root, '.cache')) ? readdirSync(join(root, '.cache')) : []);

test('another system, or a Debian without Chromium, has none', async () => {
  onMachine({});
  expect(await fetchHeadlessShell(root)).toBeUndefined();
  onMachine({ 'dpkg-query': 'exit 1' });
  expect(await fetchHeadlessShell(root)).toBeUndefined();
  expect(left()).toEqual([]);
});

test('what cannot be fetched or unpacked leaves nothing behind', async () => {
  onMachine({ 'dpkg-query': 'printf "chromium-common\\t156.0\\n"', 'apt-get': 'exit 100' });
  expect(await fetchHeadlessShell(root)).toBeUndefined();
  onMachine({ 'apt-get': 'echo > shell.deb', 'dpkg-deb': 'exit 2' });
  expect(await fetchHeadlessShell(root)).toBeUndefined();
  expect(left()).toEqual([]);
});
