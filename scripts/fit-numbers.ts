import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadKnowledge } from '@slipway/knowledge/load';
import {
  bestKind,
  buildKindTable,
  formatKindWeights,
  type KindReader,
  openKindReader,
} from '../packages/analyst/src/read/number-kinds/classify.ts';
import { type NumberKind, numberKinds } from '../packages/analyst/src/read/number-kinds/number-kind.ts';
import { featuresAt, type LabelledNumbers, loadNumbers } from './numbers/labelled-numbers.ts';
import { learnKinds } from './numbers/learn-kinds.ts';
import { loadLanguage } from './reading/load-language.ts';

/**
 * Writes content/language/number-weights.tsv from paragraphs in which each number is labelled, and prints how many are right among
 * those that were not learnt from. Run after a change of labels or features; then npm run eval.
 */
const root = join(import.meta.dirname, '..');
const { language } = loadLanguage(loadKnowledge(), { without: ['numbers', 'lines'] });
const texts = loadNumbers(join(root, 'packages/evals/corpora/numbers-tuned.txt'), language);
const examplesOf = (one: LabelledNumbers) =>
  one.kinds.flatMap((kind, at) =>
    kind === null
      ? []
      : [
          {
            features: featuresAt(
              one,
              at,
              one.kinds.slice(0, at).map((kind) => kind ?? 'other'),
              language,
            ),
            kind: numberKinds.indexOf(kind),
          },
        ],
  );
const examples = texts.map(examplesOf);
const folds = 4;
if (process.argv.includes('--folds')) {
  const judged = Array.from({ length: folds }, (_, fold) => {
    const read = openKindReader(
      buildKindTable(learnKinds(examples.filter((_one, at) => at % folds !== fold).flat())),
    );
    return texts.filter((_one, at) => at % folds === fold).flatMap((one) => judge(one, read));
  }).flat();
  for (const least of [0, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) {
    const some = judged.filter(({ chance }) => chance >= least);
    const right = some.filter(({ isRight }) => isRight).length;
    console.log(
      `from ${least}: ${Math.round((100 * some.length) / judged.length)} % of numbers, ${Math.round((1000 * right) / some.length) / 10} % right`,
    );
  }
}
const weights = learnKinds(examples.flat());
writeFileSync(join(root, 'content/language/number-weights.tsv'), formatKindWeights(weights));
console.log(
  `Learnt from ${examples.flat().length} numbers in ${texts.length} paragraphs: ${Object.keys(weights.keys).length} signs kept.`,
);

function judge(one: LabelledNumbers, read: KindReader) {
  const before: NumberKind[] = [];
  return one.kinds.flatMap((wanted, at) => {
    const { kind, chance } = bestKind(read(featuresAt(one, at, before, language)));
    before.push(kind);
    return wanted === null ? [] : [{ chance, isRight: kind === wanted }];
  });
}
