import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCompiled, writeCompiled } from '@slipway/knowledge/compiled-file';
import { expect, test } from 'vitest';
import type { IndexData } from '../src/retrieve/indexes.ts';
import { buildPostings, openPostings } from '../src/retrieve/postings.ts';
import { packIndexes, unpackIndexes } from './load-indexes.ts';

const documents = [
  new Map([
    ['keel', 2],
    ['café', 1.5],
  ]),
  new Map([['keel', 1]]),
  new Map([
    ['rudder', 3],
    ['mast', 1],
  ]),
];
const data: IndexData = {
  niches: buildPostings(documents, 1),
  rows: buildPostings(documents.slice(1), 1),
  phrases: buildPostings(documents.slice(2), 1),
  meanings: [
    [1000, -3, 0],
    [0, 7, -1000],
    [5, 5, 5],
  ],
};

test('indexes that were compiled score to the last digit as those just built', () => {
  const folder = mkdtempSync(join(tmpdir(), 'indexes-'));
  const file = join(folder, 'indexes.bin');
  writeCompiled(file, 'here', packIndexes(data));
  expect(readCompiled(file, 'elsewhere', unpackIndexes)).toBeNull();
  const read = readCompiled(file, 'here', unpackIndexes) ?? data;
  expect(read).not.toBe(data);
  rmSync(folder, { recursive: true });
  expect(read.meanings.map((meaning) => Array.from(meaning))).toEqual(data.meanings);
  const words = new Map([
    ['keel', 1],
    ['café', 0.3],
    ['mast', 2],
    ['sail', 9],
  ]);
  for (const name of ['niches', 'rows', 'phrases'] as const) {
    const [compiled, built] = [openPostings(read[name]), openPostings(data[name])];
    expect(compiled.documents).toBe(built.documents);
    expect(compiled.score(words)).toEqual(built.score(words));
    for (const stem of words.keys()) expect(compiled.rarity(stem)).toBe(built.rarity(stem));
  }
});
