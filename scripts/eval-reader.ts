import { loadKnowledge } from '@slipway/facts/load';
import { makeLibrary } from '@slipway/tools/library';
import { evaluateReader, type Hits, measureStability } from '../packages/tools/src/reading/evaluate.ts';
import { learnt } from '../packages/tools/test/learnt.ts';
import { toldTwice } from '../packages/tools/test/told-twice.ts';

const knowledge = loadKnowledge();
const { twins } = knowledge;
const { readIdea: read } = makeLibrary(knowledge, learnt);

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`.padStart(7);
const row = (name: string, { ideas, first, firstThree, sure, rightWhenSure }: Hits): string =>
  `${name.padEnd(16)} ${String(ideas).padStart(3)} ideas   first ${percent(first)}   first three ${percent(firstThree)}   sure ${percent(sure)}, right when sure ${percent(rightWhenSure)}`;

for (const split of ['tune', 'held', 'all'] as const) {
  const found = evaluateReader(read, twins, split);
  console.log(row(`${split}: verticals`, found));
  console.log(row(`${split}: niches`, found.niches));
  console.log(
    `${`${split}: in other words`.padEnd(20)} ${found.pairs} pairs   same niche first ${percent(found.samePlace)}   same when sure both times ${percent(found.sameWhenSure)}`,
  );
}
for (const half of ['tune', 'held'] as const) {
  const told = toldTwice.filter(({ split }) => split === half);
  const found = measureStability(read, twins, told);
  console.log(
    `${`${half}: told twice`.padEnd(20)} ${found.ideas} ideas   right ${percent(found.rightAtOnce)}, again ${percent(found.rightAgain)}, again among three ${percent(found.amongThreeAgain)}   same niche ${percent(found.same)}, and sure ${percent(found.sameAndSure)}   same when sure both times ${percent(found.sameWhenSure)}`,
  );
}
const { misses } = evaluateReader(read, twins);
console.log(`\n${misses.length} read otherwise than labelled:`);
for (const { idea, place, read: ids } of misses)
  console.log(
    `- ${idea.vertical} (${place === null ? 'not among three' : `place ${place}`}, ${idea.split}): ${ids.join(', ')}\n  ${idea.text}`,
  );
