import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadVectors } from '@slipway/analyst/load-analyst';
import type { Venture } from '@slipway/knowledge';
import { loadKnowledge } from '@slipway/knowledge/load';
import { listPlainWords, stem } from '../packages/analyst/src/text/words.ts';
import { buildVentureIndex, openVentureIndex } from '../packages/analyst/src/ventures/venture-index.ts';
import { type Pair, trainMeaning } from './meaning/train-meaning.ts';
import { listVectorWords } from './vectors/list-vector-words.ts';
import { writeVectors } from './vectors/write-vectors.ts';

/**
 * Writes packages/knowledge/vectors/business-100d-int8.bin: the word vectors, turned so that texts about one business meet. Learnt from
 * how two founders would put each business of ours, and from ideas told in a line and at length. Not from judged matches: the curve
 * is fitted on those, and would trust what was learnt by heart.
 * Run it after many new businesses, then fit-ventures.
 */
const corpora = join(import.meta.dirname, '../packages/evals/corpora');
const target = join(import.meta.dirname, '../packages/knowledge/vectors/business-100d-int8.bin');
const source = join(import.meta.dirname, '../packages/knowledge/vectors/glove-100d-int8.bin');
const rounds = 5;

const knowledge = loadKnowledge();
const glove = loadVectors();
const words = listVectorWords(readFileSync(source));
const place = new Map(words.map((word, at) => [word, at]));
const toPlaces = (text: string): readonly number[] =>
  listPlainWords(text).flatMap(({ word }) => place.get(word) ?? []);
const ventures = Array.from({ length: knowledge.ventures.length }, (_, at) =>
  knowledge.ventures.at(at),
).filter((venture) => venture !== undefined);

const ofVentures = ventures.flatMap((venture) =>
  venture.said.map((said, own) => ({
    left: toPlaces(said),
    right: toPlaces(
      textOf(
        venture,
        venture.said.filter((_, at) => at !== own),
      ),
    ),
  })),
);
const ofWords = ventures.map(
  (venture): Pair => ({
    left: toPlaces(venture.also ?? ''),
    right: toPlaces(`${venture.name}. ${venture.pays}. ${venture.said.join('. ')}`),
  }),
);
const told = ['stories-tuned', 'reading-tuned', 'reading-more', 'reading-own'].flatMap((name) =>
  readLines(`${name}.jsonl`).map((line): Pair => {
    const { line: short, paragraph }: { line: string; paragraph: string } = JSON.parse(line);
    return { left: toPlaces(short), right: toPlaces(paragraph) };
  }),
);
const paraphrased = readLines('paraphrase-pairs.tsv')
  .map((line) => line.split('\t'))
  .filter(([set]) => set === 'tune')
  .map(([, , one = '', other = '']): Pair => ({ left: toPlaces(one), right: toPlaces(other) }));
const pairs = [...ofVentures, ...ofWords, ...told, ...paraphrased].filter(
  ({ left, right }) => left.length > 0 && right.length > 0,
);

const index = openVentureIndex(buildVentureIndex(knowledge.ventures, glove), knowledge.ventures, glove);
const seen = new Set(pairs.flatMap(({ left, right }) => [...left, ...right]));
const weights = words.map((word) => Math.max(0.5, index.rarity(stem(word))));
const trained = trainMeaning(
  words.map((word) => glove.find(word) ?? new Float32Array(glove.dimensions)),
  weights,
  pairs,
  { rounds, batch: 512, seed: 1 },
);
writeFileSync(
  target,
  writeVectors(new Map(words.map((word, at) => [word, trained[at] ?? new Float32Array()]))),
);
console.log(
  `${pairs.length} pairs, ${seen.size} of ${words.length} words seen; the vectors are in ${target}: run fit-ventures.`,
);

function textOf({ name, pays, also }: Venture, said: readonly string[]): string {
  return [name, name, pays, ...said, also ?? ''].join('. ');
}

function readLines(file: string): readonly string[] {
  return readFileSync(join(corpora, file), 'utf8').trim().split('\n');
}
