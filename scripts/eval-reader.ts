import { loadKnowledge } from '@slipway/facts/load';
import { createReader } from '@slipway/tools/reading';
import { evaluateReader } from '../packages/tools/src/reading/evaluate.ts';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`.padStart(7);
const read = createReader(await loadKnowledge());

for (const split of ['tune', 'held', 'all'] as const) {
  const { ideas, first, firstThree, sure, rightWhenSure } = evaluateReader(read, split);
  console.log(
    `${split.padEnd(5)} ${String(ideas).padStart(3)} ideas   first guess ${percent(first)}   first three ${percent(firstThree)}   sure ${percent(sure)}, right when sure ${percent(rightWhenSure)}`,
  );
}
const { misses } = evaluateReader(read);
console.log(`\n${misses.length} read otherwise than labelled:`);
for (const { idea, place, read: ids } of misses)
  console.log(
    `- ${idea.vertical} (${place === null ? 'not among three' : `place ${place}`}, ${idea.split}): ${ids.join(', ')}\n  ${idea.text}`,
  );
