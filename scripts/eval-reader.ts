import { loadKnowledge } from '@slipway/facts/load';
import { makeLibrary } from '@slipway/tools/library';
import { evaluateReader, type Hits } from '../packages/tools/src/reading/evaluate.ts';
import { learnt } from '../packages/tools/test/learnt.ts';

const { readIdea: read } = makeLibrary(await loadKnowledge(), learnt);

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`.padStart(7);
const row = (name: string, { ideas, first, firstThree, sure, rightWhenSure }: Hits): string =>
  `${name.padEnd(16)} ${String(ideas).padStart(3)} ideas   first ${percent(first)}   first three ${percent(firstThree)}   sure ${percent(sure)}, right when sure ${percent(rightWhenSure)}`;

for (const split of ['tune', 'held', 'all'] as const) {
  const found = evaluateReader(read, split);
  console.log(row(`${split}: verticals`, found));
  console.log(row(`${split}: niches`, found.niches));
  console.log(
    `${`${split}: in other words`.padEnd(20)} ${found.pairs} pairs   same niche first ${percent(found.samePlace)}   same when sure both times ${percent(found.sameWhenSure)}`,
  );
}
const { misses } = evaluateReader(read);
console.log(`\n${misses.length} read otherwise than labelled:`);
for (const { idea, place, read: ids } of misses)
  console.log(
    `- ${idea.vertical} (${place === null ? 'not among three' : `place ${place}`}, ${idea.split}): ${ids.join(', ')}\n  ${idea.text}`,
  );
