import { type Block, createWriter, type Report } from '@slipway/report';
import { askReport } from '../idea/ask-report.ts';
import { migrateIdea } from '../idea/migrate.ts';
import { readingBlock } from '../idea/reading-block.ts';
import type { Engine } from '../tool.ts';
import type { Basis } from './basis.ts';
import { openCase } from './case.ts';
import { carryEdits } from './deck/carry-edits.ts';
import { makeDrafts } from './deck/make-drafts.ts';
import { toDeck } from './deck/to-deck.ts';
import { fields, type Input, sample } from './fields.ts';
import { meta } from './meta.ts';
import { partsOf, pitchBlocks } from './pitch.ts';

export const engine: Engine<Input, Basis> = {
  meta,
  migrate: migrateIdea(meta.version),
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
  carries: carryEdits,
  /** The deck, to be edited, shown and exported. */
  documents(input, basis, { title }) {
    const of = openCase(input, basis, createWriter());
    const parts = partsOf(of);
    if (parts === null) return [];
    return [{ kind: 'deck', title: title.slice(0, 200), data: toDeck(of, makeDrafts(parts)) }];
  },
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
