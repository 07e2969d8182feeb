import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { besideOthers, rankAlone, type VentureCandidate } from '@slipway/analyst/ventures';
import { fitCurve } from '@slipway/evals/retrieval';
import { loadKnowledge } from '@slipway/knowledge/load';
import { makeCandidates, readJudged } from './eval/ventures.ts';

/** Fits the curves that say how likely a business is the idea's, on judged pairs: after a change of features, judgements or businesses. */
const file = join(import.meta.dirname, '../packages/analyst/src/ventures/curves.json');
/** Beside the others a business is judged by curves that have not seen its idea. */
const parts = 4;

interface Idea {
  readonly candidates: readonly VentureCandidate[];
  readonly known: ReadonlyMap<string, boolean>;
}

const candidatesOf = makeCandidates(loadKnowledge());
const ideas = [...readJudged('tune')].map(
  ([idea, known]): Idea => ({ candidates: candidatesOf(idea), known }),
);
const alone = fitAlone(ideas);
const without = Array.from({ length: parts }, (_, part) =>
  fitAlone(ideas.filter((_, at) => at % parts !== part)),
);
const among = fitCurve(
  ideas.flatMap(({ candidates, known }, at) => {
    const ranked = rankAlone(candidates, without[at % parts] ?? alone);
    const features = besideOthers(ranked);
    return ranked.slice(0, features.length).flatMap(({ venture }, place) => {
      const isTrue = known.get(venture.id);
      return isTrue === undefined ? [] : [{ features: features[place] ?? [], isTrue }];
    });
  }),
);
writeFileSync(file, `${JSON.stringify({ alone, among }, null, 2)}\n`);
console.log(`${ideas.length} ideas; the curves are in ${file}: run npm run format and npm run eval.`);

function fitAlone(from: readonly Idea[]) {
  return fitCurve(
    from.flatMap(({ candidates, known }) =>
      candidates.flatMap(({ venture, features }) => {
        const isTrue = known.get(venture.id);
        return isTrue === undefined ? [] : [{ features, isTrue }];
      }),
    ),
  );
}
