import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadKnowledge } from '@slipway/facts/load';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compileKnowledge, findCompiledKnowledge } from './compiled-knowledge.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'facts-'));
  mkdirSync(join(folder, 'src/niches'), { recursive: true });
  writeFileSync(join(folder, 'src/niches/d2c.ts'), 'export {};');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('everything known survives as JSON', async () => {
  const knowledge = await loadKnowledge();
  expect(findCompiledKnowledge(folder)).toBeNull();
  compileKnowledge(knowledge, folder);
  expect(findCompiledKnowledge(folder)).toEqual(knowledge);
});

test('a module that was changed, added or removed makes it stale', async () => {
  const knowledge = { ...(await loadKnowledge()), verticals: [] };
  const added = join(folder, 'src/niches/gaming.ts');
  for (const change of [
    () => utimesSync(join(folder, 'src/niches/d2c.ts'), 1, 1),
    () => writeFileSync(added, 'export {};'),
    () => rmSync(added),
  ]) {
    compileKnowledge(knowledge, folder);
    expect(findCompiledKnowledge(folder)).not.toBeNull();
    change();
    expect(findCompiledKnowledge(folder)).toBeNull();
  }
});

test('a broken file is none', () => {
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/knowledge.json'), '{"madeFrom":');
  expect(findCompiledKnowledge(folder)).toBeNull();
});
