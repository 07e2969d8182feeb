import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadKnowledge } from '@slipway/facts/load';
import { readVectors } from '@slipway/tools/reading';
import { toldIdeas } from '../packages/tools/src/conformance/ideas/index.ts';
import { evaluationIdeas } from '../packages/tools/src/evaluation/ideas/index.ts';
import { isPlain } from '../packages/tools/src/evaluation/runs/collect-runs.ts';
import { findKindFeatures } from '../packages/tools/src/reading/kinds/kind-features.ts';
import { oddKinds } from '../packages/tools/src/reading/kinds/read-kind.ts';
import { labelledIdeas, paraphrases } from '../packages/tools/src/reading/labelled-ideas/index.ts';
import { tokenise } from '../packages/tools/src/reading/tokens.ts';
import { type Example, learnKinds } from './kinds/learn-kinds.ts';

/**
 * Writes packages/facts/vectors/kinds.json from the texts beside the reader: `node scripts/make-kinds.ts`. Run it again when
 * they, or the word vectors, have changed.
 */
const root = join(import.meta.dirname, '..');
const folder = join(root, 'packages/tools/src/reading/kinds/texts');
const target = join(root, 'packages/facts/vectors/kinds.json');
const vectors = readVectors(readFileSync(join(root, 'packages/facts/vectors/glove-100d-int8.bin')));
/** There are many more ordinary ideas than odd ones. */
const heardShare = 0.1;

const example = (text: string, kind: number, share = 1): Example => ({
  ...findKindFeatures(text, tokenise(text), vectors),
  kind,
  share,
});
const odd = readdirSync(folder).flatMap((file) => {
  const name = file.replace(/\.txt$/u, '');
  // 0 is the ordinary idea: texts that only look odd are ordinary.
  const kind = (oddKinds as readonly string[]).indexOf(name) + 1;
  return linesOf(join(folder, file)).map((text) => example(text, kind));
});
const { wordings } = loadKnowledge();
const isTuned = (one: { readonly split: string }) => one.split === 'tune';
const told = [
  ...labelledIdeas.filter(isTuned).map(({ text }) => text),
  ...paraphrases.filter(isTuned).flatMap(({ idea, again }) => [idea, again]),
  ...toldIdeas.map(({ idea }) => idea),
  ...evaluationIdeas
    .filter((idea) => idea.set === 'tune' && isPlain(idea))
    .flatMap(({ idea, paraphrase }) => (paraphrase === undefined ? [idea] : [idea, paraphrase])),
];
const ordinary = [
  ...wordings.flatMap(({ heard }) => heard.map((text) => example(text, 0, heardShare))),
  ...told.map((text) => example(text, 0)),
];
const weights = learnKinds([...odd, ...ordinary]);
writeFileSync(target, `${JSON.stringify(weights)}\n`);
console.log(
  `${odd.length} odd and near texts, ${ordinary.length} ordinary ones: ${Object.keys(weights.keys).length} words and pairs kept.`,
);

function linesOf(file: string): readonly string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}
