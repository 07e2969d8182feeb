import { createWriter, type Report } from '@slipway/report';
import type { Basis } from '../basis.ts';
import type { Input } from '../fields.ts';
import { meta } from '../meta.ts';

/** Only a topic was given, and it brought no numbers: what stands in the way, and what would help. */
export function askForNumbers({ topic = '' }: Input, { views }: Basis): Report {
  const writer = createWriter();
  const said = { kind: 'said', field: 'topic', quote: topic } as const;
  const why = views?.kind === 'none' ? views.says : 'Wikipedia has too few months of it to see a trend.';
  return writer.finish({
    toolId: meta.id,
    title: 'Growth trends: your market',
    asksBack: true,
    blocks: [
      {
        id: 'ask',
        kind: 'answer',
        tone: 'plain',
        word: null,
        verdict: writer.say('ask', why, said),
        dials: [],
        reasons: [
          {
            label: 'Instead',
            statement: writer.say(
              'instead',
              'Paste searches, page views or sales of the market into “Numbers of your market”.',
              said,
            ),
          },
        ],
      },
      {
        id: 'question',
        kind: 'question',
        question: writer.say('question', 'Which Wikipedia article is closest to your market?', said),
        field: 'topic',
        options: [],
      },
    ],
  });
}
