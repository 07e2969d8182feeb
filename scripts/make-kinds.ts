import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadVectors } from '@slipway/analyst/load-analyst';
import { loadKnowledge } from '@slipway/knowledge/load';
import { findTextFeatures } from '../packages/analyst/src/classify/text-features.ts';
import { oddKinds } from '../packages/analyst/src/scope/read-kind.ts';
import { type Example, learnClasses } from './classes/learn-classes.ts';

/**
 * Writes packages/knowledge/vectors/kinds.json from packages/evals/corpora/kinds: `node scripts/make-kinds.ts`. Run it again when
 * they, or the word vectors, have changed.
 */
const root = join(import.meta.dirname, '..');
const corpora = join(root, 'packages/evals/corpora');
const folder = join(corpora, 'kinds');
const target = join(root, 'packages/knowledge/vectors/kinds.json');
const vectors = loadVectors();
/** There are many more ordinary ideas than odd ones. */
const phrasingShare = 0.1;
const workedShare = 0.2;
/** What names nothing has few words of its own. */
const vagueShare = 2.5;

const example = (text: string, kind: number, share = 1): Example => ({
  ...findTextFeatures(text, vectors),
  kind,
  share,
});
const odd = readdirSync(folder).flatMap((file) => {
  const name = file.replace(/\.txt$/u, '');
  // 0 is the ordinary idea: texts that only look odd are ordinary.
  const kind = (oddKinds as readonly string[]).indexOf(name) + 1;
  return linesOf(join(folder, file)).map((text) => example(text, kind, name === 'vague' ? vagueShare : 1));
});
const told = ['reading-tuned.jsonl', 'reading-own.jsonl'].flatMap((file) =>
  linesOf(join(corpora, file)).flatMap((line) => {
    const { line: short, paragraph } = JSON.parse(line);
    return [short, paragraph].filter((text) => typeof text === 'string');
  }),
);
/** Typed in haste, with sums in every sentence, as dealers in forged papers do too. */
const counted = linesOf(join(corpora, 'numbers-tuned.txt')).map((text) =>
  text.replaceAll(/\[([^|\]]+)\|[a-z-]+\]/gu, '$1'),
);
const lines = linesOf(join(corpora, 'lines-tuned.tsv'))
  .slice(1)
  .map((line) => line.split('\t')[0] ?? '');
const knowledge = loadKnowledge();
const worked = Array.from(
  { length: knowledge.ventures.length },
  (_, at) => knowledge.ventures.at(at)?.said ?? [],
).flat();
const ordinary = [
  ...worked.map((text) => example(text, 0, workedShare)),
  ...knowledge.wordings.flatMap(({ heard }) => heard.map((text) => example(text, 0, phrasingShare))),
  ...[...told, ...lines, ...counted].map((text) => example(text, 0)),
];
const weights = learnClasses([...odd, ...ordinary], oddKinds.length + 1);
writeFileSync(target, formatTable(weights));
console.log(
  `${odd.length} odd and near texts, ${ordinary.length} ordinary ones: ${Object.keys(weights.keys).length} words and pairs kept.`,
);

/** A sign that weighs less tells no kind from another. */
const weightLeast = 0.2;

/** A line for each sign: a single line of 700 KB stops the formatter. */
function formatTable({ keys, dense }: ReturnType<typeof learnClasses>): string {
  const row = (numbers: readonly number[]): string => `[${numbers.join(', ')}]`;
  const signs = Object.entries(keys)
    .filter(([, numbers]) => numbers.some((one) => Math.abs(one) >= weightLeast))
    .map(([key, numbers]) => `    ${JSON.stringify(key)}: ${row(numbers)}`);
  const places = dense.map((numbers) => `    ${row(numbers)}`);
  return `{\n  "keys": {\n${signs.join(',\n')}\n  },\n  "dense": [\n${places.join(',\n')}\n  ]\n}\n`;
}

function linesOf(file: string): readonly string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}
