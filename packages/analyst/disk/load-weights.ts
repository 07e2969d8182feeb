import { readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import {
  type CompiledFile,
  type CompiledParts,
  packJson,
  packNumbers,
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
  unpack: (file: CompiledFile) => Table,
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
    (file) => ({
      roles: unpackClasses('roles', file),
      rungs: unpackClasses('rungs', file),
    }),
  );

export const loadLineTable = (): ClassTable =>
  loadTable(
    join(language, 'line-weights.json'),
    (weights: ClassWeights) => buildClassTable(weights, lineKinds.length - 1),
    (table) => packClasses('lines', table),
    (file) => unpackClasses('lines', file),
  );

export const loadNumberTable = (): KindTable =>
  loadTable(
    join(language, 'number-weights.tsv'),
    buildKindTable,
    ({ words, ends, pairs, dense }) =>
      new Map([
        ...packWords('words', words),
        ['ends', packNumbers(ends)],
        ['pairs', packNumbers(Int16Array.from(pairs.slice(0, pairs.length)))],
        ['dense', packNumbers(dense)],
      ]),
    (file) => ({
      words: unpackWords('words', file),
      ends: file.numbers('ends', Int32Array),
      pairs: file.numbersOnDisk('pairs', Int16Array),
      dense: file.numbers('dense', Int16Array),
    }),
    parseKindWeights,
  );

export const loadKindTable = (): ClassTable =>
  loadTable(
    join(vectors, 'kinds.json'),
    (weights: ClassWeights) => buildClassTable(weights, oddKinds.length),
    (table) => packClasses('kinds', table),
    (file) => unpackClasses('kinds', file),
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
    (file) => ({
      ...JSON.parse(file.letters('rest')),
      words: unpackWords('words', file),
      ends: file.numbers('ends', Int32Array),
      numbers: file.numbers('numbers', Float64Array),
    }),
  );

function packClasses(name: string, { words, keys, dense }: ClassTable): CompiledParts {
  return new Map([
    ...packWords(name, words),
    [`${name} keys`, packNumbers(keys)],
    [`${name} dense`, packNumbers(dense)],
  ]);
}

function unpackClasses(name: string, file: CompiledFile): ClassTable {
  return {
    words: unpackWords(name, file),
    keys: file.numbers(`${name} keys`, Float64Array),
    dense: file.numbers(`${name} dense`, Float64Array),
  };
}
