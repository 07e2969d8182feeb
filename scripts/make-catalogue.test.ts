import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { catalogueText, listTools } from './make-catalogue.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function toolsFolder(tools: Record<string, { id?: string; order: number } | null>): string {
  const root = mkdtempSync(join(tmpdir(), 'catalogue-'));
  folders.push(root);
  for (const [folder, meta] of Object.entries(tools)) {
    mkdirSync(join(root, folder));
    if (meta !== null)
      writeFileSync(
        join(root, folder, 'meta.ts'),
        `export const meta = ${JSON.stringify({ id: folder, ...meta })};`,
      );
  }
  return root;
}

test('tools stand in the order they declare, and a folder without meta.ts is not one yet', async () => {
  const entries = await listTools(
    toolsFolder({ 'brand-analyzer': { order: 2 }, swot: { order: 1 }, 'score-your-idea': null }),
  );
  expect(entries.map(({ folder }) => folder)).toEqual(['swot', 'brand-analyzer']);
  const text = catalogueText(entries);
  expect(text).toContain("import { meta as brandAnalyzer } from './brand-analyzer/meta.ts';");
  expect(text).toContain('= [swot, brandAnalyzer];');
});

test('two tools in one place are refused', async () => {
  await expect(listTools(toolsFolder({ a: { order: 1 }, b: { order: 1 } }))).rejects.toThrow('place 1');
});

test('an id that differs from its folder is refused', async () => {
  await expect(listTools(toolsFolder({ a: { id: 'b', order: 1 } }))).rejects.toThrow('"a"');
});
