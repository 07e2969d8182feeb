import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { causeIn, differences } from './install.mjs';

const locked = {
  '': { version: '1.0.0' },
  'apps/web': { version: '1.0.0' },
  'node_modules/@slipway/web': { link: true },
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/for-another-platform': { version: '1.0.0', optional: true },
};

const web = { 'node_modules/@slipway/web': { link: true } };
const a = { version: '1.0.0', integrity: 'sha512-a' };

test('an installed tree that matches the lockfile needs nothing', () => {
  expect(differences(locked, { ...web, 'node_modules/a': a })).toEqual([]);
});

test('a workspace that is not linked yet calls for an install', () => {
  expect(differences(locked, { 'node_modules/a': a })).toEqual(['node_modules/@slipway/web']);
});

test.each([
  ['a missing package', web],
  ['another version', { ...web, 'node_modules/a': { ...a, version: '1.0.1' } }],
  ['the same version with other bytes', { ...web, 'node_modules/a': { ...a, integrity: 'sha512-b' } }],
])('%s calls for an install', (_, installed) => {
  expect(differences(locked, installed)).toEqual(['node_modules/a']);
});

test('a failed install shows the cause and where the log is, not the manual', () => {
  const manual = Array.from({ length: 200 }, (_, line) => `npm error manual ${line}`);
  const shown = causeIn(
    ['npm warn old', 'npm error code EUSAGE', ...manual, 'npm error A complete log'].join('\n'),
  );
  expect(shown).toMatch(/^npm error code EUSAGE\n/);
  expect(shown).toMatch(/npm error A complete log$/);
  expect(shown.split('\n').length).toBeLessThan(40);
});

test('the lockfile names the builds for every platform, or `npm ci` refuses it', () => {
  const lockfile = join(import.meta.dirname, '../../package-lock.json');
  const { packages }: { packages: Record<string, { optionalDependencies?: Record<string, string> }> } =
    JSON.parse(readFileSync(lockfile, 'utf8'));
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});
