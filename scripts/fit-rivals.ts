import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadAnalyst } from '@slipway/analyst/load-analyst';
import { fitCurve } from '@slipway/evals/retrieval';
import { loadKnowledge } from '@slipway/knowledge/load';
import { isSameName, readRivals } from './eval/rivals.ts';

/** Fits how likely somebody in that business would name a company, on labelled ideas; the fifth and seventh sets are held aside. */
const sets = ['unseen', 'fresh', 'third', 'fourth', 'sixth'] as const;
/** What a founder may see. */
const looked = 5;

const seen: (readonly number[])[] = [];
const analyst = loadAnalyst(loadKnowledge(), undefined, (nearness) => seen.push(nearness));
const examples = sets.flatMap(readRivals).flatMap(({ idea, named }) => {
  seen.length = 0;
  const found = analyst.suggestRivals({ idea });
  return found.slice(0, looked).map((rival, at) => ({
    features: seen[at] ?? [],
    isTrue: named.some((name) => isSameName(rival.name, name)),
  }));
});
const curve = fitCurve(examples);
const to = join(import.meta.dirname, '../packages/analyst/src/retrieve/rival-curve.json');
writeFileSync(to, `${JSON.stringify(curve)}\n`);
console.log(`${examples.length} companies, ${examples.filter(({ isTrue }) => isTrue).length} right`, curve);
