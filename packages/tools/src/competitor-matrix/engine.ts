import { type Block, createWriter, type Report } from '@slipway/report';
import { askReport } from '../idea/ask-report.ts';
import { migrateIdea } from '../idea/migrate.ts';
import { readingBlock } from '../idea/reading-block.ts';
import { trimAnswer } from '../idea/trim-answer.ts';
import type { Engine } from '../tool.ts';
import type { Basis } from './basis.ts';
import { fields, type Input } from './fields.ts';
import { meta } from './meta.ts';
import { matrixOf } from './propose/matrix.ts';
import { sample } from './sample.ts';
import { answerBlock } from './sheet/answer.ts';
import { askRivals } from './sheet/ask-rivals.ts';
import { assumptionsBlock } from './sheet/assumptions.ts';
import { battlecards } from './sheet/battlecards.ts';
import { curveBlock } from './sheet/curve.ts';
import { gridBlock } from './sheet/grid.ts';
import { kindsBlock } from './sheet/kinds.ts';
import { mapBlock } from './sheet/map.ts';
import { pricesBlock } from './sheet/prices.ts';
import { scoresBlock } from './sheet/scores.ts';
import { openSheet } from './sheet/sheet.ts';
import { standingOf } from './sheet/standing.ts';
import { proposedBlock, suggestedBlock } from './sheet/suggested.ts';

export const engine: Engine<Input, Basis> = {
  meta,
  migrate: migrateIdea(meta.version),
  fields,
  sample,
  asks: [['venture', 'niche'], 'customer'],
  check: ({ idea }) =>
    idea === undefined ? [{ field: 'idea', message: 'Please describe your product in a line or two.' }] : [],
  proposes: (input, basis) => (isUnread(input, basis) ? {} : { matrix: matrixOf(input, basis) }),
  run(input, basis) {
    const title = `Rivals: ${basis.profile.name}`;
    if (isUnread(input, basis)) return askReport(meta.id, title, basis);
    return isAsked(input, basis) ? askRivals(meta.id, title, input, basis) : drawUp(input, basis, title);
  },
};

/** The idea itself is asked about. */
function isUnread(input: Input, { scope }: Basis): boolean {
  return scope.kind === 'ask' && input.matrix === undefined && input.rivals === undefined;
}

/** Nobody is compared while too few are sure and the founder has named nobody. */
function isAsked(input: Input, basis: Basis): boolean {
  if (input.matrix !== undefined) return input.matrix.columns.length < 2;
  const named = input.rivals ?? basis.profile.rivals;
  return named.length === 0 && (basis.isOpen === true || basis.rivals.length === 0);
}

function drawUp(input: Input, basis: Basis, title: string): Report {
  const writer = createWriter();
  const sheet = openSheet(input, basis, writer);
  const standing = standingOf(sheet);
  const hasFeatures = sheet.table.features.length > 0;
  const blocks: readonly (Block | null)[] = [
    readingBlock(basis, writer),
    trimAnswer(answerBlock(sheet, standing)),
    hasFeatures ? gridBlock(sheet) : null,
    kindsBlock(sheet),
    standing.kind === 'own-open' ? null : scoresBlock(sheet),
    mapBlock(sheet),
    curveBlock(sheet),
    pricesBlock(sheet),
    battlecards(sheet),
    suggestedBlock(sheet),
    proposedBlock(sheet),
    assumptionsBlock(sheet),
  ];
  return writer.finish({ toolId: meta.id, title, blocks: blocks.filter((block) => block !== null) });
}
