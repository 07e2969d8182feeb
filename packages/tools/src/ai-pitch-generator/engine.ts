import { type Block, createWriter, type Report } from '@slipway/report';
import { askReport } from '../idea/ask-report.ts';
import { readingBlock } from '../idea/reading-block.ts';
import type { Engine } from '../tool.ts';
import type { Basis } from './basis.ts';
import { openCase } from './case.ts';
import { documents } from './documents.ts';
import { fields, type Input, sample } from './fields.ts';
import { meta } from './meta.ts';
import { pitchBlocks } from './pitch.ts';

export const engine: Engine<Input, Basis> = {
  meta,
  fields,
  sample,
  asks: ['customer', 'price'],
  check: ({ idea }) =>
    idea === undefined
      ? [{ field: 'idea', message: 'Please say in a line or two what you are building.' }]
      : [],
  run(input, basis): Report {
    const writer = createWriter();
    const of = openCase(input, basis, writer);
    const title = `Pitch: ${of.company === '' ? basis.profile.name : of.company}`;
    const made = basis.scope.kind === 'ask' ? null : pitchBlocks(of);
    if (made === null) return askReport(meta.id, title, { ...basis, scope: askScope(basis) });
    const blocks: readonly Block[] = [readingBlock(basis, writer), ...made];
    return writer.finish({ toolId: meta.id, title, blocks });
  },
  documents,
};

/** Words without a verb or a thing say nothing that could be pitched. */
function askScope({ scope }: Basis): Basis['scope'] {
  return scope.kind === 'ask'
    ? scope
    : {
        ...scope,
        kind: 'ask',
        why: 'thin',
        says: 'There is nothing to pitch in these words yet.',
        question: 'What does it do, and for which customers?',
      };
}
