import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hashInputs } from './web-build.ts';

test('what the web app is made of decides whether it is built again', () => {
  const root = mkdtempSync(join(tmpdir(), 'web-build-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (path: string, text: string) => {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
    return hashInputs(root);
  };
  const first = write('apps/web/src/main.tsx', 'one');
  expect(write('apps/web/src/main.tsx', 'one')).toBe(first);
  expect(write('apps/server/src/main.ts', 'server')).toBe(first);
  expect(write('apps/web/src/main.test.tsx', 'test')).toBe(first);
  expect(write('apps/web/dist/index.html', 'built')).toBe(first);
  const changed = [
    write('apps/web/src/main.tsx', 'two'),
    write('packages/core/src/index.ts', 'three'),
    write('content/legal/terms.md', 'four'),
    write('package-lock.json', '{}'),
  ];
  expect(new Set([first, ...changed]).size).toBe(5);
});
