import type { AnswerBlock } from '@slipway/report';
import { evidenceField } from '../../idea/company-fields.ts';
import { trimAnswer } from '../../idea/trim-answer.ts';
import type { Finding } from '../checks/contradictions.ts';
import type { DeckParts } from '../deck/slides.ts';
import type { Topic } from '../topics/topic.ts';
import type { Line } from '../words/line.ts';

/** The one-liner first, then the strongest thing to say, the hardest question and what does not fit. */
export function answerBlock(
  { of, one, lines, topics }: DeckParts,
  clashes: readonly Finding[],
  same: readonly Finding[],
): AnswerBlock {
  const strongest = lines.revenue?.[0] ?? lines.proof?.[0] ?? lines.edge?.[0];
  const [weakest] = topics;
  const [clash] = [...clashes, ...same];
  const say = (id: string, text: string, { evidence }: Pick<Line, 'evidence'>) =>
    of.say(id, text, ...evidence);
  return trimAnswer({
    id: 'answer',
    kind: 'answer',
    tone: clashes.length > 0 ? 'fair' : 'plain',
    word: null,
    verdict: say('verdict', one.text, one),
    dials: [],
    reasons: [
      ...(strongest === undefined || strongest.text === one.text
        ? []
        : [{ label: 'Say first', statement: say('reason.strong', strongest.text, strongest) }]),
      ...(weakest === undefined
        ? []
        : [{ label: 'Hardest question', statement: say('reason.weak', weakest.asks, weakest) }]),
      ...(clash === undefined
        ? []
        : [{ label: 'Put right', statement: { ...clash.statement, id: 'reason.clash' } }]),
    ],
    ...(weakest !== undefined && { next: { do: say('next.do', howOf(weakest), weakest), dueDays: 14 } }),
    ...(of.input.evidence === undefined && {
      question: {
        question: of.say('question', 'How far have customers gone?'),
        field: 'evidence',
        options: evidenceField.options,
      },
    }),
  });
}

/** What is missing is said with the question; here is how to get it. */
const howOf = ({ missing }: Topic): string => missing.slice(missing.indexOf('. ') + 2);
