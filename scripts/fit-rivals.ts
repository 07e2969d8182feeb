import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadAnalyst } from '@slipway/analyst/load-analyst';
import { fitCurve } from '@slipway/evals/retrieval';
import { loadKnowledge } from '@slipway/knowledge/load';
import { isSameName, readRivals } from './eval/rivals.ts';

/**
 * Fits how likely somebody in that business would name a firm, on labelled ideas. Sets for which no company was added count more;
 * the thirteenth and the fourteenth are held aside.
 */
const prepared = ['unseen', 'fresh', 'third', 'fourth', 'sixth'] as const;
const unprepared = ['fifth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth'] as const;
const unpreparedWeight = 4;

const seen: (readonly number[])[] = [];
const analyst = loadAnalyst(loadKnowledge(), undefined, (evidence) => {
  seen.push(evidence);
  return 0;
});
const labelled = (set: (typeof prepared | typeof unprepared)[number]) =>
  readRivals(set).flatMap(({ idea, named, wrong }) => {
    seen.length = 0;
    // Judged as nothing, they come in the order in which they are seen.
    return analyst.suggestRivals({ idea }).flatMap(({ name }, at) => {
      const isTrue = named.some((one) => isSameName(name, one));
      const isJudged = isTrue || wrong === null || wrong.includes(name);
      return isJudged ? [{ features: seen[at] ?? [], isTrue }] : [];
    });
  });
const asNew = unprepared.flatMap(labelled);
const examples = [
  ...prepared.flatMap(labelled),
  ...Array.from({ length: unpreparedWeight }, () => asNew).flat(),
];
const curve = fitCurve(examples);
const to = join(import.meta.dirname, '../packages/analyst/src/notes/rival-curve.json');
writeFileSync(to, `${JSON.stringify(curve)}\n`);
console.log(`${examples.length} companies, ${examples.filter(({ isTrue }) => isTrue).length} right`, curve);
