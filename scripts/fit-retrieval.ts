import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectExamples, collectLines, fitCurves } from '@slipway/evals/retrieval';
import { loadIndexes, loadLines, loadTuned, makeLineReader } from './eval/retrieval.ts';

/** Fits both curves on the judged rows of the tuned ideas and on the labelled lines: after a change of features, judgements or knowledge. */
const file = join(import.meta.dirname, '../packages/analyst/src/retrieve/curves.json');
const indexes = loadIndexes();
const { ideas, judgements } = loadTuned(indexes);
const curves = fitCurves([
  ...collectExamples(ideas, judgements, indexes),
  ...collectLines(loadLines('tuned'), makeLineReader(), indexes),
]);
writeFileSync(file, `${JSON.stringify(curves, null, 2)}\n`);
console.log(`Both curves are in ${file}: run npm run format and npm run eval.`);
