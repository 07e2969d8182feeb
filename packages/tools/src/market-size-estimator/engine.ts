import { chooseReasons, makeFindings } from '@slipway/analyst';
import { createWriter } from '@slipway/report';
import { askReport } from '../idea/ask-report.ts';
import type { IdeaBasis } from '../idea/gather.ts';
import { readingBlock } from '../idea/reading-block.ts';
import type { Engine } from '../tool.ts';
import { fields, sample, type MarketInput } from './fields.ts';
import { meta } from './meta.ts';

export const engine: Engine<MarketInput, IdeaBasis> = {
  meta,
  fields,
  sample,
  check: ({ idea }) =>
    idea === undefined ? [{ field: 'idea', message: 'Please describe your idea in a line or two.' }] : [],
  run(_input, basis) {
    const title = `Market size: ${basis.profile.name}`;
    if (basis.scope.kind === 'ask') return askReport(meta.id, title, basis);
    const writer = createWriter();
    const findings = makeFindings(basis.profile, basis.notes, writer);
    const reasons = chooseReasons(findings);
    return writer.finish({
      toolId: meta.id,
      title,
      blocks: [
        readingBlock(basis, writer),
        {
          id: 'answer',
          kind: 'answer',
          tone: 'fair',
          word: 'Test first',
          verdict: writer.say('verdict', 'Test it first.'),
          dials: [],
          reasons: reasons.map(({ label, statement }) => ({ label, statement })),
        },
      ],
    });
  },
};
