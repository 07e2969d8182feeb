import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Knowledge } from '@slipway/knowledge';
import { fingerprintKnowledge } from '@slipway/knowledge/load';
import { buildIndexes, type IndexData, type Indexes, openIndexes } from '../src/retrieve/indexes.ts';
import type { WordVectors } from '../src/text/word-vectors.ts';

/** Made from the knowledge by the code beside; made anew when either has changed, never committed. */
interface Compiled {
  readonly madeFrom: string;
  readonly indexes: IndexData;
}

/** Rows are found by stems and vectors, so the code for both counts too. */
const code = ['retrieve', 'text'].map((name) => join(import.meta.dirname, '../src', name));
const folder = join(import.meta.dirname, '../dist');
const file = join(folder, 'indexes.json');

/** Building takes seconds, reading what was built a tenth of one. */
export function loadIndexes(knowledge: Knowledge, vectors: WordVectors): Indexes {
  const madeFrom = `${fingerprintCode()}\n${fingerprintKnowledge()}`;
  const compiled = readCompiled();
  if (compiled?.madeFrom === madeFrom) return openIndexes(compiled.indexes, knowledge, vectors);
  const indexes = buildIndexes(knowledge, vectors);
  compile({ madeFrom, indexes });
  return openIndexes(indexes, knowledge, vectors);
}

function fingerprintCode(): string {
  return code
    .flatMap((one) =>
      readdirSync(one)
        .sort()
        .map((name) => `${name} ${statSync(join(one, name)).mtimeMs}`),
    )
    .join('\n');
}

function readCompiled(): Compiled | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Written beside and then moved: who reads meanwhile gets a whole file or none. A full disk costs only time. */
function compile(compiled: Compiled): void {
  try {
    mkdirSync(folder, { recursive: true });
    const beside = `${file}.${process.pid}`;
    writeFileSync(beside, JSON.stringify(compiled));
    renameSync(beside, file);
  } catch {}
}
