import { readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import {
  type CompiledParts,
  lettersOf,
  packJson,
  packNumbers,
  placeOf,
} from '@slipway/knowledge/compiled-file';
import { buildClassTable, type ClassTable, type ClassWeights } from '../src/classify/classifier.ts';
import { buildModelTable, type ModelTable, type ModelWeights } from '../src/profile/business-model.ts';
import type { SentenceTables } from '../src/read/create-reader.ts';
import { evidenceRungs } from '../src/read/evidence.ts';
import { buildKindTable, type KindTable, parseKindWeights } from '../src/read/number-kinds/classify.ts';
import { lineKinds } from '../src/read/own-lines/read-own-lines.ts';
import { sentenceRoles } from '../src/read/sentences.ts';
import { oddKinds } from '../src/scope/read-kind.ts';
import { loadMade } from './load-made.ts';
import { packWords, unpackWords } from './pack-words.ts';

const language = join(import.meta.dirname, '../../../content/language');
const vectors = join(import.meta.dirname, '../../knowledge/vectors');
const code = ['classify', 'profile', 'read/number-kinds', 'text'].map((name) =>
  join(import.meta.dirname, '../src', name),
);

/** What was learnt is kept as JSON, to be read in a review; the server reads plain numbers made of it. */
function loadTable<Learnt, Table>(
  file: string,
  build: (learnt: Learnt) => Table,
  pack: (table: Table) => CompiledParts,
  unpack: (parts: CompiledParts) => Table,
  parse: (text: string) => Learnt = JSON.parse,
): Table {
  const { size, mtimeMs } = statSync(file);
  const make = () => build(parse(readFileSync(file, 'utf8')));
  return loadMade({
    name: basename(file, extname(file)),
    origin: `${size} ${mtimeMs}`,
    code,
    make,
    pack,
    unpack,
  });
}

type SentenceWeights = Readonly<Record<keyof SentenceTables, ClassWeights>>;

export const loadSentenceTables = (): SentenceTables =>
  loadTable(
    join(language, 'sentence-weights.json'),
    ({ roles, rungs }: SentenceWeights) => ({
      roles: buildClassTable(roles, sentenceRoles.length - 1),
      rungs: buildClassTable(rungs, evidenceRungs.length - 1),
    }),
    ({ roles, rungs }) => new Map([...packClasses('roles', roles), ...packClasses('rungs', rungs)]),
    (parts) => ({
      roles: unpackClasses('roles', parts),
      rungs: unpackClasses('rungs', parts),
    }),
  );

export const loadLineTable = (): ClassTable =>
  loadTable(
    join(language, 'line-weights.json'),
    (weights: ClassWeights) => buildClassTable(weights, lineKinds.length - 1),
    (table) => packClasses('lines', table),
    (parts) => unpackClasses('lines', parts),
  );

export const loadNumberTable = (): KindTable =>
  loadTable(
    join(language, 'number-weights.tsv'),
    buildKindTable,
    ({ words, ends, pairs, dense }) =>
      new Map([
        ...packWords('words', words),
        ['ends', packNumbers(ends)],
        ['pairs', packNumbers(pairs)],
        ['dense', packNumbers(dense)],
      ]),
    (parts) => ({
      words: unpackWords('words', parts),
      ends: new Int32Array(...placeOf('ends', parts, 4)),
      pairs: new Int16Array(...placeOf('pairs', parts, 2)),
      dense: new Int16Array(...placeOf('dense', parts, 2)),
    }),
    parseKindWeights,
  );

export const loadKindTable = (): ClassTable =>
  loadTable(
    join(vectors, 'kinds.json'),
    (weights: ClassWeights) => buildClassTable(weights, oddKinds.length),
    (table) => packClasses('kinds', table),
    (parts) => unpackClasses('kinds', parts),
  );

export const loadModelTable = (): ModelTable =>
  loadTable(
    join(language, 'business-model-weights.json'),
    (weights: ModelWeights) => buildModelTable(weights),
    ({ words, ends, numbers, ...rest }) =>
      new Map([
        ...packWords('words', words),
        ['ends', packNumbers(ends)],
        ['numbers', packNumbers(numbers)],
        ['rest', packJson(rest)],
      ]),
    (parts) => ({
      ...JSON.parse(lettersOf(parts.get('rest') ?? new Uint8Array())),
      words: unpackWords('words', parts),
      ends: new Int32Array(...placeOf('ends', parts, 4)),
      numbers: new Float64Array(...placeOf('numbers', parts, 8)),
    }),
  );

function packClasses(name: string, { words, keys, dense }: ClassTable): CompiledParts {
  return new Map([
    ...packWords(name, words),
    [`${name} keys`, packNumbers(keys)],
    [`${name} dense`, packNumbers(dense)],
  ]);
}

function unpackClasses(name: string, parts: CompiledParts): ClassTable {
  return {
    words: unpackWords(name, parts),
    keys: new Float64Array(...placeOf(`${name} keys`, parts, 8)),
    dense: new Float64Array(...placeOf(`${name} dense`, parts, 8)),
  };
}
