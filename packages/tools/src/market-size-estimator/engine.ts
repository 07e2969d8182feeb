import { type Block, createWriter } from '@slipway/report';
import { askReport } from '../idea/ask-report.ts';
import type { IdeaBasis } from '../idea/gather.ts';
import { migrateIdea } from '../idea/migrate.ts';
import { readingBlock } from '../idea/reading-block.ts';
import { trimAnswer } from '../idea/trim-answer.ts';
import type { Engine } from '../tool.ts';
import { fields, type MarketInput, sample } from './fields.ts';
import { meta } from './meta.ts';
import { isAsking, marketOf } from './model/market.ts';
import { answerOf, firstLine } from './sheet/answer.ts';
import { assumptionIds, assumptions } from './sheet/assumptions.ts';
import { addSizes } from './sheet/figures.ts';
import { findings } from './sheet/findings.ts';
import { lints } from './sheet/lints.ts';
import { methodTable, rings } from './sheet/methods.ts';
import { pricesTable } from './sheet/prices-table.ts';
import { placeOf, type Sheet } from './sheet/sheet.ts';
import { uncertainty } from './sheet/uncertainty.ts';
import { working } from './sheet/working.ts';

/** Figure → the fact it is for every tool. */
const kept = [
  ['tam', 'marketTotal'],
  ['sam', 'marketServed'],
  ['som', 'marketReachable'],
] as const;

export const engine: Engine<MarketInput, IdeaBasis> = {
  meta,
  fields,
  sample,
  migrate: migrateIdea(meta.version),
  learns: ({ figures }) =>
    kept.flatMap(([figure, id]) => {
      const value = figures[figure]?.value ?? null;
      return value === null ? [] : [{ id, value, figure }];
    }),
  asks: ['price', 'customer', 'region'],
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
    const answer = trimAnswer(answerOf(sheet, first, sizes));
    const head = [readingBlock(basis, writer), answer];
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
