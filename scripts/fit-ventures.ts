import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fitCurve } from '@slipway/evals/retrieval';
import { loadKnowledge } from '@slipway/knowledge/load';
import { makeCandidates, readJudged } from './eval/ventures.ts';

/** Fits the curve that says how likely a business is the idea's, on judged pairs: after a change of features, judgements or businesses. */
const file = join(import.meta.dirname, '../packages/analyst/src/ventures/curve.json');
const candidatesOf = makeCandidates(loadKnowledge());
const examples = [...readJudged('tune')].flatMap(([idea, known]) =>
  candidatesOf(idea).flatMap(({ venture, features }) => {
    const isTrue = known.get(venture.id);
    return isTrue === undefined ? [] : [{ features, isTrue }];
  }),
);
writeFileSync(file, `${JSON.stringify(fitCurve(examples), null, 2)}\n`);
console.log(`${examples.length} judged pairs; the curve is in ${file}: run npm run format and npm run eval.`);
