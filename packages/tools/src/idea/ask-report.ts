import { createWriter, type Report } from '@slipway/report';
import type { IdeaBasis } from './gather.ts';

/** Nothing to answer yet: one sentence, one question, no figure. Costs nothing. */
export function askReport(toolId: string, title: string, { scope }: IdeaBasis): Report {
  const writer = createWriter();
  if (scope.kind === 'answer') throw new Error('There is something to answer.');
  return writer.finish({
    toolId,
    title,
    asksBack: true,
    blocks: [
      {
        id: 'ask',
        kind: 'answer',
        tone: 'plain',
        word: null,
        verdict: writer.say('ask', scope.says),
        dials: [],
        reasons: [],
      },
      {
        id: 'question',
        kind: 'question',
        question: writer.say('question', scope.question),
        field: 'idea',
        options: [],
      },
    ],
  });
}
