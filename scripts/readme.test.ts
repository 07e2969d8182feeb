import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('the README names every variable the server reads, and no other', () => {
  const readers = /\b(?:read|address|choose|whole|emulator)\('([A-Z][A-Z_]+)'/g;
  const sources = ['config.ts', 'hosted-config.ts'].map((file) => read(`apps/server/src/${file}`));
  const readByServer = [...sources.join('\n').matchAll(readers)].map((m) => m[1]);
  const table = read('README.md').match(/^\| `[A-Z_]+`.*$/gm) ?? [];
  const named = table.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map((m) => m[1]),
  );
  expect(new Set(named)).toEqual(new Set(readByServer));
});

test('the README names every command, and no other', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
  const named = [...read('README.md').matchAll(/npm (?:run )?([a-z:-]+)/g)].map((match) => match[1]);
  expect(new Set(named)).toEqual(new Set(Object.keys(scripts)));
});
