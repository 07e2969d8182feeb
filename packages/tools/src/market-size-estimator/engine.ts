import { type Block, createWriter } from '@slipway/report';
import { askReport } from '../idea/ask-report.ts';
import type { IdeaBasis } from '../idea/gather.ts';
import { readingBlock } from '../idea/reading-block.ts';
import type { Engine } from '../tool.ts';
import { fields, type MarketInput, sample } from './fields.ts';
import { meta } from './meta.ts';
import { isAsking, marketOf } from './model/market.ts';
import { answerOf, firstLine } from './sheet/answer.ts';
import { findings, methodTable, pricesTable, rings } from './sheet/body.ts';
import { addSizes } from './sheet/figures.ts';
import { assumptionIds, assumptions, uncertainty, working } from './sheet/folded.ts';
import { lints } from './sheet/lints.ts';
import { placeOf, type Sheet } from './sheet/sheet.ts';

export const engine: Engine<MarketInput, IdeaBasis> = {
  meta,
  fields,
  sample,
  check: ({ idea }) =>
    idea === undefined ? [{ field: 'idea', message: 'Please describe your idea in a line or two.' }] : [],
  run(input, basis) {
    const title = `Market size: ${basis.profile.name}`;
    if (basis.scope.kind === 'ask') return askReport(meta.id, title, basis);
    const writer = createWriter();
    const market = marketOf(input, basis);
    const sheet: Sheet = {
      input,
      basis,
      market,
      writer,
      place: placeOf(basis, input),
      rows: assumptionIds(market),
    };
    const first = firstLine(sheet);
    const sizes = addSizes(sheet);
    const head = [readingBlock(basis, writer), answerOf(sheet, first, sizes)];
    if (isAsking(market)) return writer.finish({ toolId: meta.id, title, asksBack: true, blocks: head });
    const blocks: readonly (Block | null)[] = [
      ...head,
      methodTable(sheet, sizes),
      rings(sheet, sizes),
      ...lints(sheet, sizes),
      pricesTable(sheet),
      findings(sheet),
      ...uncertainty(sheet, sizes),
      assumptions(sheet),
      working(sheet, sizes),
    ];
    return writer.finish({ toolId: meta.id, title, blocks: blocks.filter((block) => block !== null) });
  },
};
