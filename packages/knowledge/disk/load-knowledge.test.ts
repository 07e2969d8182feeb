import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Folders, loadKnowledge } from './load-knowledge.ts';

const content = join(import.meta.dirname, '../../../content/knowledge');
const kept = ['shared', 'd2c'];
let folders: Folders;
beforeEach(() => {
  const root = mkdtempSync(join(tmpdir(), 'knowledge-'));
  folders = { content: join(root, 'content'), compiled: join(root, 'dist') };
  for (const folder of kept)
    cpSync(join(content, folder), join(folders.content, folder), { recursive: true });
});
afterEach(() => rmSync(join(folders.content, '..'), { recursive: true }));

const artefact = () => join(folders.compiled, 'knowledge.json');
const industryNames = () => loadKnowledge(folders).verticals.map(({ name }) => name);

test('what was compiled is what was read', () => {
  const parsed = loadKnowledge(folders);
  expect(parsed.niches.length).toBeGreaterThan(5);
  expect(existsSync(artefact())).toBe(true);
  expect(loadKnowledge(folders)).toEqual(parsed);
});

test('the compiled file is used while no file has changed, and not a moment longer', () => {
  loadKnowledge(folders);
  const marked = { madeFrom: '', knowledge: { verticals: [{ name: 'from the compiled file' }] } };
  const path = join(folders.content, 'd2c/jobs.tsv');
  const added = join(folders.content, 'd2c/more.tsv');
  for (const change of [
    () => utimesSync(path, 1, 1),
    () => writeFileSync(added, 'niche\n'),
    () => rmSync(added),
  ]) {
    industryNames();
    const { madeFrom } = JSON.parse(readFileSync(artefact(), 'latin1'));
    writeFileSync(artefact(), JSON.stringify({ ...marked, madeFrom }));
    expect(industryNames()).toEqual(['from the compiled file']);
    change();
    expect(industryNames()).toEqual(['Direct-to-consumer brands']);
  }
});

test('a broken compiled file is read over, and one that cannot be written costs only time', () => {
  industryNames();
  writeFileSync(artefact(), '{"madeFrom":');
  expect(industryNames()).toEqual(['Direct-to-consumer brands']);
  rmSync(folders.compiled, { recursive: true });
  writeFileSync(folders.compiled, 'a file where the folder should be');
  expect(industryNames()).toEqual(['Direct-to-consumer brands']);
});
