import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { besideOthers, rankAlone, type VentureCandidate } from '@slipway/analyst/ventures';
import { fitByReader } from '@slipway/evals/retrieval';
import { loadKnowledge } from '@slipway/knowledge/load';
import { makeCandidates, readJudged } from './eval/ventures.ts';

/** Fits the curves that say how likely a business is the idea's, on judged pairs: after a change of features, judgements or businesses. */
const file = join(import.meta.dirname, '../packages/analyst/src/ventures/curves.json');
/** Beside the others a business is judged by curves that have not seen its idea. */
const parts = 4;

interface Idea {
  readonly candidates: readonly VentureCandidate[];
  readonly known: ReadonlyMap<string, boolean>;
  /** One at the group of milder readers who judged it. */
  readonly reader: readonly number[];
}

const candidatesOf = makeCandidates(loadKnowledge());
const judged = readJudged('tune');
const groups = [...new Set([...judged.values()].map(({ by }) => by))].filter((by) => by !== null).sort();
const ideas = [...judged].map(
  ([idea, { known, by }]): Idea => ({
    candidates: candidatesOf(idea),
    known,
    reader: groups.map((group) => (group === by ? 1 : 0)),
  }),
);
const alone = fitAlone(ideas);
const without = Array.from({ length: parts }, (_, part) =>
  fitAlone(ideas.filter((_, at) => at % parts !== part)),
);
const among = fitByReader(
  ideas.flatMap(({ candidates, known, reader }, at) => {
    const ranked = rankAlone(candidates, without[at % parts] ?? alone);
    const features = besideOthers(ranked);
    return ranked.slice(0, features.length).flatMap(({ venture }, place) => {
      const isTrue = known.get(venture.id);
      return isTrue === undefined ? [] : [{ features: features[place] ?? [], reader, isTrue }];
    });
  }),
);
writeFileSync(file, `${JSON.stringify({ alone, among }, null, 2)}\n`);
console.log(`${ideas.length} ideas; the curves are in ${file}: run npm run format and npm run eval.`);

function fitAlone(from: readonly Idea[]) {
  return fitByReader(
    from.flatMap(({ candidates, known, reader }) =>
      candidates.flatMap(({ venture, features }) => {
        const isTrue = known.get(venture.id);
        return isTrue === undefined ? [] : [{ features, reader, isTrue }];
      }),
    ),
  );
}
