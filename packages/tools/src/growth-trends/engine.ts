import { type Block, createWriter } from '@slipway/report';
import { trimAnswer } from '../idea/trim-answer.ts';
import type { Engine } from '../tool.ts';
import type { Basis } from './basis.ts';
import { check } from './check.ts';
import { fields, type Input } from './fields.ts';
import { learns } from './learns.ts';
import { meta } from './meta.ts';
import { sample } from './sample.ts';
import { accounting } from './sheet/accounting.ts';
import { answerOf } from './sheet/answer.ts';
import { askForNumbers } from './sheet/ask.ts';
import { assumptions } from './sheet/assumptions.ts';
import { callouts } from './sheet/callouts.ts';
import { cards } from './sheet/cards.ts';
import { chart } from './sheet/chart.ts';
import { contest } from './sheet/contest.ts';
import { diffusionBlock } from './sheet/diffusion.ts';
import { marketBlock } from './sheet/market.ts';
import { outlookTable } from './sheet/outlook.ts';
import { season } from './sheet/season.ts';
import { openSheet } from './sheet/sheet.ts';
import { leadOf } from './study/lead.ts';
import { study } from './study/study.ts';

export const engine: Engine<Input, Basis> = {
  meta,
  fields,
  sample,
  heavy: true,
  check,
  learns,
  run(input, basis) {
    const lead = leadOf(input, basis);
    if (lead === null) return askForNumbers(input, basis);
    const writer = createWriter();
    const sheet = openSheet(study(input, lead, basis), basis, writer);
    // The table has the steps that the answer names.
    const table = outlookTable(sheet);
    const answer = trimAnswer(answerOf(sheet));
    const blocks: readonly (Block | null)[] = [
      answer,
      chart(sheet),
      ...callouts(sheet),
      cards(sheet),
      table,
      ...accounting(sheet),
      diffusionBlock(sheet),
      marketBlock(sheet),
      season(sheet),
      contest(sheet),
      assumptions(sheet),
    ];
    return writer.finish({
      toolId: meta.id,
      title: `Growth trends: ${sheet.title}`,
      blocks: blocks.filter((block) => block !== null),
    });
  },
};
