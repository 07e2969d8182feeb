import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { controlsText, kindsText, listKinds, testingText } from './field-kinds.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

test('a folder with a kind.ts is a kind, in the order of the alphabet', () => {
  const root = mkdtempSync(join(tmpdir(), 'kinds-'));
  folders.push(root);
  for (const kind of ['text', 'long-text', 'shared']) mkdirSync(join(root, kind));
  for (const kind of ['text', 'long-text']) writeFileSync(join(root, kind, 'kind.ts'), '');
  expect(listKinds(root)).toEqual(['long-text', 'text']);
});

test('types, readers, test material and controls of a kind stand in the lists', () => {
  const kinds = ['long-text', 'text'];
  expect(kindsText(kinds)).toContain("import { kind as longText } from './long-text/kind.ts';");
  expect(kindsText(kinds)).toContain("  readonly 'long-text': LongTextField;");
  expect(kindsText(kinds)).toContain('  readonly text: TextValue<F>;');
  expect(testingText(kinds)).toContain("import { testing as text } from '../text/testing.ts';");
  expect(controlsText(kinds)).toContain("  'long-text': longText,\n  text,\n");
});
