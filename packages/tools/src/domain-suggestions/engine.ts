import { type Block, createWriter } from '@slipway/report';
import { askReport } from '../idea/ask-report.ts';
import { migrateIdea } from '../idea/migrate.ts';
import { readingBlock } from '../idea/reading-block.ts';
import { trimAnswer } from '../idea/trim-answer.ts';
import type { Engine } from '../tool.ts';
import type { Basis } from './basis.ts';
import { fields, type Input, sample } from './fields.ts';
import { meta } from './meta.ts';
import { rankNames } from './rank.ts';
import { answerOf } from './sheet/answer.ts';
import { assumptionsBlock } from './sheet/assumptions.ts';
import { costsBlock } from './sheet/costs.ts';
import { writeFigures } from './sheet/figures.ts';
import { namesBlock } from './sheet/names.ts';

export const engine: Engine<Input, Basis> = {
  meta,
  migrate: migrateIdea(meta.version),
  fields,
  sample,
  check: ({ idea }) =>
    idea === undefined ? [{ field: 'idea', message: 'Please describe the business in a line or two.' }] : [],
  run(input, basis) {
    const title = `Names: ${basis.profile.name}`;
    if (basis.scope.kind === 'ask') return askReport(meta.id, title, basis);
    const writer = createWriter();
    writeFigures(input, basis, writer);
    const ranked = rankNames(input, basis);
    const blocks: readonly (Block | null)[] = [
      trimAnswer(answerOf(ranked, input, basis, writer)),
      ranked.length === 0 ? null : namesBlock(ranked, input, basis, writer),
      ranked.length === 0 ? null : costsBlock(basis, writer),
      ranked.length === 0 ? null : assumptionsBlock(input, ranked, writer),
      { ...readingBlock(basis, writer), folded: true },
    ];
    return writer.finish({ toolId: meta.id, title, blocks: blocks.filter((block) => block !== null) });
  },
};
