import {
  cpSync,
  existsSync,
  mkdtempSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { packJson, writeCompiled } from './compiled-file.ts';
import { type Folders, loadKnowledge, originOf } from './load-knowledge.ts';

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

const artefact = () => join(folders.compiled, 'knowledge.bin');
const industryNames = () => loadKnowledge(folders).verticals.map(({ name }) => name);

test('what was compiled is what was read', () => {
  const parsed = loadKnowledge(folders);
  expect(parsed.niches.length).toBeGreaterThan(5);
  expect(existsSync(artefact())).toBe(true);
  const compiled = loadKnowledge(folders);
  expect({ ...compiled }).toEqual(parsed);
  expect(originOf(compiled.niches)).toBe(originOf(parsed.niches));
  expect(originOf([...compiled.niches])).toBeNull();
});

test('the compiled file is used while no file has changed, and not a moment longer', () => {
  loadKnowledge(folders);
  const marked = new Map([
    ['rest', packJson({ verticals: [{ name: 'from the compiled file' }], niches: [] })],
    ['fieldFacts', packJson([])],
    ['ventures', new Uint8Array()],
  ]);
  const path = join(folders.content, 'd2c/jobs.tsv');
  const added = join(folders.content, 'd2c/more.tsv');
  for (const change of [
    () => utimesSync(path, 1, 1),
    () => writeFileSync(added, 'niche\n'),
    () => rmSync(added),
  ]) {
    writeCompiled(artefact(), originOf(loadKnowledge(folders).niches) ?? '', marked);
    expect(industryNames()).toEqual(['from the compiled file']);
    change();
    expect(industryNames()).toEqual(['Direct-to-consumer brands']);
  }
});

test('a broken compiled file is read over, and one that cannot be written costs only time', () => {
  industryNames();
  for (const length of [0, 6, 4000, statSync(artefact()).size - 8]) {
    truncateSync(artefact(), length);
    expect(industryNames()).toEqual(['Direct-to-consumer brands']);
  }
  rmSync(folders.compiled, { recursive: true });
  writeFileSync(folders.compiled, 'a file where the folder should be');
  expect(industryNames()).toEqual(['Direct-to-consumer brands']);
});
