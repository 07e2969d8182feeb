import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findFirestoreJar } from './firestore-jar.ts';
import { exitCodeOf, runParts, tableOf } from './verdicts.ts';

test('a part that fails, cannot begin or is not run counts as not passed, and the others still run', async () => {
  const verdicts = await runParts({
    one: async () => 'passed',
    two: async () => {
      throw new Error('An emulator did not start.');
    },
    three: async () => 'not run: no browser',
    four: async () => 'passed',
  });
  expect(
    tableOf(verdicts)
      .split('\n')
      .map((line) => line.trim().split(/ {2,}/)),
  ).toEqual([
    ['one', 'passed'],
    ['two', 'not run: An emulator did not start.'],
    ['three', 'not run: no browser'],
    ['four', 'passed'],
  ]);
  expect(exitCodeOf(verdicts)).toBe(1);
  expect([exitCodeOf({}), exitCodeOf({ one: 'failed' }), exitCodeOf({ one: 'passed' })]).toEqual([1, 1, 0]);
});

test('the machine’s own jar is found: by name, beside a gcloud that is on the path, or not at all', () => {
  const folder = mkdtempSync(join(tmpdir(), 'slipway-jar-'));
  const sdk = join(folder, 'sdk');
  const jar = join(sdk, 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar');
  for (const name of ['bin', 'platform/cloud-firestore-emulator'])
    mkdirSync(join(sdk, name), { recursive: true });
  writeFileSync(jar, '');
  writeFileSync(join(sdk, 'bin/gcloud'), '', { mode: 0o755 });
  mkdirSync(join(folder, 'path'));
  symlinkSync(join(sdk, 'bin/gcloud'), join(folder, 'path/gcloud'));
  const find = (env: NodeJS.ProcessEnv) => findFirestoreJar({ home: folder, folders: [], env });
  expect(find({ PATH: join(folder, 'path') })).toBe(jar);
  expect(find({ PATH: '', FIRESTORE_EMULATOR_JAR: jar })).toBe(jar);
  expect(find({ PATH: join(folder, 'path'), FIRESTORE_EMULATOR_JAR: join(folder, 'none.jar') })).toBeNull();
  expect(find({ PATH: '' })).toBeNull();
  rmSync(folder, { recursive: true });
});
