import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadReader } from '@slipway/analyst/load';
import { loadKnowledge } from '@slipway/knowledge/load';
import {
  buildModelTable,
  type ModelWeights,
  openModelReader,
} from '../packages/analyst/src/profile/business-model.ts';
import { learnModels } from './business-models/learn-models.ts';
import { loadModelTexts, type ModelText, toExamples } from './business-models/model-texts.ts';

/**
 * Writes content/language/business-model-weights.json from founder texts whose business model is known. The limits come from
 * ideas that were not learnt from. Run after a change of models, labels or features; then npm run format and npm run eval.
 */
const folds = 4;
const knowledge = loadKnowledge();
const read = loadReader(knowledge);
const ids = knowledge.businessModels.map(({ id }) => id);
const { written, labelled } = loadModelTexts(ids);
const all: readonly ModelText[] = [...written, ...labelled];
const examples = toExamples(all, ids, read);
const foldOf = new Map([...new Set(labelled.map(({ idea }) => idea))].map((idea, at) => [idea, at % folds]));

interface Judged {
  readonly chance: number;
  readonly isRight: boolean;
  /** Among the first five. */
  readonly isOffered: boolean;
}

function judgeFold(fold: number): readonly Judged[] {
  const isAside = ({ idea }: ModelText) => foldOf.get(idea) === fold;
  const learnt = learnModels(
    examples.filter((_, at) => !all.slice(at, at + 1).some(isAside)),
    ids,
  );
  const model = openModelReader(buildModelTable({ ...learnt, sureFrom: 0 }));
  return labelled.filter(isAside).map(({ text, best, also }) => {
    const slot = model(text, read(text));
    const isRight = (id: string | undefined) => id === best || id === also;
    return {
      chance: slot?.chance ?? 0,
      isRight: isRight(slot?.value),
      isOffered: [slot?.value, ...(slot?.alternatives ?? []).slice(0, 4)].some(isRight),
    };
  });
}

/** The lowest limit from which on so many are right. */
function limitFor(judged: readonly Judged[], wanted: number): number {
  const sorted = judged.toSorted((a, z) => z.chance - a.chance);
  let [right, limit] = [0, 1];
  sorted.forEach(({ chance, isRight }, at) => {
    right += isRight ? 1 : 0;
    if (right / (at + 1) >= wanted) limit = chance;
  });
  return Math.ceil(limit * 100) / 100;
}

const judged = Array.from({ length: folds }, (_, fold) => judgeFold(fold)).flat();
// Of those aside 85 % are right from 0.7 on, and 70 % between 0.4 and 0.7.
const sureFrom = Math.max(limitFor(judged, 0.85), 0.7);
// Nothing else reads like what donors pay for: of the labelled ideas from 0.2 on, 45 of 47 are.
const sureOf = { 'donor-programme': 0.25 };
const weights: ModelWeights = { ...learnModels(examples, ids), sureFrom, sureOf };
const file = join(import.meta.dirname, '../content/language/business-model-weights.json');
writeFileSync(file, `${JSON.stringify(weights)}\n`);
const share = (some: readonly Judged[]) =>
  `${Math.round((100 * some.filter(({ isRight }) => isRight).length) / some.length)} % of ${some.length}`;
console.log(
  `Right of all ${share(judged)}; of the sure ${share(judged.filter(({ chance }) => chance >= sureFrom))}.`,
);
