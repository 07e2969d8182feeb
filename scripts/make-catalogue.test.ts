import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { catalogueText, listTools } from './make-catalogue.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function toolsFolder(...withMeta: readonly string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'catalogue-'));
  folders.push(root);
  for (const folder of withMeta) {
    mkdirSync(join(root, folder));
    writeFileSync(join(root, folder, 'meta.ts'), '');
  }
  mkdirSync(join(root, 'idea'));
  return root;
}

test('the built tools come in the order of the list', () => {
  const entries = listTools(toolsFolder('brand-analyzer', 'swot'), [
    { id: 'swot', isBuilt: true },
    { id: 'score-your-idea', isBuilt: false },
    { id: 'brand-analyzer', isBuilt: true },
  ]);
  const text = catalogueText(entries);
  expect(text).toContain("import { meta as brandAnalyzer } from './brand-analyzer/meta.ts';");
  expect(text).toContain('= [swot, brandAnalyzer];');
});

test.each([
  ['a built tool without its folder', [], [{ id: 'a', isBuilt: true }], 'a/meta.ts is missing'],
  [
    'a folder of a tool that is not built',
    ['a'],
    [{ id: 'a', isBuilt: false }],
    'no row that says a is built',
  ],
  ['a folder without a row', ['a'], [], 'no row that says a is built'],
])('%s is refused', (_, withMeta, rows, problem) => {
  expect(() => listTools(toolsFolder(...withMeta), rows)).toThrow(problem);
});
