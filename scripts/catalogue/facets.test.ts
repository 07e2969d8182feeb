import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { facetFiles } from './facets.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function toolsFolder(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'facets-'));
  folders.push(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

test('each facet of each tool is listed, and what the server alone runs is a list of its own', async () => {
  const root = toolsFolder({
    'swot/compare.ts': 'export const most = 4; export function compareSwots() {}',
    'swot/prompt.ts': 'export const swotPrompt = () => "";',
    'burn/import.ts': 'export function readEvents() {}',
    'burn/look-up.ts': 'export async function* lookUp() {}',
  });
  const files = await facetFiles(root, ['swot', 'burn']);
  const browser = files['facets.gen.ts'];
  expect(browser).toContain(
    "  'swot': async () => (await import('./swot/compare.ts')).compareSwots as CompareReports,",
  );
  expect(browser).toContain("(await import('./burn/import.ts')).readEvents as ImportInput,");
  expect(browser).not.toMatch(/prompt|look-up/);
  const server = files['server-facets.gen.ts'];
  expect(server).toContain("(await import('./swot/prompt.ts')).swotPrompt as ToolPrompt,");
  expect(server).toContain("(await import('./burn/look-up.ts')).lookUp as unknown as AnyLookUp,");
});

test('a tool without facets needs none', async () => {
  const { 'facets.gen.ts': text } = await facetFiles(toolsFolder({ 'swot/meta.ts': '' }), ['swot']);
  expect(text).toContain(
    'export const compareLoaders: Readonly<Record<string, () => Promise<CompareReports>>> = {};',
  );
});

test.each(['export const most = 4;', 'export const a = () => 1; export const b = () => 2;'])(
  'a facet that exports no function, or two, is refused: %s',
  async (text) => {
    await expect(facetFiles(toolsFolder({ 'swot/compare.ts': text }), ['swot'])).rejects.toThrow(
      'one function',
    );
  },
);
