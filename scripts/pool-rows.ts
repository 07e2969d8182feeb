import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadIndexes, loadVectors } from '@slipway/analyst/load-analyst';
import { poolRows, readIdeas, readJudgements } from '@slipway/evals/retrieval';
import { loadKnowledge } from '@slipway/knowledge/load';

const usage = `node scripts/pool-rows.ts --ideas <ideas.jsonl> --out <to-judge.tsv> [--judged <judgements.tsv>]
Writes the rows to judge, shuffled: whoever judges puts 1 (about the idea: the same job, or a rival the founder would really
meet) or 0 into the last column, seeing no ranking. Rows that were judged before are left out.`;

const { values: options } = parseArgs({
  options: { ideas: { type: 'string' }, out: { type: 'string' }, judged: { type: 'string' } },
});

if (options.ideas === undefined || options.out === undefined) {
  console.log(usage);
  process.exitCode = 1;
} else {
  const knowledge = loadKnowledge();
  const indexes = loadIndexes(knowledge, loadVectors());
  const known = options.judged === undefined ? [] : readJudgements(readFileSync(options.judged, 'utf8'));
  const judged = new Set(known.map(({ idea, kind, row }) => `${idea} ${kind} ${row}`));
  const ideas = readIdeas(readFileSync(options.ideas, 'utf8'));
  const lines = ideas.flatMap((idea) =>
    poolRows(idea, indexes)
      .filter(({ kind, key }) => !judged.has(`${idea.id} ${kind} ${key}`))
      .map(({ kind, key, shown }) => [idea.id, kind, key, '', idea.line, shown].join('\t')),
  );
  writeFileSync(options.out, `${['idea\tkind\trow\trelevant\tidea text\trow text', ...lines].join('\n')}\n`);
  // No row is printed: the held ideas stay unread.
  console.log(`${lines.length} rows of ${ideas.length} ideas are in ${options.out}.`);
}
