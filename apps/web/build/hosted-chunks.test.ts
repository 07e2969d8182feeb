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
  'src/features/auth/hosted/identity-hosted.ts': {
    file: 'hosted.js',
    isDynamicEntry: true,
    imports: ['_sdk.js'],
  },
  '_sdk.js': { file: 'sdk.js' },
};

test('Firebase comes with the hosted sign-in and with nothing else', async () => {
  expect(await listHostedLeaks(dir, manifest)).toEqual([]);
  const leaky: Manifest = { ...manifest, '_shared.js': { file: 'shared.js', imports: ['_sdk.js'] } };
  expect(await listHostedLeaks(dir, leaky)).toEqual(['index.html → sdk.js']);
});
