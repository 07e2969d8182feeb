import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { designsText, idsText, kindsText, listFolders } from './page-parts.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

test('folders come in the order of the alphabet, and one without its file is refused by name', () => {
  const root = mkdtempSync(join(tmpdir(), 'page-'));
  folders.push(root);
  for (const name of ['hero', 'call-to-action']) {
    mkdirSync(join(root, name));
    writeFileSync(join(root, name, 'kind.ts'), '');
  }
  writeFileSync(join(root, 'kinds.gen.ts'), '');
  expect(listFolders(root, 'kind.ts')).toEqual(['call-to-action', 'hero']);
  mkdirSync(join(root, 'quiz'));
  expect(() => listFolders(root, 'kind.ts')).toThrow('quiz has no kind.ts.');
});

test('kinds, ids and designs stand in the lists by their folder names', () => {
  expect(kindsText(['call-to-action', 'hero'])).toContain("  'call-to-action': callToAction,\n  hero,\n");
  expect(idsText(['memo', 'two-doors'])).toContain("  'two-doors',");
  expect(designsText(['two-doors'])).toContain("import { design as twoDoors } from './two-doors/design.ts';");
});
