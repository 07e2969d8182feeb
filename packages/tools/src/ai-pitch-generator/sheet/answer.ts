import type { AnswerBlock } from '@slipway/report';
import { evidenceField } from '../../idea/company-fields.ts';
import { trimAnswer } from '../../idea/trim-answer.ts';
import type { Case } from '../case.ts';
import type { Finding } from '../checks/contradictions.ts';
import type { Topic } from '../topics/topic.ts';
import type { Line } from '../words/line.ts';
import type { Lines } from '../words/lines.ts';

interface Parts {
  readonly of: Case;
  readonly one: Line;
  readonly lines: Lines;
  readonly topics: readonly Topic[];
  readonly clashes: readonly Finding[];
  readonly same: readonly Finding[];
}

/** The one-liner first, then the strongest thing to say, the hardest question and what does not fit. */
export function answerBlock({ of, one, lines, topics, clashes, same }: Parts): AnswerBlock {
  const strongest = lines.revenue?.[0] ?? lines.proof?.[0] ?? lines.edge?.[0];
  const [weakest] = topics;
  const [clash] = [...clashes, ...same];
  return trimAnswer({
    id: 'answer',
    kind: 'answer',
    tone: clashes.length > 0 ? 'fair' : 'plain',
    word: null,
    verdict: of.say('verdict', one.text, ...one.evidence),
    dials: [],
    reasons: [
      ...(strongest === undefined || strongest.text === one.text
        ? []
        : [
            { label: 'Say first', statement: of.say('reason.strong', strongest.text, ...strongest.evidence) },
          ]),
      ...(weakest === undefined
        ? []
        : [
            {
              label: 'Hardest question',
              statement: of.say('reason.weak', weakest.asks, ...weakest.evidence),
            },
          ]),
      ...(clash === undefined
        ? []
        : [{ label: 'Put right', statement: { ...clash.statement, id: 'reason.clash' } }]),
    ],
    ...(weakest !== undefined && {
      next: {
        do: of.say('next.do', howOf(weakest), ...weakest.evidence),
        dueDays: 14,
      },
    }),
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
