import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { expect, test } from 'vitest';
import { listHostedLeaks } from './hosted-chunks.ts';

const dir = mkdtempSync(join(tmpdir(), 'slipway-chunks-'));
writeFileSync(join(dir, 'entry.js'), 'import("./hosted.js")');
writeFileSync(join(dir, 'shared.js'), 'const a = 1');
writeFileSync(join(dir, 'hosted.js'), 'import "./sdk.js"');
writeFileSync(join(dir, 'sdk.js'), 'fetch("https://identitytoolkit.googleapis.com")');

const manifest: Manifest = {
  'index.html': { file: 'entry.js', isEntry: true, imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js' },
  'src/features/auth/hosted/make-identity.ts': {
    file: 'hosted.js',
    isDynamicEntry: true,
    imports: ['_sdk.js'],
  },
  '_sdk.js': { file: 'sdk.js' },
};
const contents = new Map([
  ['entry.js', ['/x/src/main.tsx']],
  ['shared.js', ['/x/src/shared.ts']],
  ['hosted.js', ['/x/src/features/auth/hosted/make-identity.ts']],
  ['sdk.js', ['/x/node_modules/@firebase/auth/dist/index.js']],
]);

test('Firebase comes with the hosted sign-in and with nothing else', async () => {
  expect(await listHostedLeaks(dir, manifest, contents)).toEqual([]);
  const leaky: Manifest = { ...manifest, '_shared.js': { file: 'shared.js', imports: ['_sdk.js'] } };
  expect(await listHostedLeaks(dir, leaky, contents)).toEqual(['index.html → sdk.js']);
});

test.each(['@firebase/util/dist/index.esm.js', 'firebase/app/dist/index.mjs', 'idb/build/index.js'])(
  'a part of it that does not say its name is found by where it comes from: %s',
  async (part) => {
    const leaky = new Map(contents).set('shared.js', ['/x/src/shared.ts', `/x/node_modules/${part}`]);
    expect(await listHostedLeaks(dir, manifest, leaky)).toEqual(['index.html → shared.js']);
  },
);

test('neither another way in nor a file of unknown contents is let through', async () => {
  const named = {
    ...manifest,
    'src/other.ts': { file: 'hosted.js', isDynamicEntry: true, imports: ['_sdk.js'] },
  };
  expect(await listHostedLeaks(dir, named, contents)).toEqual(['src/other.ts → sdk.js']);
  const unknown = new Map(contents);
  unknown.delete('shared.js');
  expect(await listHostedLeaks(dir, manifest, unknown)).toEqual(['index.html → shared.js']);
});
