import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { differences, guideRow } from './differences.ts';

test('the guide lists what the sign-in suite finds to differ, in the words people read', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../docs/guides/hosted.md'), 'utf8').split('\n');
  expect(guide).toEqual(expect.arrayContaining(Object.values(differences).map(guideRow)));
});
